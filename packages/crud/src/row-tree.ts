import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { BoundResource } from './bound-resource';

const living = ({ metadata }: BoundResource): string =>
  metadata.deleteDateColumn ? 'AND delete_time IS NULL' : '';

/** A parent goes together with all its children or not at all. Errors: crud.has_children. */
export async function checkChildren(
  bound: BoundResource,
  ids: readonly number[],
  manager: EntityManager,
): Promise<void> {
  if (!bound.resource.tree || ids.length === 0) return;
  const left = (await manager.query(
    `SELECT 1 FROM "${bound.metadata.tableName}" WHERE pid = ANY($1::bigint[]) AND id <> ALL($1::bigint[]) ${living(bound)} LIMIT 1`,
    [ids],
  )) as unknown[];
  if (left.length > 0) throw new DomainError('crud.has_children');
}

/**
 * A new parent that stands right under the row moves to the top first; itself or one further down is `request.invalid`. `values` holds
 * what the client sent.
 */
export async function checkParent(
  bound: BoundResource,
  id: number,
  values: ReadonlyMap<string, unknown>,
  manager: EntityManager,
): Promise<void> {
  const parent = values.get('pid');
  if (!bound.resource.tree || !parent) return;
  const table = `"${bound.metadata.tableName}"`;
  // UNION, not UNION ALL: a circle that is already there ends.
  const above = (await manager.query(
    `WITH RECURSIVE above AS (
       SELECT id, pid FROM ${table} WHERE id = $1
       UNION SELECT one.id, one.pid FROM ${table} AS one JOIN above ON one.id = above.pid
     )
     SELECT id, pid FROM above`,
    [parent],
  )) as { id: string; pid: string | null }[];
  const isBelow = above.some((row) => Number(row.id) === id);
  const isChild = above.some((row) => row.id === String(parent) && Number(row.pid) === id);
  if (Number(parent) === id || (isBelow && !isChild))
    throw invalidFields([{ field: 'pid', rule: 'below_itself' }]);
  if (!isChild) return;
  const top = bound.fields.get('pid')?.column.isNullable ? 'NULL' : '0';
  await manager.query(`UPDATE ${table} SET pid = ${top} WHERE id = $1`, [parent]);
}
