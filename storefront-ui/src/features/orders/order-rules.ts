import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import type { LuggageOrderDetail, LuggageOrderRow, TrackView } from '../../api/types';

/** How often a page looks again while something is about to happen. */
export const POLL_MS = 1500;
/** How long a page goes on looking; what is not there by then comes with the next visit. */
export const PATIENCE_MS = 60_000;

/** True while boxes of a paid order have no waybill yet: these follow the payment by a moment. */
export function awaitsWaybills(
  order: Pick<LuggageOrderDetail, 'pay_status' | 'order_status' | 'waybills' | 'package_count'>,
): boolean {
  return (
    order.pay_status === PayStatus.paid &&
    order.waybills.length < order.package_count &&
    order.order_status < OrderStatus.cancelled
  );
}

/** True while a waybill has no events yet: the first follows the number by a moment. */
export function awaitsEvents(track: Pick<TrackView, 'events'>): boolean {
  return track.events.length === 0;
}

/** In how many milliseconds a page that has been open for `openMs` looks again, or never. */
export function nextLook(awaits: boolean, openMs: number): number | false {
  return awaits && openMs < PATIENCE_MS ? POLL_MS : false;
}

/** What a customer is most likely to do next with an order. */
export type NextStep = 'resume' | 'pay' | 'supplement' | 'see' | 'again';

/** The primary action of an order's state. */
export function nextStep(order: Pick<LuggageOrderRow, 'order_status'>): NextStep {
  switch (order.order_status) {
    case OrderStatus.draft:
      return 'resume';
    case OrderStatus.awaitingPayment:
      return 'pay';
    case OrderStatus.awaitingSupplement:
      return 'supplement';
    case OrderStatus.cancelled:
    case OrderStatus.returned:
    case OrderStatus.completed:
      return 'again';
    default:
      return 'see';
  }
}

const ORDER_PROGRESS: Readonly<Record<number, number>> = {
  0: 0,
  1: 0,
  2: 0.06,
  3: 0.15,
  4: 0.22,
  5: 0.22,
  6: 0.28,
  7: 0.5,
  8: 0.5,
  11: 1,
};
const WAYBILL_PROGRESS: Readonly<Record<number, number>> = {
  1: 0.12,
  2: 0.22,
  3: 0.28,
  4: 0.5,
  5: 0.74,
  6: 0.88,
  7: 0.94,
  8: 1,
  9: 0.88,
};

/** How far along the route an order is, 0 to 1: the least of its boxes, once they move. */
export function routeProgress(order: Pick<LuggageOrderDetail, 'order_status' | 'waybills'>): number {
  const base = ORDER_PROGRESS[order.order_status] ?? 0;
  const boxes = order.waybills
    .map((waybill) => WAYBILL_PROGRESS[waybill.status])
    .filter((at) => at !== undefined);
  return order.order_status === OrderStatus.completed || boxes.length === 0
    ? base
    : Math.max(base, Math.min(...boxes));
}

/** The states shown as tabs: those a member has orders in, and always the two that wait for the member. */
export function tabStates(counts: Readonly<Record<string, number>> | undefined): string[] {
  const always = [String(OrderStatus.awaitingPayment), String(OrderStatus.inTransit)];
  const used = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .map(([status]) => status);
  return [...new Set([...always, ...used])].sort((a, b) => Number(a) - Number(b));
}

/** How many orders are on their way, between collection and delivery. */
export function movingCount(counts: Readonly<Record<string, number>>): number {
  return ['3', '4', '5', '6', '7'].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Words to search orders by: a number as it is read out is looked for as it is stored. */
export function searchWords(typed: string): string {
  return /^pw-/i.test(typed) ? typed.replaceAll('-', '') : typed;
}

/** An order number in fours as it is read out: `PW7K4M92QX` → `PW-7K4M-92QX`; anything else stays as it is. */
export function readableOrderNo(orderNo: string): string {
  const match = /^(PW)-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/.exec(orderNo);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : orderNo;
}
