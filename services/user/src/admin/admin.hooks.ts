import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { accessChanged, DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { Outbox } from '@parcelway/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';
import { hasSuperAdmin, StaffRights } from '../admin-access/staff-rights';
import { RevokedSessions } from '../session/revoked-sessions';
import { complete } from './admin-fields';
import type { AdminEntity } from './admin.entity';

/** $1 group ids → their names */
const GROUP_NAMES = `SELECT id, name, status AND rules ? '${EVERYTHING}' AS has_all FROM admin_group WHERE id = ANY($1::bigint[])`;

/** Who may see and change which admins, what groups they may be given, and that somebody with all rights is left. */
@Injectable()
export class AdminHooks implements ResourceHooks<AdminEntity> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rights: StaffRights,
    private readonly sessions: RevokedSessions,
    private readonly outbox: Outbox,
  ) {}

  /** Oneself, and admins all of whose groups are below the caller's rights: one group above makes an admin one above. */
  async limit(context: CallContext): Promise<((query: SelectQueryBuilder<AdminEntity>) => void) | null> {
    const { rights, adminId, groupsBelow } = await this.rights.of(context);
    if (rights === EVERYTHING) return null;
    return (query) =>
      query.andWhere(`(row.id = :ownId OR (row.groupArr <> '[]' AND row.groupArr <@ :groupsBelow::jsonb))`, {
        ownId: adminId,
        groupsBelow: JSON.stringify(groupsBelow),
      });
  }

  async beforeAdd(row: AdminEntity, context: CallContext, manager: EntityManager): Promise<void> {
    await complete(row, null);
    await this.checkGroups(row.groupArr, context, manager);
  }

  async beforeEdit(
    row: AdminEntity,
    before: Readonly<AdminEntity>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (isCaller(row, context) && !row.status) throw new DomainError('access.cannot_disable_self');
    const hasNewPassword = row.password !== before.password;
    await complete(row, before);
    const added = row.groupArr.filter((id) => !before.groupArr.includes(id));
    await this.checkGroups(added, context, manager);
    if (hasNewPassword || !row.status) await this.sessions.endAll('admin', row.id, manager);
  }

  async beforeDel(row: AdminEntity, context: CallContext, manager: EntityManager): Promise<void | 'skip'> {
    if (isCaller(row, context)) return 'skip';
    await this.sessions.endAll('admin', row.id, manager);
  }

  async afterWrite(
    _row: AdminEntity,
    _kind: unknown,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await hasSuperAdmin(manager))) throw new DomainError('access.last_super');
    await this.outbox.add(manager, accessChanged, { of: 'admin' }, context.requestId);
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const idsOf = (row: Record<string, unknown>): number[] =>
      Array.isArray(row['group_arr']) ? row['group_arr'].map(Number) : [];
    const groups = await this.dataSource.query<{ id: string; name: string; has_all: boolean }[]>(
      GROUP_NAMES,
      [[...new Set(rows.flatMap(idsOf))]],
    );
    const byId = new Map(groups.map((group) => [Number(group.id), group]));
    for (const row of rows) {
      const own = idsOf(row).flatMap((id) => byId.get(id) ?? []);
      row['group_name_arr'] = own.map(({ name }) => name);
      row['super'] = own.some(({ has_all }) => has_all) ? '1' : '0';
    }
  }

  private async checkGroups(
    ids: readonly number[],
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (ids.length === 0) return;
    const { rights, groupsBelow } = await this.rights.of(context, manager);
    if (rights !== EVERYTHING && !ids.every((id) => groupsBelow.includes(id)))
      throw new DomainError('access.group_not_allowed');
  }
}

function isCaller(row: AdminEntity, { identity }: CallContext): boolean {
  return identity.kind === 'admin' && identity.id === row.id;
}
