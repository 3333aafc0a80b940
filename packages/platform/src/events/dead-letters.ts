import type {
  CallContext,
  DeadLetter,
  DeadLetterContract,
  DeadLetterIds,
  Handlers,
  HandledDeadLetters,
  ListDeadLetters,
} from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { DataSource } from 'typeorm';
import type { EventConsumers } from './consumers';
import { durableName } from './consumers';

const MOST = 200;
const PAGE_SIZE = 25;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Keys of a payload whose values nobody reads: secrets, even hashed or encrypted, and rows stored as they were. */
const SECRET = /^(row|sealed)$|password|secret|token|salt/i;

/** $1 part of name, id or error or null, $2 names or null, $3 ids or null */
const MATCHING = `FROM dead_letter WHERE ($1::text IS NULL OR event_name ILIKE $1 OR event_id::text ILIKE $1 OR error ILIKE $1)
  AND ($2::text[] IS NULL OR event_name = ANY($2)) AND ($3::uuid[] IS NULL OR event_id = ANY($3))`;
const FAILED_AT = `date_trunc('milliseconds', failed_at)`;

interface Row extends Omit<DeadLetter, 'failed_at' | 'consumer'> {
  readonly event_version: number;
  readonly failed_at: Date;
}

/** Serves the dead letters of one service to staff; every service has one. */
export class DeadLetters implements Handlers<DeadLetterContract> {
  constructor(
    private readonly service: string,
    private readonly dataSource: DataSource,
    private readonly consumers: EventConsumers,
  ) {}

  async list(
    { offset = 0, limit = PAGE_SIZE, direction, quick, event_names, event_ids }: ListDeadLetters,
    context: CallContext,
  ): Promise<{ rows: DeadLetter[]; total: number }> {
    mustBeStaff(context);
    const words = quick?.trim() ? `%${quick.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
    const narrowed = [words, event_names ?? null, event_ids ? uuidsIn(event_ids) : null];
    const way = direction === 'asc' ? 'ASC' : 'DESC';
    const [rows, [count]] = await Promise.all([
      this.dataSource.query<Row[]>(
        `SELECT event_id, event_name, (event ->> 'version')::int AS event_version, event -> 'data' AS payload, error, attempts,
           ${FAILED_AT} AS failed_at ${MATCHING} ORDER BY ${FAILED_AT} ${way}, event_id ${way} LIMIT $4 OFFSET $5`,
        [...narrowed, Number(limit), Number(offset)],
      ),
      this.dataSource.query<{ total: string }[]>(`SELECT count(*) AS total ${MATCHING}`, narrowed),
    ]);
    return { rows: rows.map((row) => this.shown(row)), total: Number(count?.total ?? 0) };
  }

  async replay({ event_ids }: DeadLetterIds, context: CallContext): Promise<HandledDeadLetters> {
    mustBeStaff(context);
    const done: string[] = [];
    const failed: { id: string; error: string }[] = [];
    for (const id of uuidsIn(event_ids)) {
      const error = await this.consumers.replay(id).then(
        () => null,
        (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
      );
      if (error === null) done.push(id);
      else failed.push({ id, error });
    }
    return { done, failed };
  }

  async del({ event_ids }: DeadLetterIds, context: CallContext): Promise<{ deleted: number }> {
    mustBeStaff(context);
    const [, deleted] = (await this.dataSource.query(
      `DELETE FROM dead_letter WHERE event_id = ANY($1::uuid[])`,
      [uuidsIn(event_ids)],
    )) as [unknown, number];
    return { deleted };
  }

  private shown({ event_version, payload, failed_at, ...row }: Row): DeadLetter {
    const consumer = durableName(this.service, { name: row.event_name, version: event_version });
    return { ...row, consumer, payload: withoutSecrets(payload), failed_at: failed_at.toISOString() };
  }
}

function mustBeStaff({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}

function uuidsIn(given: unknown): string[] {
  const ids = (Array.isArray(given) ? given : [given]).map((id) => String(id).toLowerCase());
  return [...new Set(ids.filter((id) => UUID.test(id)))].slice(0, MOST);
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && inner !== null ? '******' : withoutSecrets(inner),
    ]),
  );
}
