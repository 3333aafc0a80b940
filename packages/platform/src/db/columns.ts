import {
  Column,
  CreateDateColumn,
  getMetadataArgsStorage,
  DeleteDateColumn,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** bigint column ↔ number; for ids, which stay under 2^53. */
const idTransformer: ValueTransformer = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** bigint column ↔ bigint; money in minor units. */
const minorTransformer: ValueTransformer = {
  to: (value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  from: (value: string | null) => (value === null ? null : BigInt(value)),
};

/** Primary key: bigint identity, a number in TypeScript. */
export function IdColumn(): PropertyDecorator {
  return (target, property) => {
    PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })(
      target,
      property as string,
    );
    withTransformer(target, property as string);
  };
}

/** TypeORM takes no transformer on generated columns, so it is put on the stored declaration. */
function withTransformer(target: object, property: string): void {
  const column = getMetadataArgsStorage().columns.find(
    (one) => one.target === target.constructor && one.propertyName === property,
  );
  if (column) column.options.transformer = idTransformer;
}

/** Reference to a row, here or in another service; number in TypeScript. */
export function RefColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'bigint', ...options, transformer: idTransformer });
}

/** Money in minor units of the row's currency; bigint in TypeScript (D0). */
export function MoneyColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'bigint', ...options, transformer: minorTransformer });
}

/** Instant in UTC; Date in TypeScript. */
export function InstantColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'timestamptz', ...options });
}

/** Calendar date `YYYY-MM-DD`; a string in TypeScript, never a Date. */
export function DateColumn(options: ColumnOptions = {}): PropertyDecorator {
  return Column({ type: 'date', ...options });
}

/** create_time, update_time and version, which every back-office row has. */
export abstract class Row {
  @IdColumn()
  id!: number;

  @CreateDateColumn({ name: 'create_time', type: 'timestamptz' })
  createTime!: Date;

  @UpdateDateColumn({ name: 'update_time', type: 'timestamptz' })
  updateTime!: Date;

  @VersionColumn({ default: 1 })
  version!: number;
}

/** A row whose deletion only sets delete_time; unique indexes on it are partial on living rows. */
export abstract class SoftRow extends Row {
  @DeleteDateColumn({ name: 'delete_time', type: 'timestamptz' })
  deleteTime!: Date | null;
}
