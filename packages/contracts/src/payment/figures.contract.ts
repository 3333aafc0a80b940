import { answers, call, defineContract } from '../define';
import { CalendarDate, Text } from '../validation';

/** A span of London days, both included, 366 at most. */
export class FiguresAsked {
  @CalendarDate() from!: string;
  @CalendarDate() to!: string;
  /** Nothing said = the default currency. */
  @Text({ max: 3, pattern: /^[A-Z]{3}$/, optional: true }) currency?: string;
}

/** What came in for bills and what went back of them; decimal strings. Money that was only put on a balance is in none of them. */
export interface Takings {
  readonly taken: string;
  readonly refunded: string;
  /** taken − refunded */
  readonly net: string;
  /** Bills that were paid, each part for itself. */
  readonly payments: number;
}

export const TAKING_WAYS = ['balance', 'card', 'third_party', 'offline'] as const;
export type TakingWay = (typeof TAKING_WAYS)[number];

export interface DayTakings extends Takings {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly ways: Readonly<Record<TakingWay, string>>;
}

/** Unpaid bills by the days since they were raised. */
export interface Receivable {
  /** From this many days on, up to the next one's. */
  readonly days: number;
  readonly bills: number;
  readonly amount: string;
}

export interface Figures {
  readonly currency: string;
  /** All that money was ever taken in. */
  readonly currencies: readonly string[];
  readonly total: Takings;
  /** Every day of the span, the oldest first. */
  readonly days: readonly DayTakings[];
  readonly ways: readonly (Takings & { readonly way: TakingWay })[];
  /** The largest first; null = no channel, no salesman. */
  readonly channels: readonly (Takings & { readonly channel_id: number | null })[];
  readonly salesmen: readonly (Takings & { readonly salesman_id: number | null })[];
  /** As of now, whatever the span. */
  readonly receivables: readonly Receivable[];
}

/** The money of the firm, for staff. Errors: auth.no_permission, request.invalid, service.unavailable. */
export const figures = defineContract('payment.figures', {
  of: call(FiguresAsked, answers<Figures>()),
});
