export type TradeStatus = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED';

/** One payment as the wallet keeps it; money in minor units of a currency with two decimals. */
export interface Trade {
  readonly out_trade_no: string;
  readonly trade_no: string;
  readonly currency: string;
  readonly amount: number;
  /** In the path of the page that the code leads to. */
  readonly code: string;
  readonly created: number;
  /** Epoch milliseconds; nobody pays after it. */
  readonly expires: number;
  readonly notify_url: string;
  status: TradeStatus;
  /** What the payer paid. */
  received: number;
  /** When it was paid or closed; 0 = neither. */
  ended: number;
  /** Money given back, by the merchant's number of it. */
  readonly refunds: Record<string, number>;
}

export const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Minor units; NaN for what is no amount. */
export function minorOf(text: unknown): number {
  return typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text)
    ? Math.round(Number(text) * 100)
    : Number.NaN;
}

/** The wallet writes instants as the clocks of its country show them, eight hours before UTC. */
const AHEAD_MS = 8 * 3_600_000;

export const clockText = (instant: number): string =>
  new Date(instant + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Epoch milliseconds; NaN for what is no instant. */
export const instantOf = (text: unknown): number =>
  typeof text === 'string' ? Date.parse(`${text.replace(' ', 'T')}Z`) - AHEAD_MS : Number.NaN;
