import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { GroupRights, Rights } from './domain/rights';
import { EVERYTHING, groupsBelow, rightsOf } from './domain/rights';

/** What a caller of the back office may do, and over whom. */
export interface StaffReach {
  /** null for a service */
  readonly adminId: number | null;
  readonly rights: Rights;
  readonly ownGroups: readonly number[];
  /** Groups that the caller may hand out and whose admins the caller may manage. */
  readonly groupsBelow: readonly number[];
}

interface GroupRow {
  /** bigint, as pg answers it */
  readonly id: string;
  readonly rules: readonly string[];
  readonly status: boolean;
  readonly is_own: boolean;
}

/** $1 admin id → GroupRow of every group */
const GROUPS = `SELECT g.id, g.rules, g.status,
    coalesce((SELECT a.group_arr @> to_jsonb(g.id) FROM admin a WHERE a.id = $1), false) AS is_own
  FROM admin_group g`;

@Injectable()
export class StaffRights {
  constructor(private readonly dataSource: DataSource) {}

  /** A service may do everything; it acts for a super admin. */
  async of({ identity }: CallContext, manager: EntityManager = this.dataSource.manager): Promise<StaffReach> {
    if (identity.kind !== 'admin')
      return { adminId: null, rights: EVERYTHING, ownGroups: [], groupsBelow: [] };
    const rows = (await manager.query(GROUPS, [identity.id])) as GroupRow[];
    const groups = rows.map(({ id, rules, status }): GroupRights => ({ id: Number(id), rules, status }));
    const ownGroups = rows.filter(({ is_own }) => is_own).map(({ id }) => Number(id));
    const rights = rightsOf(groups.filter(({ id }) => ownGroups.includes(id)));
    return { adminId: identity.id, rights, ownGroups, groupsBelow: groupsBelow(rights, groups) };
  }
}

/** → one row while somebody who may do everything can log in */
const SUPER_ADMIN = `SELECT 1 FROM admin a JOIN admin_group g ON a.group_arr @> to_jsonb(g.id)
  WHERE a.status AND a.delete_time IS NULL AND g.status AND g.rules ? '${EVERYTHING}' LIMIT 1`;

/** Whether somebody is left who may do everything. */
export async function hasSuperAdmin(manager: EntityManager): Promise<boolean> {
  const rows = (await manager.query(SUPER_ADMIN)) as unknown[];
  return rows.length > 0;
}
