import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { CallContext, TrackNumber, TrackView } from '@parcelway/contracts';
import { NATS } from '@parcelway/platform';
import { LRUCache } from 'lru-cache';
import type { NatsConnection, Subscription } from 'nats';

const LIFE_MS = 2_000;
/** A page and its timeline are some kilobytes: this many are 10 MB at most. */
const MOST = 3_000;
const EVENTS = 'evt.waybill.>';

interface Kept {
  readonly askedAt: number;
  readonly answer: TrackView;
}

/**
 * Tracking answers for 2 s, per caller and question: what one caller may see is never another's. An event of the waybill service drops
 * every answer about the numbers it names, also one that is being fetched while the event passes.
 */
@Injectable()
export class TrackCache implements OnModuleInit, OnApplicationShutdown {
  private readonly answers = new LRUCache<string, Kept>({ max: MOST, ttl: LIFE_MS });
  /** Number → when an event last named it; older answers do not count. */
  private readonly changed = new LRUCache<string, number>({ max: MOST, ttl: 2 * LIFE_MS });
  private subscription: Subscription | null = null;

  constructor(@Inject(NATS) private readonly nats: NatsConnection) {}

  onModuleInit(): void {
    this.subscription = this.nats.subscribe(EVENTS, {
      callback: (_error, message) => this.hear(message.data),
    });
  }

  onApplicationShutdown(): void {
    this.subscription?.unsubscribe();
  }

  /** The kept answer to a question, or the one `ask` gives. Errors are never kept. */
  async answer(
    request: TrackNumber,
    context: CallContext,
    ask: () => Promise<TrackView>,
  ): Promise<TrackView> {
    const number = plainNumber(request.order_no);
    const key = keyOf(number, request, context);
    const kept = this.answers.get(key);
    if (kept && kept.askedAt > (this.changed.get(number) ?? 0)) return kept.answer;
    const askedAt = performance.now();
    const answer = await ask();
    this.answers.set(key, { askedAt, answer });
    return answer;
  }

  private hear(data: Uint8Array): void {
    try {
      const event = JSON.parse(Buffer.from(data).toString('utf8')) as { data?: unknown };
      const now = performance.now();
      for (const number of numbersIn(event.data)) this.changed.set(plainNumber(number), now);
    } catch {
      // Unreadable here, so no number is known: the answers end by themselves within 2 s.
    }
  }
}

/** The waybill and order numbers an event names, its lists of waybills included. */
function numbersIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(numbersIn);
  if (typeof data !== 'object' || data === null) return [];
  const { waybill_no, order_no, waybills } = data as Record<string, unknown>;
  return [
    ...[waybill_no, order_no].filter((number) => typeof number === 'string'),
    ...numbersIn(waybills ?? null),
  ];
}

/** One spelling per number: people type them with blanks and in either case. */
export function plainNumber(number: unknown): string {
  return String(number).replace(/[\s-]/g, '').toUpperCase();
}

function keyOf(
  number: string,
  { order_type, verify }: TrackNumber,
  { identity, locale }: CallContext,
): string {
  const who = 'id' in identity ? `${identity.kind}:${identity.id}` : identity.kind;
  return `${who}|${locale}|${String(order_type ?? '')}|${String(verify ?? '')}|${number}`;
}
