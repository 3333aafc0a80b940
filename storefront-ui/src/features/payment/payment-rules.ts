import { PayStatus } from '@parcelway/contracts/statuses';
import { compareDecimals, sumDecimals } from '@parcelway/look';
import type {
  LuggageOrderDetail,
  OtherBalance,
  PayableBill,
  PaymentState,
  PaymentWay,
} from '../../api/types';

/** What is paid together: all that is due on one order, or some bills. */
export type WhatToPay = { readonly order_no: string } | { readonly bill_nos: readonly string[] };

/** What the address of a page says is to be paid: an order, or bills with commas between. */
export function whatToPay(params: URLSearchParams): WhatToPay {
  const bills = params.get('bill_nos');
  return bills ? { bill_nos: bills.split(',') } : { order_no: params.get('order_no') ?? '' };
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Whether a balance is enough, what stays of it, and what is missing; decimal strings. */
export function balanceAfter(
  balance: string,
  amount: string,
): { enough: boolean; left: string; missing: string } {
  const left = sumDecimals([balance, negated(amount)]);
  const enough = compareDecimals(balance, amount) >= 0;
  return { enough, left, missing: enough ? '0.00' : negated(left) };
}

/** What can be done about paying an order. */
export type PayState = 'open' | 'paid' | 'late' | 'closed';

/** Where an order stands with its payment; a paid one may owe a supplement, which has no time limit. `now` is epoch seconds. */
export function payState(
  order: Pick<LuggageOrderDetail, 'pay_status' | 'actions' | 'payment_due_at'>,
  now: number,
): PayState {
  const isOwing = order.actions.includes('pay');
  if (order.pay_status === PayStatus.paid) return isOwing ? 'open' : 'paid';
  if (!isOwing) return 'closed';
  return order.payment_due_at > 0 && order.payment_due_at <= now ? 'late' : 'open';
}

/** Where a bill stands. An order whose time to pay has passed is given up, so it is not paid any more; what is late of other kinds is. */
export function billState(bill: PayableBill, now: number): 'open' | 'late' | 'paid' | 'refunded' | 'void' {
  if (bill.is_void) return 'void';
  if (bill.pay_status === PayStatus.refunded) return 'refunded';
  if (bill.pay_status === PayStatus.paid) return 'paid';
  return bill.bill_type === 'order' && bill.due_at > 0 && bill.due_at <= now ? 'late' : 'open';
}

/** Money is on the bill, and some is missing. */
export const isPartPaid = ({ pay_status, paid_amount }: PayableBill): boolean =>
  pay_status === PayStatus.unpaid && compareDecimals(paid_amount, '0') > 0;

/** One payment to be: what of, how much in which currency, and of which kind the bills are, '' = of several. */
export interface ToBePaid {
  readonly what: WhatToPay;
  readonly bills: readonly PayableBill[];
  readonly amount: string;
  readonly currency: string;
  readonly billType: string;
}

/** Bills of one currency as one payment. */
export function toBePaid(bills: readonly PayableBill[]): ToBePaid {
  const kinds = [...new Set(bills.map(({ bill_type }) => bill_type))];
  return {
    what: { bill_nos: bills.map(({ bill_no }) => bill_no) },
    bills,
    amount: sumDecimals(bills.map(({ owed }) => owed)),
    currency: bills[0]?.currency ?? 'GBP',
    billType: kinds.length === 1 ? (kinds[0] ?? '') : '',
  };
}

/** All that is due on an order. Its first bill may be a moment behind it: until then the order's own total is due. */
export function dueOnOrder(
  order: Pick<LuggageOrderDetail, 'order_no' | 'order_total_amount' | 'currency'>,
  bills: readonly PayableBill[],
): ToBePaid {
  const open = bills.filter(({ pay_status, is_void }) => pay_status === PayStatus.unpaid && !is_void);
  const what = { order_no: order.order_no };
  if (open.length > 0) return { ...toBePaid(open), what };
  const { order_total_amount: amount, currency } = order;
  return { what, bills: [], amount, currency, billType: 'order' };
}

/** What of these bills is paid together; null = nothing is due. */
export function dueOf(what: WhatToPay, bills: readonly PayableBill[]): ToBePaid | null {
  const open = bills.filter(
    ({ bill_no, pay_status, is_void }) =>
      pay_status === PayStatus.unpaid && !is_void && ('order_no' in what || what.bill_nos.includes(bill_no)),
  );
  return open.length > 0 ? { ...toBePaid(open), what } : null;
}
const BILL_NO = /^B[0-9A-Z]{16}$/;

/** Where what a bill is for is shown. */
export function pageOfRef(refNo: string): string {
  const no = encodeURIComponent(refNo);
  if (refNo.startsWith('ST-')) return `/user/account/storeOrders/${no}`;
  if (refNo.startsWith('PW-')) return `/user/account/order/${no}`;
  if (refNo.startsWith('SH-')) return '/user/account/sheetOrder';
  // A recharge is for nothing but itself; all that is left is the number of a box.
  return BILL_NO.test(refNo) ? '/user/account/balanceRecord' : `/logisticsList?no=${no}`;
}

/** Where a bill is paid: an order's bills together, all others each on its own. */
export function payPageOf({
  bill_no,
  bill_type,
  ref_no,
}: Pick<PayableBill, 'bill_no' | 'bill_type' | 'ref_no'>): string {
  return bill_type === 'order' || bill_type === 'supplement'
    ? `/confirmPayment?order_no=${encodeURIComponent(ref_no)}`
    : `/payment?bill_no=${encodeURIComponent(bill_no)}`;
}

export interface OfferedWays {
  readonly list: readonly PaymentWay[];
  /** In the currency that was asked for. */
  readonly balance: string;
  /** Those in other currencies that suffice for the amount that was asked for. */
  readonly others?: readonly OtherBalance[];
}

/** A way as the page of a payment shows it. */
export interface ShownWay {
  /** Its code; of a balance in another currency with that currency. */
  readonly key: string;
  readonly code: PaymentWay['code'];
  /** Why it cannot be taken for this amount; null = it can. */
  readonly refusal: 'closed' | 'short' | 'below' | 'above' | null;
  /** The amount that `below` and `above` speak of. */
  readonly limit: string;
  /** Only of the balance: what is there, what stays and what is missing. */
  readonly balance: (ReturnType<typeof balanceAfter> & { readonly money: string }) | null;
  /** Only of a balance in another currency. */
  readonly other: OtherBalance | null;
}

/** The way that the payer picked, or the first that would do: a balance in another currency only where nothing else would. */
export function chosenWay(ways: readonly ShownWay[], picked: string | null): ShownWay | null {
  const open = ways.filter(({ refusal }) => refusal === null);
  return open.find(({ key }) => key === picked) ?? open.find(({ other }) => !other) ?? open[0] ?? null;
}

/** Ways and the pages on which they go on; the balance needs none. */
const PAGE_OF_WAY: Partial<Record<PaymentWay['code'], string>> = {
  card: '/cardPay',
  third_party: '/codePay',
  offline: '/transferPay',
};
/** Shown whether they are offered or not; the others only where they are. */
const USUAL_WAYS: readonly PaymentWay['code'][] = ['balance', 'card'];
const FURTHER_WAYS: readonly PaymentWay['code'][] = ['third_party', 'offline'];

/** The address on which a payment goes on. */
export function pageOfWay(way: PaymentWay['code'], what: WhatToPay): string {
  const query =
    'order_no' in what
      ? `order_no=${encodeURIComponent(what.order_no)}`
      : `bill_nos=${what.bill_nos.join(',')}`;
  return `${PAGE_OF_WAY[way] ?? ''}?${query}`;
}

/** Money for the balance, not for a bill that was owed. */
export const isRecharge = ({ ref_nos }: Pick<PaymentState, 'ref_nos'>): boolean =>
  ref_nos.length > 0 && ref_nos.every((no) => no.startsWith('RC-'));

/** Where the bills of a payment are paid another way. */
export function waysPageOf({ bill_nos, ref_nos }: Pick<PaymentState, 'bill_nos' | 'ref_nos'>): string {
  const [refNo = ''] = ref_nos;
  if (isRecharge({ ref_nos })) return '/user/account/recharge';
  if (ref_nos.length === 1 && refNo.startsWith('PW-'))
    return `/confirmPayment?order_no=${encodeURIComponent(refNo)}`;
  return bill_nos.length === 1
    ? `/payment?bill_no=${bill_nos.join()}`
    : `/orderPayment?bill_nos=${bill_nos.join(',')}`;
}

/**
 * The ways for an amount, those that are closed for it with the reason. Balances in other currencies are shown where the one in the bill's does
 * not suffice.
 */
export function shownWays({ list, balance, others = [] }: OfferedWays, amount: string): ShownWay[] {
  const further = FURTHER_WAYS.filter((code) => list.some((way) => way.code === code));
  return [...USUAL_WAYS, ...further].flatMap((code) => {
    const offered = list.filter((way) => way.code === code);
    const [first] = offered;
    const after = code === 'balance' ? { ...balanceAfter(balance, amount), money: balance } : null;
    const shown = (refusal: ShownWay['refusal'], limit = ''): ShownWay => ({
      ...{ key: code, code, refusal, limit },
      ...{ balance: after, other: null },
    });
    if (!first) return shown('closed');
    if (first.min_amount !== '' && compareDecimals(amount, first.min_amount) < 0)
      return shown('below', first.min_amount);
    if (first.max_amount !== '' && compareDecimals(amount, first.max_amount) > 0)
      return shown('above', first.max_amount);
    if (after?.enough !== false) return shown(null);
    return [shown('short'), ...others.map(otherWay)];
  });
}

const otherWay = (other: OtherBalance): ShownWay => ({
  ...{ key: `balance:${other.currency}`, code: 'balance', refusal: null, limit: '', balance: null },
  other,
});

/**
 * What the page of a result shows; success only on the server's word. A transfer that staff look for is `waiting`; a payment whose bills were
 * paid by other means took nothing and needs nothing.
 */
export type Shown =
  | 'succeeded'
  | 'paidElsewhere'
  | 'processing'
  | 'waiting'
  | 'open'
  | 'failed'
  | 'notReceived'
  | 'cancelled'
  | 'expired';

/** A payment that waits for its payer is open, one whose money may be under way is processing. */
export function shownState({
  status,
  way,
  pay_status,
}: Pick<PaymentState, 'status' | 'way' | 'pay_status'>): Shown {
  if (pay_status === PayStatus.paid && status !== 'succeeded' && status !== 'processing')
    return 'paidElsewhere';
  switch (status) {
    case 'failed':
      return way === 'offline' ? 'notReceived' : 'failed';
    case 'succeeded':
    case 'cancelled':
    case 'expired':
      return status;
    case 'processing':
      return way === 'offline' ? 'waiting' : 'processing';
    default:
      return 'open';
  }
}

/** Nothing follows by itself any more. */
export const isOver = ({ status }: Pick<PaymentState, 'status'>): boolean =>
  ['succeeded', 'cancelled', 'expired'].includes(status);
