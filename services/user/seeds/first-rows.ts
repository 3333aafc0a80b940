import { DEMO_IDS } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../src/session/password';

/** Puts a table's sequence behind the ids that were given out by hand. */
export async function advanceSequence(manager: EntityManager, table: string): Promise<void> {
  await manager.query(
    `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest((SELECT max(id) FROM ${table}), 1))`,
    [table],
  );
}

/** The default member group and the group of super admins; answers the latter's id. */
export async function seedGroups(manager: EntityManager): Promise<number> {
  await manager.query(
    `INSERT INTO member_group (id, name, name_en, discount_bp, is_default)
     SELECT $1, '普通会员', 'Standard', 0, true WHERE NOT EXISTS (SELECT 1 FROM member_group WHERE is_default)`,
    [DEMO_IDS.standardGroup],
  );
  await advanceSequence(manager, 'member_group');
  const superGroup = `SELECT id FROM admin_group WHERE rules = '["*"]' ORDER BY id LIMIT 1`;
  await manager.query(
    `INSERT INTO admin_group (name, rules) SELECT '超级管理员', '["*"]' WHERE NOT EXISTS (${superGroup})`,
  );
  const [group] = (await manager.query(superGroup)) as { id: string }[];
  return Number(group?.id);
}

/** The first admin, from the environment, as long as there has never been one. Without it nobody can log in: no default password. */
export async function seedFirstAdmin(
  manager: EntityManager,
  superGroupId: number,
  { firstAdmin }: Config,
): Promise<void> {
  const [existing] = (await manager.query(`SELECT 1 FROM admin LIMIT 1`)) as unknown[];
  if (existing || !firstAdmin) return;
  await manager.query(`INSERT INTO admin (username, nickname, password, group_arr) VALUES ($1, $1, $2, $3)`, [
    firstAdmin.username,
    await hashPassword(firstAdmin.password),
    JSON.stringify([superGroupId]),
  ]);
}
