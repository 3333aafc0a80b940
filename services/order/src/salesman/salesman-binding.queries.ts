import type { EntityManager } from 'typeorm';

/** Ends an open binding, if there is one. */
export async function endBinding(
  manager: EntityManager,
  which: { readonly id: number } | { readonly userId: number },
  reason: string,
): Promise<void> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['user_id', which.userId];
  await manager.query(
    `UPDATE salesman_binding SET ended_at = now(), end_reason = $2, version = version + 1, update_time = now()
     WHERE ${column} = $1 AND ended_at IS NULL`,
    [value, reason],
  );
}

/** Binds a member who has nobody to the living, enabled salesman with this code; anything else changes nothing. */
export async function bindByCode(manager: EntityManager, userId: number, code: string): Promise<void> {
  await manager.query(
    `INSERT INTO salesman_binding (salesman_id, user_id, how)
     SELECT id, $1, 'code' FROM salesman WHERE lower(code) = lower($2) AND status = 1 AND delete_time IS NULL
     ORDER BY code = $2 DESC LIMIT 1
     ON CONFLICT (user_id) WHERE ended_at IS NULL DO NOTHING`,
    [userId, code],
  );
}
