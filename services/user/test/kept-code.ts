import type { UserServiceUnderTest } from './running-service';

/** The newest code that was kept for an address, as staff read it. */
export async function keptCode(under: UserServiceUnderTest, to: string, event: string): Promise<string> {
  const [row] = (await under.database.query(
    `SELECT body FROM sent_message WHERE "to" = $1 AND event = $2 AND status = 'kept' ORDER BY id DESC LIMIT 1`,
    [to, event],
  )) as { body: string }[];
  return /\b[2-9A-Z]{6}\b/.exec(row?.body ?? '')?.[0] ?? '';
}

/** Lets the next code for anybody be made at once, as if a minute had passed. */
export async function endPauses(redis: {
  keys(pattern: string): Promise<string[]>;
  del(...keys: string[]): Promise<number>;
}): Promise<void> {
  const keys = await redis.keys('code:*:pause');
  if (keys.length > 0) await redis.del(...keys);
}
