import type { CallContext, ListResource, ResourcePage, ResourceRow } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { invalidFields } from '@parcelway/platform';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { BoundResource } from './bound-resource';
import { writeField } from './field-values';
import { ALIAS, COUNT_LIMIT, narrow, order } from './list-query';
import { applyRow, rowCurrency, translateDatabaseError } from './row-reader';

const DEFAULT_LIMIT = 10;

/** The stock acts on one resource's table. */
export class ResourceStore {
  constructor(
    private readonly bound: BoundResource,
    private readonly dataSource: DataSource,
    private readonly siblings: ReadonlyMap<string, BoundResource>,
  ) {}

  async list(request: ListResource, context: CallContext): Promise<ResourcePage> {
    const page = this.rows(this.dataSource.manager);
    narrow(page, this.bound, request);
    order(page, this.bound, request.sort);
    page.offset(request.offset ?? 0).limit(request.limit ?? DEFAULT_LIMIT);
    const counted = this.rows(this.dataSource.manager).select('1', 'one').limit(COUNT_LIMIT);
    narrow(counted, this.bound, request);
    const [entities, [count]] = await Promise.all([
      page.getMany(),
      this.dataSource.query<{ total: string }[]>(
        `SELECT count(*) AS total FROM (${counted.getQueryAndParameters()[0]}) AS counted`,
        counted.getQueryAndParameters()[1],
      ),
    ]);
    return { rows: await this.present(entities, context), total: Number(count?.total ?? 0) };
  }

  async get(id: number, context: CallContext): Promise<ResourceRow> {
    return this.presentOne(await this.find(this.dataSource.manager, id), context);
  }

  async add(row: Readonly<Record<string, unknown>>, context: CallContext): Promise<{ id: number }> {
    return this.write(async (manager) => {
      const entity = this.bound.repository.create();
      applyRow(this.bound, entity, row, true);
      await this.checkRelations(manager, entity, row);
      await this.bound.hooks.beforeAdd?.(entity, context, manager, row);
      const saved = await manager.save(this.bound.metadata.target, entity);
      const id = Number(saved['id']);
      if (this.bound.hasWeigh)
        await manager.query(`UPDATE ${this.bound.metadata.tableName} SET weigh = id WHERE id = $1`, [id]);
      await this.bound.hooks.afterWrite?.(saved, 'add', context, manager);
      return { id };
    });
  }

  async edit(
    id: number,
    row: Readonly<Record<string, unknown>>,
    version: number | undefined,
    context: CallContext,
  ): Promise<ResourceRow> {
    const saved = await this.write(async (manager) => {
      const entity = await this.find(manager, id, true);
      const stored: unknown = this.bound.hasVersion
        ? entity[this.bound.metadata.versionColumn?.propertyName ?? 'version']
        : undefined;
      if (version !== undefined && stored !== undefined && Number(stored) !== Number(version))
        throw new DomainError('crud.changed_by_another');
      const before = { ...entity };
      applyRow(this.bound, entity, row, false);
      await this.checkRelations(manager, entity, row);
      await this.bound.hooks.beforeEdit?.(entity, before, context, manager, row);
      const result = await manager.save(this.bound.metadata.target, entity);
      await this.bound.hooks.afterWrite?.(result, 'edit', context, manager);
      return result;
    });
    return this.presentOne(saved, context);
  }

  async del(ids: readonly number[], context: CallContext): Promise<{ deleted: number }> {
    return this.write(async (manager) => {
      for (const id of ids) {
        const entity = await this.find(manager, id, true);
        await this.bound.hooks.beforeDel?.(entity, context, manager);
        if (this.bound.resource.deletion === 'soft')
          await manager.softRemove(this.bound.metadata.target, entity);
        else await manager.delete(this.bound.metadata.target, { id });
        await this.bound.hooks.afterWrite?.(entity, 'del', context, manager);
      }
      return { deleted: ids.length };
    });
  }

  /** Puts `id` where `targetId` stands; the rows between move up or down by one. */
  async sort(id: number, targetId: number): Promise<null> {
    if (!this.bound.hasWeigh) throw new DomainError('crud.not_sortable');
    return this.write(async (manager) => {
      const all = await this.rows(manager)
        .select([`${ALIAS}.id`])
        .orderBy(`${ALIAS}.weigh`, 'DESC')
        .addOrderBy(`${ALIAS}.id`, 'DESC')
        .getMany();
      const ids = all.map((row) => Number(row['id']));
      const [from, to] = [ids.indexOf(id), ids.indexOf(targetId)];
      if (from < 0 || to < 0) throw new DomainError('crud.not_found');
      ids.splice(to, 0, ...ids.splice(from, 1));
      await manager.query(
        `UPDATE ${this.bound.metadata.tableName} AS t SET weigh = moved.weigh FROM unnest($1::bigint[], $2::int[]) AS moved(id, weigh)
         WHERE t.id = moved.id AND t.weigh <> moved.weigh`,
        [ids, ids.map((_, index) => ids.length - index)],
      );
      return null;
    });
  }

  private rows(manager: EntityManager): SelectQueryBuilder<ObjectLiteral> {
    return manager.getRepository<ObjectLiteral>(this.bound.metadata.target).createQueryBuilder(ALIAS);
  }

  private async find(manager: EntityManager, id: number, locked = false): Promise<ObjectLiteral> {
    const query = this.rows(manager).andWhere(`${ALIAS}.id = :id`, { id });
    this.bound.hooks.scope?.(query);
    if (locked) query.setLock('pessimistic_write');
    const entity = await query.getOne();
    if (!entity) throw new DomainError('crud.not_found');
    return entity;
  }

  private async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(work);
    } catch (error) {
      throw translateDatabaseError(error);
    }
  }

  /** A relation to a resource of the same service must point at a living row. */
  private async checkRelations(
    manager: EntityManager,
    entity: ObjectLiteral,
    row: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    for (const { name, declared, property } of this.bound.fields.values()) {
      const target =
        declared.to === undefined || declared.readOnly ? undefined : this.siblings.get(declared.to);
      const id: unknown = entity[property];
      if (!target || id === null || id === undefined || !(name in row)) continue;
      const found = await manager.getRepository<ObjectLiteral>(target.metadata.target).existsBy({ id });
      if (!found) throw invalidFields([{ field: name, rule: 'unknown' }]);
    }
  }

  private async presentOne(entity: ObjectLiteral, context: CallContext): Promise<ResourceRow> {
    const [row] = await this.present([entity], context);
    if (!row) throw new DomainError('crud.not_found');
    return row;
  }

  private async present(entities: readonly ObjectLiteral[], context: CallContext): Promise<ResourceRow[]> {
    const rows = entities.map((entity) => {
      const currency = rowCurrency(this.bound, entity);
      const row: Record<string, unknown> = {};
      for (const { name, declared, property } of this.bound.fields.values())
        row[name] = writeField(declared, entity[property], currency);
      if (this.bound.hasVersion)
        row['version'] = Number(entity[this.bound.metadata.versionColumn?.propertyName ?? 'version']);
      if ('name_zh' in row) row['name'] = context.locale === 'en' ? row['name_en'] : row['name_zh'];
      return row;
    });
    await this.bound.hooks.present?.(rows, context);
    return rows as unknown as ResourceRow[];
  }
}
