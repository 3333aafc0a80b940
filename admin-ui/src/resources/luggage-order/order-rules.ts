import { OrderStatus } from '@parcelway/contracts/statuses';

/** The statuses of the rail, in the order work passes through them. */
export const RAIL: readonly number[] = [
  OrderStatus.awaitingPayment,
  OrderStatus.awaitingCollection,
  OrderStatus.partlyInbound,
  OrderStatus.inbound,
  OrderStatus.awaitingSupplement,
  OrderStatus.ready,
  OrderStatus.inTransit,
  OrderStatus.onHold,
  OrderStatus.completed,
];

/** A luggage order as the list has it. */
export interface OrderRow {
  readonly id: number;
  readonly order_no: string;
  readonly order_status: number;
  readonly pay_status: number;
  readonly user_id: number;
  readonly user_name: string | null;
  readonly sender_city: string | null;
  readonly receiver_city: string | null;
  readonly channel_id: number;
  readonly inbound_progress: string | null;
  readonly package_count: number;
  readonly charged_g: number | null;
  readonly currency: string;
  readonly order_total_amount: string;
  readonly paid_amount: string | null;
  /** Calendar date. */
  readonly pick_up_date: string | null;
  /** ISO instants. */
  readonly payment_due_at: string | null;
  readonly create_time: string;
  /** On the page of one order only. */
  readonly quote_snapshot?: {
    readonly override?: { readonly before: string; readonly memo: string; readonly by: number };
  };
}

/** Received boxes of all boxes, from `1/3`; what cannot be read counts as none received. */
export function progressOf(row: Pick<OrderRow, 'inbound_progress' | 'package_count'>): {
  readonly text: string;
  /** 0 to 1 */
  readonly share: number;
} {
  const [, done = '0', all = String(row.package_count)] =
    /^(\d+)\/(\d+)$/.exec(row.inbound_progress ?? '') ?? [];
  const boxes = Number(all);
  return { text: `${done}/${all}`, share: boxes > 0 ? Math.min(1, Number(done) / boxes) : 0 };
}

/** Why an order needs a look, as a key of the words; null when it does not. `today` is London's date. */
export function orderWarning(
  row: Pick<OrderRow, 'order_status' | 'pick_up_date' | 'payment_due_at'>,
  today: string,
  now: Date,
): 'board.dateGone' | 'board.payExpired' | null {
  if (
    row.order_status === OrderStatus.awaitingCollection &&
    row.pick_up_date &&
    row.pick_up_date.slice(0, 10) < today
  )
    return 'board.dateGone';
  if (
    row.order_status === OrderStatus.awaitingPayment &&
    row.payment_due_at &&
    Date.parse(row.payment_due_at) < now.getTime()
  )
    return 'board.payExpired';
  return null;
}

/** Whether a step's reason is the number of the payment that caused it. */
export const isPaymentNo = (reason: string): boolean => /^P[0-9A-Z]{16}$/.test(reason);

/** Where the board shows only the orders that match. */
export function listLink(filter: Readonly<Record<string, unknown>>): string {
  return `/luggage-order?filter=${encodeURIComponent(JSON.stringify(filter))}&page=1`;
}
