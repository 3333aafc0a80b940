import type { DomainEvent, EventDefinition } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { AckPolicy, DeliverPolicy, nanos } from 'nats';
import type { ConsumerMessages, JsMsg, NatsConnection } from 'nats';
import type { DataSource, EntityManager } from 'typeorm';
import type { Logger } from '../logging';
import { decodeJson } from '../rpc/codec';
import type { Outbox } from './outbox';
import { isPassing } from './passing-failure';
import type { ReactionToMany } from './reacts-to';
import { ensureStream, STREAM } from './stream';

const ACK_WAIT_MS = 30_000;
/** After this many failures of its own an event goes to the dead letters; after so many deliveries, about an hour's, whatever they failed for. */
const MAX_ATTEMPTS = 6;
const MAX_DELIVERIES = 1_800;
const MAX_DELAY_MS = 5_000;
/** Until the next try where the failure is not the event's. */
const MAX_PASSING_DELAY_MS = 2_000;
/** Events of one kind that a process applies in one transaction. */
const BATCH = 32;

interface Arrived {
  readonly message: JsMsg;
  readonly event: DomainEvent<unknown>;
}

/** Applies events to one service: each kind through its own durable JetStream consumer, each event exactly once by the inbox. */
export class EventConsumers {
  private readonly feeds: ConsumerMessages[] = [];
  private readonly reactions = new Map<string, ReactionToMany<unknown>>();
  /** How often an event has failed here for reasons of its own, by id. */
  private readonly failures = new Map<string, number>();
  private running = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nats: NatsConnection,
    private readonly service: string,
    private readonly outbox: Outbox,
    private readonly logger: Logger,
  ) {}

  async add(
    event: EventDefinition<unknown>,
    reaction: ReactionToMany<unknown>,
    concerns: (data: unknown) => boolean = () => true,
  ): Promise<void> {
    if (this.reactions.has(event.name)) throw new Error(`${this.service} reacts twice to ${event.name}`);
    this.reactions.set(event.name, reaction);
    const durable = durableName(this.service, event);
    const manager = await ensureStream(this.nats);
    await manager.consumers.add(STREAM, {
      durable_name: durable,
      filter_subject: event.subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: 64,
    });
    const consumer = await this.nats.jetstream().consumers.get(STREAM, durable);
    const feed = await consumer.consume({ max_messages: 2 * BATCH });
    this.feeds.push(feed);
    void this.run(feed, reaction, concerns).catch((error: unknown) =>
      this.logger.error({ err: error, event: event.name }, 'event feed ended'),
    );
  }

  /** Applies what has arrived, up to BATCH at once; meanwhile the next ones gather. */
  private async run(
    feed: ConsumerMessages,
    reaction: ReactionToMany<unknown>,
    concerns: (data: unknown) => boolean,
  ): Promise<void> {
    const arrived: Arrived[] = [];
    let working: Promise<void> | null = null;
    const work = async (): Promise<void> => {
      // One turn of the event loop: messages that came in the same packet go together.
      await new Promise((resolve) => setImmediate(resolve));
      while (arrived.length > 0) await this.applyBatch(arrived.splice(0, BATCH), reaction);
      working = null;
    };
    for await (const message of feed) {
      const event = decodeJson(message.data) as DomainEvent<unknown>;
      if (!concerns(event.data)) {
        message.ack();
        continue;
      }
      arrived.push({ message, event });
      working ??= work();
    }
    await working;
  }

  /** All in one transaction; when one of them fails, each on its own. */
  private async applyBatch(arrived: readonly Arrived[], reaction: ReactionToMany<unknown>): Promise<void> {
    this.running += 1;
    try {
      const hasSaidMore = await this.dataSource.transaction(async (manager) => {
        const events = arrived.map(({ event }) => event);
        await applyOnce(events, manager, reaction);
        return this.outbox.hasWritten(manager);
      });
      for (const { message, event } of arrived) {
        message.ack();
        this.failures.delete(event.id);
      }
      if (hasSaidMore) this.outbox.committed();
    } catch (error) {
      const [only] = arrived;
      if (arrived.length === 1 && only) await this.fail(only, error);
      else for (const one of arrived) await this.applyBatch([one], reaction);
    } finally {
      this.running -= 1;
    }
  }

  private async fail({ message, event }: Arrived, error: unknown): Promise<void> {
    const deliveries = message.info.redeliveryCount;
    const isOwn = !isPassing(error);
    const attempts = (this.failures.get(event.id) ?? 0) + (isOwn ? 1 : 0);
    this.logger.warn(
      { err: error, event: event.name, eventId: event.id, attempts, deliveries },
      'event not applied',
    );
    if (attempts < MAX_ATTEMPTS && deliveries < MAX_DELIVERIES) {
      if (isOwn) this.failures.set(event.id, attempts);
      const [tries, most] = isOwn ? [attempts, MAX_DELAY_MS] : [deliveries, MAX_PASSING_DELAY_MS];
      return message.nak(Math.min(100 * 2 ** tries, most));
    }
    try {
      await this.dataSource.query(
        `INSERT INTO dead_letter (event_id, event_name, event, error, attempts) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (event_id) DO UPDATE SET error = excluded.error, attempts = excluded.attempts, failed_at = now()`,
        [
          event.id,
          event.name,
          JSON.stringify(event),
          error instanceof Error ? error.message : String(error),
          attempts,
        ],
      );
      message.term();
      this.failures.delete(event.id);
    } catch (storeError) {
      this.logger.error({ err: storeError, eventId: event.id }, 'dead letter not stored');
      message.nak(MAX_DELAY_MS);
    }
  }

  /**
   * Applies one dead letter again; when that succeeds it is no dead letter any more, else it keeps the new error, which is thrown. Of two
   * at the same time the later finds nothing. Errors: dead_letter.not_found, dead_letter.no_reaction.
   */
  async replay(eventId: string): Promise<void> {
    this.running += 1;
    try {
      const hasSaidMore = await this.dataSource.transaction(async (manager) => {
        const [[letter]] = (await manager.query(
          `DELETE FROM dead_letter WHERE event_id = $1 RETURNING event`,
          [eventId],
        )) as [{ event: DomainEvent<unknown> }[], number];
        if (!letter) throw new DomainError('dead_letter.not_found');
        const reaction = this.reactions.get(letter.event.name);
        if (!reaction) throw new DomainError('dead_letter.no_reaction');
        await applyOnce([letter.event], manager, reaction);
        return this.outbox.hasWritten(manager);
      });
      if (hasSaidMore) this.outbox.committed();
    } catch (error) {
      this.logger.warn({ err: error, eventId }, 'dead letter not applied');
      await this.dataSource.query(
        `UPDATE dead_letter SET error = $2, attempts = attempts + 1 WHERE event_id = $1`,
        [eventId, error instanceof Error ? error.message : String(error)],
      );
      throw error;
    } finally {
      this.running -= 1;
    }
  }

  /** Takes no new events and waits for those under way. */
  async stop(timeoutMs = 4_000): Promise<void> {
    await Promise.all(this.feeds.map((feed) => feed.close().catch(() => undefined)));
    const end = Date.now() + timeoutMs;
    while (this.running > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Name of the durable consumer by which a service hears of one kind of event. */
export function durableName(
  service: string,
  { name, version }: Pick<EventDefinition<unknown>, 'name' | 'version'>,
): string {
  return `${service}-${name}-v${version}`.replace(/\./g, '_');
}

/** The inbox: the effects and the notes that they happened are one transaction. Events noted before are left out. */
export async function applyOnce(
  events: readonly DomainEvent<unknown>[],
  manager: EntityManager,
  reaction: ReactionToMany<unknown>,
): Promise<void> {
  const noted = (await manager.query(
    `INSERT INTO inbox (event_id) SELECT DISTINCT unnest($1::uuid[]) ON CONFLICT DO NOTHING RETURNING event_id`,
    [events.map(({ id }) => id)],
  )) as { event_id: string }[];
  const fresh = new Set(noted.map(({ event_id }) => event_id));
  const first = events.filter(({ id }) => fresh.delete(id));
  if (first.length > 0) await reaction(first, manager);
}
