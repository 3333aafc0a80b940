import { formatMoney, parseMoney } from '@parcelway/money';
import { couponWorth } from '../../quote/domain/order-price';
import type { Coupon } from '../../quote/domain/price-input';

/** The numbers that a sheet order was sold at. */
export interface SheetQuote {
  readonly price_book: string;
  readonly price_id: number;
  readonly lines: readonly { readonly code: string; readonly amount: string }[];
}

/** What a package is sold at. Amounts in minor units. */
export interface SheetPrice {
  /** What is charged. */
  readonly amount: bigint;
  /** What a coupon took off. */
  readonly discount: bigint;
  readonly snapshot: SheetQuote;
}

/** The freight of a package by its price lines, in minor units. */
export function freightOf({ lines }: SheetQuote, currency: string): bigint {
  return sumOf(lines, currency, (code) => code.startsWith('freight_'));
}

/** What a coupon takes off a package: with the level discount never more than the freight (D1). */
export function couponOff(coupon: Coupon, quote: SheetQuote, currency: string): bigint {
  const freight = freightOf(quote, currency);
  const level = sumOf(quote.lines, currency, (code) => code === 'discount');
  return couponWorth(coupon, freight, freight + level);
}

/** A price, whatever was off it, with a coupon's reduction instead. */
export function reducedBy({ amount, discount, snapshot }: SheetPrice, off: bigint, currency: string) {
  const listed = snapshot.lines.filter(({ code }) => code !== 'coupon');
  const coupon = off === 0n ? [] : [{ code: 'coupon', amount: formatMoney(-off, currency) }];
  return {
    amount: amount + discount - off,
    discount: off,
    snapshot: { ...snapshot, lines: [...listed, ...coupon] },
  };
}

function sumOf(lines: SheetQuote['lines'], currency: string, isOf: (code: string) => boolean): bigint {
  return lines.reduce((sum, line) => (isOf(line.code) ? sum + parseMoney(line.amount, currency) : sum), 0n);
}
