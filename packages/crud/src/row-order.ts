import type { CallContext, SortResource } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { BoundResource } from './bound-resource';
import { ALIAS, limitOf, rowsOf } from './row-query';

export type SortMode = NonNullable<SortResource['mode']>;

/**
 * Order by hand; in a tree among the rows of one parent. `place` puts `id` where `targetId` stands and the rows between move by one;
 * `swap` exchanges the two weights. Errors: crud.not_sortable, crud.not_found, crud.other_branch, crud.equal_weights.
 */
export async function sortRows(
  bound: BoundResource,
  id: number,
  targetId: number,
  mode: SortMode,
  context: CallContext,
  manager: EntityManager,
): Promise<void> {
  if (!bound.hasWeigh) throw new DomainError('crud.not_sortable');
  const columns = ['id', 'weigh', ...(bound.resource.tree ? ['pid'] : [])];
  const query = rowsOf(bound, manager).select(columns.map((name) => `${ALIAS}.${name}`));
  (await limitOf(bound, context))?.(query);
  const rows = await query.orderBy(`${ALIAS}.weigh`, 'DESC').addOrderBy(`${ALIAS}.id`, 'DESC').getMany();
  const [moved, target] = [id, targetId].map((one) => rows.find((row) => row['id'] === one));
  if (!moved || !target || moved === target) throw new DomainError('crud.not_found');
  if (parentOf(moved) !== parentOf(target)) throw new DomainError('crud.other_branch');
  const weights =
    mode === 'swap'
      ? swapped(moved, target)
      : placed(
          rows.filter((row) => parentOf(row) === parentOf(moved)),
          moved,
          target,
        );
  await manager.query(
    `UPDATE "${bound.metadata.tableName}" AS t SET weigh = moved.weigh FROM unnest($1::bigint[], $2::int[]) AS moved(id, weigh)
     WHERE t.id = moved.id AND t.weigh <> moved.weigh`,
    [weights.map(([one]) => one), weights.map(([, weigh]) => weigh)],
  );
}

type Weights = readonly (readonly [id: number, weigh: number])[];

const parentOf = (row: ObjectLiteral): number => Number(row['pid'] ?? 0);
const weighOf = (row: ObjectLiteral): number => Number(row['weigh']);
const idOf = (row: ObjectLiteral): number => Number(row['id']);

function swapped(moved: ObjectLiteral, target: ObjectLiteral): Weights {
  if (weighOf(moved) === weighOf(target)) throw new DomainError('crud.equal_weights');
  return [
    [idOf(moved), weighOf(target)],
    [idOf(target), weighOf(moved)],
  ];
}

/** Siblings keep the weights they have, in the new order; where two are the same the later ones make room. */
function placed(siblings: readonly ObjectLiteral[], moved: ObjectLiteral, target: ObjectLiteral): Weights {
  const order = [...siblings];
  order.splice(siblings.indexOf(target), 0, ...order.splice(order.indexOf(moved), 1));
  const weights = siblings.map(weighOf).reverse();
  for (let at = 1; at < weights.length; at += 1)
    weights[at] = Math.max(weights[at] ?? 0, (weights[at - 1] ?? 0) + 1);
  weights.reverse();
  return order.map((row, at) => [idOf(row), weights[at] ?? 0]);
}
