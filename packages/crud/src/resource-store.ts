import type { CallContext, ListResource, ResourcePage, ResourceRow } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { once } from '@parcelway/platform';
import type { DataSource, EntityManager, ObjectLiteral } from 'typeorm';
import type { BoundResource } from './bound-resource';
import type { Captor } from './capture/captor';
import { COUNT_LIMIT, narrow, narrowingOf, order } from './list-query';
import { checkRelations } from './related-rows';
import { checkChildren, checkParent } from './row-tree';
import { ALIAS, findRow, limitOf, rowsOf, selectCells } from './row-query';
import type { SortMode } from './row-order';
import { sortRows } from './row-order';
import { presentRows } from './row-presenter';
import { applyRow, translateDatabaseError } from './row-reader';

const DEFAULT_LIMIT = 10;

/** Thrown to undo a row that was only judged. */
class OnlyJudged extends Error {}

/** The stock acts on one resource's table. */
export class ResourceStore {
  constructor(
    private readonly bound: BoundResource,
    private readonly dataSource: DataSource,
    private readonly siblings: ReadonlyMap<string, BoundResource>,
    private readonly captor: Captor,
  ) {}

  async list(request: ListResource, context: CallContext): Promise<ResourcePage> {
    const { bound, dataSource } = this;
    const [limit, narrowing] = await Promise.all([limitOf(bound, context), narrowingOf(bound, request)]);
    const narrowed = () => {
      const query = rowsOf(bound, dataSource.manager);
      limit?.(query);
      narrowing?.(query);
      narrow(query, bound, request);
      return query;
    };
    const page = narrowed();
    order(page, bound, request.sort);
    page.offset(request.offset ?? 0).limit(request.limit ?? DEFAULT_LIMIT);
    if (request.cells) {
      const rows = await presentRows(bound, await selectCells(page, bound).getMany(), context);
      return { rows, total: rows.length };
    }
    const [sql, parameters] = narrowed().select('1', 'one').limit(COUNT_LIMIT).getQueryAndParameters();
    const [entities, [count]] = await Promise.all([
      page.getMany(),
      dataSource.query<{ total: string }[]>(`SELECT count(*) AS total FROM (${sql}) AS counted`, parameters),
    ]);
    return { rows: await presentRows(bound, entities, context), total: Number(count?.total ?? 0) };
  }

  async get(id: number, context: CallContext): Promise<ResourceRow> {
    return this.presentOne(await findRow(this.bound, this.dataSource.manager, id, context), context);
  }

  /** Once for each key of the caller. `alsoWrite` belongs to the same transaction: what it throws undoes the row. */
  async add(
    row: Readonly<Record<string, unknown>>,
    context: CallContext,
    alsoWrite: (manager: EntityManager, id: number) => Promise<void>,
  ): Promise<{ id: number }> {
    const call = `crud.${this.bound.resource.name}.add`;
    return this.write((manager) =>
      once(manager, call, row, context, async () => {
        const id = await this.insert(row, context, manager);
        await alsoWrite(manager, id);
        return { id };
      }),
    );
  }

  /** Whether `add` would take it; nothing stays. Errors: those of `add`. */
  async judge(row: Readonly<Record<string, unknown>>, context: CallContext): Promise<void> {
    const judged = this.write(async (manager) => {
      await this.insert(row, context, manager);
      throw new OnlyJudged();
    });
    await judged.catch((error: unknown) => {
      if (!(error instanceof OnlyJudged)) throw error;
    });
  }

  private async insert(
    row: Readonly<Record<string, unknown>>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<number> {
    const { bound } = this;
    const entity = bound.repository.create();
    const values = applyRow(bound, entity, row, true);
    await checkRelations(bound, this.siblings, values, manager);
    await bound.hooks.beforeAdd?.(entity, context, manager, row);
    const saved = await manager.save(bound.metadata.target, entity);
    const id = Number(saved['id']);
    if (bound.hasWeigh)
      await manager.query(`UPDATE ${bound.metadata.tableName} SET weigh = id WHERE id = $1`, [id]);
    await bound.hooks.afterWrite?.(saved, 'add', context, manager, row);
    return id;
  }

  async edit(
    id: number,
    row: Readonly<Record<string, unknown>>,
    version: number | undefined,
    context: CallContext,
  ): Promise<ResourceRow> {
    const { bound } = this;
    const saved = await this.write(async (manager) => {
      const entity = await findRow(bound, manager, id, context, 'lock');
      const stored: unknown = entity[bound.metadata.versionColumn?.propertyName ?? 'version'];
      if (version !== undefined && bound.hasVersion && Number(stored) !== version)
        throw new DomainError('crud.changed_by_another');
      const before = { ...entity };
      const tellChanges = await this.captor.beforeEdit(bound, id, context, manager);
      const values = applyRow(bound, entity, row, false);
      await checkRelations(bound, this.siblings, values, manager);
      await checkParent(bound, id, values, manager);
      await bound.hooks.beforeEdit?.(entity, before, context, manager, row);
      const result = await manager.save(bound.metadata.target, entity);
      await tellChanges();
      await bound.hooks.afterWrite?.(result, 'edit', context, manager, row);
      return result;
    });
    return this.presentOne(saved, context);
  }

  /** Rows that are gone, outside the caller's limit or passed over by the hooks are left alone. Errors: crud.nothing_deleted. */
  async del(ids: readonly number[], context: CallContext): Promise<{ deleted: number }> {
    const { bound } = this;
    return this.write(async (manager) => {
      const query = rowsOf(bound, manager).andWhere(`${ALIAS}.id IN (:...ids)`, { ids });
      (await limitOf(bound, context))?.(query);
      const entities = await query.orderBy(`${ALIAS}.id`).setLock('pessimistic_write').getMany();
      const known = entities.map((entity) => Number(entity['id']));
      await checkChildren(bound, known, manager);
      const tellDeleted = await this.captor.beforeDelete(bound, known, context, manager);
      const deleted = new Set<number>();
      for (const entity of entities)
        if ((await bound.hooks.beforeDel?.(entity, context, manager)) !== 'skip') {
          await this.remove(entity, context, manager);
          deleted.add(Number(entity['id']));
        }
      if (deleted.size === 0) throw new DomainError('crud.nothing_deleted');
      await tellDeleted(deleted);
      return { deleted: deleted.size };
    });
  }

  private async remove(entity: ObjectLiteral, context: CallContext, manager: EntityManager): Promise<void> {
    const { metadata, resource, hooks } = this.bound;
    if (resource.deletion === 'soft') await manager.softRemove(metadata.target, entity);
    else await manager.delete(metadata.target, { id: Number(entity['id']) });
    await hooks.afterWrite?.(entity, 'del', context, manager);
  }

  async sort(id: number, targetId: number, mode: SortMode, context: CallContext): Promise<null> {
    return this.write(async (manager) => {
      await sortRows(this.bound, id, targetId, mode, context, manager);
      return null;
    });
  }

  private async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      throw translateDatabaseError(error);
    }
  }

  private async presentOne(entity: ObjectLiteral, context: CallContext): Promise<ResourceRow> {
    const [row] = await presentRows(this.bound, [entity], context);
    if (!row) throw new DomainError('crud.not_found');
    return row;
  }
}
