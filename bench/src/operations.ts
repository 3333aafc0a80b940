import { listLoad } from './loads/list';
import type { Load } from './loads/load';
import { payLoad } from './loads/pay';
import type { UnpaidOrders } from './loads/pay';
import { placeLoad } from './loads/place';
import { trackLoad } from './loads/track';
import type { Seeded } from './seed';

/** Numbers that everybody asks for, again and again. */
const POPULAR = 20;

export type OperationName =
  'track' | 'track-again' | 'list' | 'place' | 'pay' | 'pay-one-wallet' | 'list-while-written';

/** A share of the throughput that an operation is held against: the least it must reach, and what is aimed at. */
export interface Target {
  readonly must: number;
  readonly aim: number | null;
  /** `floor`: the floor's figure beside it. `quiet`: the operation's own when nothing is written. */
  readonly against: 'floor' | 'quiet';
}

export interface Operation {
  readonly name: OperationName;
  readonly title: string;
  readonly target: Target;
  /** Whether orders and payments are written beside it. */
  readonly isWrittenBeside: boolean;
  /** A second look at another operation's path. */
  readonly isVariant: boolean;
}

/** In the order they are measured within a round: those that want quiet tables come first after the vacuum. */
export const operations: readonly Operation[] = [
  {
    name: 'track',
    title: 'Track, another number each time',
    target: { must: 0.25, aim: null, against: 'floor' },
    isWrittenBeside: false,
    isVariant: false,
  },
  {
    name: 'track-again',
    title: `Track, the same ${POPULAR} numbers`,
    target: { must: 0.25, aim: 1, against: 'floor' },
    isWrittenBeside: false,
    isVariant: true,
  },
  {
    name: 'list',
    title: 'List 25 + total, quiet',
    target: { must: 0.65, aim: 0.8, against: 'floor' },
    isWrittenBeside: false,
    isVariant: false,
  },
  {
    name: 'place',
    title: 'Place order',
    target: { must: 0.5, aim: 0.85, against: 'floor' },
    isWrittenBeside: false,
    isVariant: false,
  },
  {
    name: 'pay',
    title: 'Pay from balance',
    target: { must: 0.5, aim: 0.8, against: 'floor' },
    isWrittenBeside: false,
    isVariant: false,
  },
  {
    name: 'pay-one-wallet',
    title: 'Pay from one wallet',
    target: { must: 0.5, aim: null, against: 'floor' },
    isWrittenBeside: false,
    isVariant: true,
  },
  {
    name: 'list-while-written',
    title: 'List 25 + total, while written',
    target: { must: 0.6, aim: 0.9, against: 'quiet' },
    isWrittenBeside: true,
    isVariant: false,
  },
];

/** Further bars, of every operation at 16 connections or of the memory at 64. */
export const furtherTargets = {
  p99OverP50: { connections: 16, must: 4, aim: 2.7 },
  gatewayMb: { must: 220, aim: 175 },
  serviceMb: { must: 220, aim: 150 },
  idleStackMb: { must: 900 },
  idleTrackP50Ms: { must: 5 },
} as const;

/** The load of each operation over the seeded rows; both systems are asked the same. */
export function loadsOver(
  seeded: Seeded,
  unpaid: { readonly ofAll: UnpaidOrders; readonly ofSingle: UnpaidOrders },
): Readonly<Record<OperationName, Load>> {
  const list = listLoad(seeded.bench);
  return {
    track: trackLoad(seeded.bench, seeded.waybillNos),
    'track-again': trackLoad(seeded.bench, seeded.waybillNos.slice(0, POPULAR)),
    list,
    place: placeLoad(seeded.members, seeded.goods),
    pay: payLoad(unpaid.ofAll),
    'pay-one-wallet': payLoad(unpaid.ofSingle),
    'list-while-written': list,
  };
}
