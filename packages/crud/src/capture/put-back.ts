import type { CallContext, Rollback } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { FieldCipher } from '@parcelway/platform';
import type { DataSource, EntityManager } from 'typeorm';
import type { BoundResource } from '../bound-resource';
import type { WriteKind } from '../hooks';
import { translateDatabaseError } from '../row-reader';

/** A caught row in the text of to_jsonb, with the resource whose table it was in. */
export interface CaughtRow {
  readonly bound: BoundResource;
  readonly row: string;
}

export interface CaughtChange extends Omit<Rollback, 'resource'> {
  readonly bound: BoundResource;
}

/** Undone at the end when it was only asked whether it could be done. */
class DryRun extends Error {}

/** Puts caught rows and columns back, all of them or none. No value passes through JavaScript: they return bit for bit. */
export class PutBack {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
  ) {}

  /** Errors: crud.duplicate naming the field whose value a living row has taken; request.invalid when what it points to is gone. */
  async restore(rows: readonly CaughtRow[], dryRun: boolean, context: CallContext): Promise<number> {
    return this.inOne(dryRun, async (manager) => {
      for (const { bound, row } of rows) {
        const id = await putRow(bound, row, manager);
        await wasWritten(bound, id, 'restore', context, manager);
      }
      return rows.length;
    });
  }

  /** Answers how many columns did not have their old value already. Errors: crud.not_found, crud.duplicate. */
  async rollback(changes: readonly CaughtChange[], dryRun: boolean, context: CallContext): Promise<number> {
    return this.inOne(dryRun, async (manager) => {
      let changed = 0;
      for (const { bound, id, field, before, sealed } of changes) {
        const value = sealed === null ? before : this.cipher.decrypt(sealed);
        if (!(await putColumn(bound, id, field, value ?? 'null', manager))) continue;
        changed += 1;
        await wasWritten(bound, id, 'edit', context, manager);
      }
      return changed;
    });
  }

  private async inOne(dryRun: boolean, work: (manager: EntityManager) => Promise<number>): Promise<number> {
    let done = 0;
    try {
      await this.dataSource.transaction(async (manager) => {
        done = await work(manager);
        if (dryRun) throw new DryRun();
      });
    } catch (error) {
      if (!(error instanceof DryRun)) throw translateDatabaseError(error);
    }
    return done;
  }
}

/** Over the softly deleted row, or as a new one under its old id. Columns added since keep their defaults. */
async function putRow({ metadata }: BoundResource, row: string, manager: EntityManager): Promise<number> {
  const table = `"${metadata.tableName}"`;
  const columns = (
    (await manager.query(
      `SELECT quote_ident(attname) AS name FROM pg_attribute
       WHERE attrelid = $2::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND jsonb_exists($1::jsonb, attname)`,
      [row, table],
    )) as { name: string }[]
  )
    .map(({ name }) => name)
    .join(', ');
  const values = `SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1::jsonb)`;
  if (metadata.deleteDateColumn) {
    const [[updated]] = (await manager.query(
      `UPDATE ${table} SET (${columns}) = (${values}) WHERE id = ($1::jsonb ->> 'id')::bigint AND delete_time IS NOT NULL RETURNING id`,
      [row],
    )) as [{ id: string }[], number];
    if (updated) return Number(updated.id);
  }
  const [inserted] = (await manager.query(`INSERT INTO ${table} (${columns}) ${values} RETURNING id`, [
    row,
  ])) as { id: string }[];
  const id = Number(inserted?.id);
  // A database that was rebuilt may not have come as far as this id.
  await manager.query(
    `SELECT setval(sequence, $1) FROM (SELECT pg_get_serial_sequence($2, 'id')::regclass AS sequence) AS of_id
     WHERE COALESCE(pg_sequence_last_value(sequence), 0) < $1`,
    [id, table],
  );
  return id;
}

async function putColumn(
  { fields, metadata }: BoundResource,
  id: number,
  field: string,
  value: string,
  manager: EntityManager,
): Promise<boolean> {
  if (!fields.has(field)) throw new DomainError('crud.unknown_field', { field });
  const [table, column] = [`"${metadata.tableName}"`, `"${field}"`];
  const living = metadata.deleteDateColumn ? 'AND delete_time IS NULL' : '';
  const [found] = (await manager.query(
    `SELECT to_jsonb(${column}) IS NOT DISTINCT FROM NULLIF($2::jsonb, 'null') AS same FROM ${table} WHERE id = $1 ${living} FOR UPDATE`,
    [id, value],
  )) as { same: boolean }[];
  if (!found) throw new DomainError('crud.not_found');
  if (found.same) return false;
  await manager.query(
    `UPDATE ${table} SET ${column} = (jsonb_populate_record(NULL::${table}, jsonb_build_object($2::text, $3::jsonb))).${column}
       ${metadata.versionColumn ? ', version = version + 1' : ''} ${metadata.updateDateColumn ? ', update_time = now()' : ''}
     WHERE id = $1`,
    [id, field, value],
  );
  return true;
}

async function wasWritten(
  { metadata, hooks }: BoundResource,
  id: number,
  kind: WriteKind,
  context: CallContext,
  manager: EntityManager,
): Promise<void> {
  const entity = await manager.findOneByOrFail(metadata.target, { id });
  await hooks.afterWrite?.(entity, kind, context, manager);
}
