import type { Field, Resource } from '@parcelway/contracts/resources';
import { fieldsOf, tableOf } from '@parcelway/contracts/resources';
import type { DataSource, EntityMetadata, ObjectLiteral, Repository } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import type { ResourceBinding } from './bind';
import type { ResourceHooks } from './hooks';

/** Column types of PostgreSQL that may store a field of each kind. */
const storedAs: Readonly<Record<Field['kind'], readonly string[]>> = {
  text: ['varchar', 'char', 'text', 'uuid'],
  longText: ['text'],
  secret: ['varchar', 'text'],
  idList: ['varchar'],
  integer: ['int', 'integer', 'smallint', 'bigint'],
  grams: ['int', 'integer'],
  millimetres: ['int', 'integer'],
  basisPoints: ['int', 'integer', 'smallint'],
  money: ['bigint'],
  flag: ['boolean', 'bool'],
  'number-enum': ['smallint', 'int'],
  'word-enum': ['varchar'],
  date: ['date'],
  instant: ['timestamptz', 'timestamp with time zone'],
  json: ['jsonb'],
  relation: ['bigint'],
  relations: ['jsonb'],
  image: ['varchar'],
  images: ['varchar', 'text'],
  file: ['varchar'],
  html: ['text'],
};

export interface BoundField {
  readonly name: string;
  readonly declared: Field;
  readonly column: ColumnMetadata;
  /** Property of the entity. */
  readonly property: string;
}

/** A declaration tied to its entity's columns and checked against them. */
export class BoundResource {
  /** Fields with a column. */
  readonly fields: ReadonlyMap<string, BoundField>;
  /** Fields without one. */
  readonly virtual: ReadonlyMap<string, Field>;
  readonly metadata: EntityMetadata;

  /** Throws when the declaration names a column that is not there or has another type: the service then does not start. */
  constructor(
    readonly resource: Resource,
    readonly repository: Repository<ObjectLiteral>,
    readonly hooks: ResourceHooks<ObjectLiteral>,
  ) {
    this.metadata = repository.metadata;
    const faults: string[] = [];
    const declared = Object.entries(fieldsOf(resource));
    this.virtual = new Map(declared.filter(([, field]) => field.virtual));
    const stored = declared.filter(([, field]) => !field.virtual);
    const bound = stored.flatMap(([name, declared]): [string, BoundField][] => {
      const column = this.metadata.columns.find((one) => one.databaseName === name);
      if (!column) {
        faults.push(`${name} is no column`);
        return [];
      }
      if (!storedAs[declared.kind].includes(String(column.type)))
        faults.push(`${name} is declared ${declared.kind} but stored as ${String(column.type)}`);
      return [[name, { name, declared, column, property: column.propertyName }]];
    });
    if (resource.deletion === 'soft' && !this.metadata.deleteDateColumn)
      faults.push('it is deleted softly but has no delete_time');
    faults.push(...faultsOfLabels(resource, new Map(bound)));
    faults.push(...faultsOfCapture(resource, new Map(bound)));
    if (resource.narrowedBy && !hooks.narrow) faults.push('nothing answers what it is narrowed by');
    if (tableOf(resource) !== this.metadata.tableName)
      faults.push(`its rows are in ${this.metadata.tableName}, not in ${tableOf(resource)}`);
    if (faults.length > 0) throw new Error(`Resource ${resource.name}: ${faults.join('; ')}`);
    this.fields = new Map(bound);
  }

  get hasWeigh(): boolean {
    return this.fields.has('weigh');
  }

  get hasVersion(): boolean {
    return this.metadata.versionColumn !== undefined;
  }

  static from(
    binding: ResourceBinding,
    hooks: ResourceHooks<ObjectLiteral>,
    dataSource: DataSource,
  ): BoundResource {
    return new BoundResource(binding.resource, dataSource.getRepository(binding.entity), hooks);
  }
}

/** What other resources show of a row is stored and no secret. */
function faultsOfLabels(resource: Resource, bound: ReadonlyMap<string, BoundField>): string[] {
  return (resource.labels ?? []).flatMap((name) => {
    const kind = bound.get(name)?.declared.kind;
    return kind === undefined || kind === 'secret' ? [`${name} cannot be a label`] : [];
  });
}

/** Rules that are switched on at the first start must find something to catch. */
function faultsOfCapture(resource: Resource, fields: ReadonlyMap<string, BoundField>): string[] {
  const { acts, recycle, sensitive = [] } = resource;
  return [
    ...(recycle && !acts.includes('del') ? ['it is recycled but never deleted'] : []),
    ...(sensitive.length > 0 && !acts.includes('edit') ? ['it is sensitive but never edited'] : []),
    ...sensitive.filter((name) => !fields.has(name)).map((name) => `the sensitive ${name} is no column`),
  ];
}
