import { createHash } from 'node:crypto';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';

/** Who a key belongs to: two members may use the same key. */
export function ownerOf(context: CallContext): string {
  const { identity } = context;
  if (identity.kind === 'member' || identity.kind === 'admin') return `${identity.kind}:${identity.id}`;
  return identity.kind === 'service' ? `service:${identity.name}` : 'anonymous';
}

/** Hash of a request that does not depend on the order of its properties. */
export function requestHash(request: object): string {
  return createHash('sha256').update(canonicalJson(request)).digest('hex');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/**
 * Runs `work` once per (call, owner, key) inside the caller's transaction and answers a repeat with the first answer. A repeat that
 * comes while the first runs waits for it. Without a key the work just runs. Errors: request.idempotency_conflict.
 */
export async function once<Reply>(
  manager: EntityManager,
  call: string,
  request: object,
  context: CallContext,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const key = context.idempotencyKey;
  if (!key) return work();
  const hash = requestHash(request);
  const taken = (await manager.query(
    `INSERT INTO idempotency_key (call, owner, key, request_hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING 1`,
    [call, ownerOf(context), key, hash],
  )) as unknown[];
  if (taken.length === 0) return firstAnswer<Reply>(manager, call, context, key, hash);
  const reply = await work();
  await manager.query(`UPDATE idempotency_key SET reply = $4 WHERE call = $1 AND owner = $2 AND key = $3`, [
    call,
    ownerOf(context),
    key,
    JSON.stringify(reply),
  ]);
  return reply;
}

async function firstAnswer<Reply>(
  manager: EntityManager,
  call: string,
  context: CallContext,
  key: string,
  hash: string,
): Promise<Reply> {
  const [row] = (await manager.query(
    `SELECT request_hash, reply FROM idempotency_key WHERE call = $1 AND owner = $2 AND key = $3`,
    [call, ownerOf(context), key],
  )) as { request_hash: string; reply: Reply }[];
  if (!row || row.request_hash !== hash) throw new DomainError('request.idempotency_conflict');
  return row.reply;
}
