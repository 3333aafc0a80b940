import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { BoundResource } from './bound-resource';

export const ALIAS = 'row';

/** Narrows a query to what the caller may see. */
export type Limit = ((query: SelectQueryBuilder<ObjectLiteral>) => void) | null;

/** The living rows of a resource. */
export function rowsOf(bound: BoundResource, manager: EntityManager): SelectQueryBuilder<ObjectLiteral> {
  const query = manager.getRepository<ObjectLiteral>(bound.metadata.target).createQueryBuilder(ALIAS);
  bound.hooks.scope?.(query);
  return query;
}

export async function limitOf(bound: BoundResource, context: CallContext): Promise<Limit> {
  return (await bound.hooks.limit?.(context)) ?? null;
}

/** Leaves the columns of json and html fields where they are: they are most of a row, and stand in no cell. */
export function selectCells(
  query: SelectQueryBuilder<ObjectLiteral>,
  bound: BoundResource,
): SelectQueryBuilder<ObjectLiteral> {
  const left = new Set(
    [...bound.fields.values()]
      .filter(({ declared }) => declared.kind === 'json' || declared.kind === 'html')
      .map(({ property }) => property),
  );
  const properties = bound.metadata.columns.map(({ propertyName }) => propertyName);
  return query.select(properties.filter((name) => !left.has(name)).map((name) => `${ALIAS}.${name}`));
}

/** One row. Errors: crud.not_found; crud.no_permission for one outside the caller's limit. */
export async function findRow(
  bound: BoundResource,
  manager: EntityManager,
  id: number,
  context: CallContext,
  lock?: 'lock',
): Promise<ObjectLiteral> {
  const byId = () => rowsOf(bound, manager).andWhere(`${ALIAS}.id = :id`, { id });
  const query = byId();
  if (lock) query.setLock('pessimistic_write');
  const entity = await query.getOne();
  if (!entity) throw new DomainError('crud.not_found');
  const limit = await limitOf(bound, context);
  if (limit) {
    const seen = byId();
    limit(seen);
    if (!(await seen.getExists())) throw new DomainError('crud.no_permission');
  }
  return entity;
}
