import { answers, call, defineContract } from '../define';
import { Anything, Id, ListOf, MoneyText, Text, Whole } from '../validation';
import { OneRow } from './one-row';
import type { Quote, Quotes, RuleName } from './quote.contract';
import { PACKAGE_LIMITS, QuoteAccessorial, QuoteItem, QuotePackage } from './quote.contract';

/** A box as the simulator takes it: what is inside may be left out. */
export class SimulatedPackage extends QuotePackage {
  @ListOf(() => QuoteItem, { min: 0, max: PACKAGE_LIMITS.items, optional: true })
  override items!: QuoteItem[];
}

/** A shipment of nobody or of a member, as it would be quoted. */
export class SimulatePrice {
  /** Empty = the public prices, without a level. */
  @Id({ optional: true }) user_id?: number | string;
  /** Empty = every channel to the country. */
  @Id({ optional: true }) channel_id?: number | string;
  /** ISO instant the prices are taken at; empty = now. */
  @Text({ max: 40, pattern: /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/, optional: true }) at?: string;
  @Text({ max: 2, pattern: /^[A-Z]{2}$/ }) country!: string;
  @Text({ max: 12, optional: true }) zip_code?: string;
  @MoneyText({ optional: true }) cover?: string;
  /** Value of goods that are not listed; where nothing is listed, empty = as much as the cover asks for. */
  @MoneyText({ optional: true }) declared_value?: string;
  @ListOf(() => QuoteAccessorial, { min: 0, max: PACKAGE_LIMITS.accessorials, optional: true })
  accessorials?: QuoteAccessorial[];
  /** A coupon of an amount or of a share of the freight. */
  @MoneyText({ optional: true }) coupon_amount?: string;
  @Whole({ max: 10_000, optional: true }) coupon_rate_bp?: number | string;
  @ListOf(() => SimulatedPackage, { min: 1, max: PACKAGE_LIMITS.packages }) packages!: SimulatedPackage[];
}

/** One step of a calculation in the caller's language. */
export interface PriceStep {
  /** A box, or the order as a whole. */
  readonly section: string;
  readonly step: string;
  readonly formula: string;
  /** The row that gave its figures. */
  readonly rule: RuleName | null;
  /** A weight with kg, a count of steps, or an amount. */
  readonly result: string;
}

export interface SimulatedQuote extends Quote {
  readonly steps: readonly PriceStep[];
}

export interface Simulation {
  readonly quotes: readonly SimulatedQuote[];
  readonly refused: Quotes['refused'];
}

export class RunPriceCases {
  /** Ids of the cases; empty = all. */
  @Anything() ids?: readonly (number | string)[];
}

/** What a known price is held against. */
export interface ExpectedPrice {
  readonly total: string;
  readonly lines: readonly { readonly code: string; readonly amount: string }[];
}

export interface PriceCaseRun {
  readonly id: number;
  readonly name: string;
  readonly result: 'pass' | 'fail';
  /** ISO instant of the run that first had this result, as all since. */
  readonly since: string;
  readonly expected_total: string;
  /** Null where the channel refuses the shipment, with the reason in `refused`. */
  readonly total: string | null;
  readonly refused: string;
  /** Lines that are not as expected; an amount is null where there is no such line. */
  readonly differences: readonly {
    readonly code: string;
    readonly expected: string | null;
    readonly got: string | null;
  }[];
}

export class CopyChannel extends OneRow {
  @Text({ max: 30, pattern: /^[A-Z0-9-]{2,30}$/ }) code!: string;
}

export class TestRemoteRule extends OneRow {
  @Text({ max: 12 }) postcode!: string;
}

/** One change of a price or a channel. */
export interface FigureChanges {
  readonly id: number;
  /** Fields with their values before and after; `line` names a packaging line by its boxes. */
  readonly changes: readonly {
    readonly field: string;
    readonly line?: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly by_type: string;
  readonly by_name: string;
  /** ISO instant. */
  readonly time: string;
}

/** What staff do with prices beside editing them. */
export const priceDesk = defineContract('order.price-desk', {
  /** Errors: channel.not_found, member.not_found, request.invalid. */
  simulate: call(SimulatePrice, answers<Simulation>()),
  runCases: call(RunPriceCases, answers<{ list: readonly PriceCaseRun[] }>(), { deadlineMs: 30_000 }),
  /** A new channel with the prices and packaging lines of another, switched off. Errors: channel.not_found, crud.invalid. */
  copyChannel: call(CopyChannel, answers<{ id: number }>()),
  /** The pattern of a remote rule that a postcode is held by; null = it is not remote. */
  testRemote: call(TestRemoteRule, answers<{ hit: string | null }>()),
  /** Changes of a price's amounts, the newest first. */
  priceHistory: call(OneRow, answers<{ list: readonly FigureChanges[] }>()),
  /** Changes of what staff set of a channel, the newest first. */
  channelHistory: call(OneRow, answers<{ list: readonly FigureChanges[] }>()),
});
