import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { accessChanged, DomainError } from '@parcelway/contracts';
import type { ResourceHooks, RowInput } from '@parcelway/crud';
import { Outbox } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';
import { hasSuperAdmin, StaffRights } from '../admin-access/staff-rights';
import { adminRules, isNothing, ruleNames } from '../rule-list/rule-list';
import type { AdminGroupEntity } from './admin-group.entity';

/** $1 group id → user names of the living admins that have it */
const HOLDERS = `SELECT username FROM admin WHERE delete_time IS NULL AND group_arr @> to_jsonb($1::bigint) ORDER BY id LIMIT 5`;

/** $1 group ids → how many living admins each has */
const MEMBERS = `SELECT grp.id, count(admin.id) AS members FROM unnest($1::bigint[]) AS grp(id)
  JOIN admin ON admin.delete_time IS NULL AND admin.group_arr @> to_jsonb(grp.id) GROUP BY grp.id`;

/** Nobody gives what they do not have, changes their own group, or makes a group with all they have. */
@Injectable()
export class AdminGroupHooks implements ResourceHooks<AdminGroupEntity> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: StaffRights,
    private readonly outbox: Outbox,
  ) {}

  /** The caller's own groups and those below. */
  async limit(context: CallContext): Promise<((query: SelectQueryBuilder<AdminGroupEntity>) => void) | null> {
    const { rights, ownGroups, groupsBelow } = await this.rights.of(context);
    if (rights === EVERYTHING) return null;
    return (query) => query.andWhere('row.id = ANY(:reach)', { reach: [...ownGroups, ...groupsBelow] });
  }

  async beforeAdd(
    row: AdminGroupEntity,
    context: CallContext,
    manager: EntityManager,
    { rules }: RowInput,
  ): Promise<void> {
    row.rules = isNothing(rules) ? [] : await this.granted(rules, context, manager);
  }

  /** An empty list of rules leaves them as they are. */
  async beforeEdit(
    row: AdminGroupEntity,
    before: Readonly<AdminGroupEntity>,
    context: CallContext,
    manager: EntityManager,
    { rules }: RowInput,
  ): Promise<void> {
    const { ownGroups } = await this.rights.of(context, manager);
    if (ownGroups.includes(row.id)) throw new DomainError('access.own_group');
    row.rules = isNothing(rules) ? before.rules : await this.granted(rules, context, manager);
  }

  async beforeDel(
    row: AdminGroupEntity,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void | 'skip'> {
    const { ownGroups } = await this.rights.of(context, manager);
    if (ownGroups.includes(row.id)) return 'skip';
    const holders = (await manager.query(HOLDERS, [row.id])) as { username: string }[];
    if (holders.length > 0)
      throw new DomainError('crud.in_use', { users: holders.map(({ username }) => username).join(', ') });
  }

  async afterWrite(
    _row: AdminGroupEntity,
    _kind: unknown,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await hasSuperAdmin(manager))) throw new DomainError('access.last_super');
    await this.outbox.add(manager, accessChanged, { of: 'admin' }, context.requestId);
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const counted = await this.dataSource.query<{ id: string; members: string }[]>(MEMBERS, [
      rows.map(({ id }) => id),
    ]);
    const members = new Map(counted.map((one) => [Number(one.id), Number(one.members)]));
    for (const row of rows) row['admin_count'] = members.get(Number(row['id'])) ?? 0;
  }

  private async granted(rules: unknown, context: CallContext, manager: EntityManager): Promise<string[]> {
    const names = await ruleNames(rules, adminRules, manager);
    const { rights } = await this.rights.of(context, manager);
    if (rights !== EVERYTHING) {
      const beyond = names.filter((name) => !rights.has(name));
      if (beyond.length > 0)
        throw new DomainError('access.more_than_own', { names: beyond.slice(0, 5).join(', ') });
      const given = new Set(names);
      if ([...rights].every((right) => given.has(right))) throw new DomainError('access.group_has_all');
    }
    return [...names];
  }
}
