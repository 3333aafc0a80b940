import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { accessChanged, DomainError } from '@parcelway/contracts';
import { describedMenus } from '@parcelway/contracts/resources';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { Outbox } from '@parcelway/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { EVERYTHING } from '../admin-access/domain/rights';
import { StaffRights } from '../admin-access/staff-rights';
import { adminRules, giveToOwnersOf, renameInGroups, takeFromGroups } from '../rule-list/rule-list';
import type { MenuEntity } from './menu.entity';

const described: ReadonlySet<string> = new Set(describedMenus().map(({ name }) => name));

/**
 * Rows as staff keep them. The names that the product itself describes are permission nodes that routes ask for: they stay, and only
 * a super admin makes one anew (a missing one comes back at the next start; to hide one, switch it off).
 */
@Injectable()
export class MenuHooks implements ResourceHooks<MenuEntity> {
  constructor(
    private readonly rights: StaffRights,
    private readonly outbox: Outbox,
  ) {}

  /** What the caller may do: nobody sees the nodes of others. */
  async limit(context: CallContext): Promise<((query: SelectQueryBuilder<MenuEntity>) => void) | null> {
    const { rights } = await this.rights.of(context);
    if (rights === EVERYTHING) return null;
    return (query) => query.andWhere('row.name = ANY(:ownNames)', { ownNames: [...rights] });
  }

  async beforeAdd(row: MenuEntity, context: CallContext, manager: EntityManager): Promise<void> {
    await this.checkName(row.name, context, manager);
    await this.checkParent(row, context, manager);
  }

  async beforeEdit(
    row: MenuEntity,
    before: Readonly<MenuEntity>,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (row.name !== before.name) {
      if (described.has(before.name)) throw new DomainError('access.fixed_name', { name: before.name });
      await this.checkName(row.name, context, manager);
      await renameInGroups(before.name, row.name, adminRules, manager);
    }
    if (row.pid !== before.pid) await this.checkParent(row, context, manager);
  }

  async afterWrite(
    row: MenuEntity,
    kind: WriteKind,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind === 'add' && row.pid !== null) await giveToOwnersOf(row.pid, row.name, adminRules, manager);
    if (kind === 'del') await takeFromGroups(row.name, adminRules, manager);
    await this.outbox.add(manager, accessChanged, { of: 'admin' }, context.requestId);
  }

  private async checkName(name: string, context: CallContext, manager: EntityManager): Promise<void> {
    if (!described.has(name)) return;
    const { rights } = await this.rights.of(context, manager);
    if (rights !== EVERYTHING) throw new DomainError('access.fixed_name', { name });
  }

  private async checkParent(
    { pid }: MenuEntity,
    context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (pid === null) return;
    const { rights } = await this.rights.of(context, manager);
    if (rights === EVERYTHING) return;
    const [parent] = (await manager.query(`SELECT name FROM menu WHERE id = $1`, [pid])) as {
      name: string;
    }[];
    if (!parent || !rights.has(parent.name)) throw new DomainError('crud.no_permission');
  }
}
