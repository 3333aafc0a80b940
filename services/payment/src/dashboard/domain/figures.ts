import type { DayTakings, Figures, Takings, TakingWay } from '@parcelway/contracts';
import { TAKING_WAYS } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';

/** What one way, channel and salesman brought a day; minor units. */
export interface Taking {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly way: TakingWay;
  /** 0 = none, as the one below. */
  readonly channelId: number;
  readonly salesmanId: number;
  readonly taken: bigint;
  readonly refunded: bigint;
  readonly payments: number;
}

interface Sum {
  readonly taken: bigint;
  readonly refunded: bigint;
  readonly payments: number;
}

const NOTHING: Sum = { taken: 0n, refunded: 0n, payments: 0 };
const plus = (sum: Sum, more: Sum): Sum => ({
  taken: sum.taken + more.taken,
  refunded: sum.refunded + more.refunded,
  payments: sum.payments + more.payments,
});

/** The same takings seen by day, way, channel and salesman; every view sums to the total. */
export function figuresOf(
  takings: readonly Taking[],
  days: readonly string[],
  currency: string,
): Pick<Figures, 'total' | 'days' | 'ways' | 'channels' | 'salesmen'> {
  const text = (minor: bigint): string => formatMoney(minor, currency);
  const inWords = ({ taken, refunded, payments }: Sum): Takings => ({
    taken: text(taken),
    refunded: text(refunded),
    net: text(taken - refunded),
    payments,
  });
  const byDay = summed(takings, ({ day }) => day);
  const byWay = summed(takings, ({ way }) => way);
  const ofDay = summed(takings, ({ day, way }) => `${day} ${way}`);
  return {
    total: inWords([...byDay.values()].reduce(plus, NOTHING)),
    days: days.map((day) => ({
      day,
      ...inWords(byDay.get(day) ?? NOTHING),
      ways: Object.fromEntries(
        TAKING_WAYS.map((way) => [way, text(ofDay.get(`${day} ${way}`)?.taken ?? 0n)]),
      ) as DayTakings['ways'],
    })),
    ways: TAKING_WAYS.map((way) => ({ way, ...inWords(byWay.get(way) ?? NOTHING) })),
    channels: largestFirst(summed(takings, ({ channelId }) => channelId)).map(([id, sum]) => ({
      channel_id: id || null,
      ...inWords(sum),
    })),
    salesmen: largestFirst(summed(takings, ({ salesmanId }) => salesmanId)).map(([id, sum]) => ({
      salesman_id: id || null,
      ...inWords(sum),
    })),
  };
}

function summed<Key>(takings: readonly Taking[], keyOf: (taking: Taking) => Key): Map<Key, Sum> {
  const sums = new Map<Key, Sum>();
  for (const taking of takings) sums.set(keyOf(taking), plus(sums.get(keyOf(taking)) ?? NOTHING, taking));
  return sums;
}

function largestFirst<Key>(sums: ReadonlyMap<Key, Sum>): (readonly [Key, Sum])[] {
  return [...sums].sort(([, one], [, other]) => Number(other.taken - one.taken));
}

const DAY_MS = 86_400_000;

/** Every calendar day of a span, both ends included; none where it ends before it begins. */
export function daysBetween(from: string, to: string): readonly string[] {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`));
  const count = Math.round(((last ?? 0) - (first ?? 0)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) =>
    new Date((first ?? 0) + at * DAY_MS).toISOString().slice(0, 10),
  );
}
