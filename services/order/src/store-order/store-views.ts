import type { OrderBilling, StoreOrderRow } from '@parcelway/contracts';
import { formatMoney, parseMoney } from '@parcelway/money';
import { billableDays, daysBetween } from './domain/stored-days';
import { priceLines } from './domain/price-lines';
import { storeActions } from './domain/store-status';
import { amountsAt } from './store-amounts';
import type { StoreOrderEntity } from './store-order.entity';

const seconds = (at: Date | null): number | null => at && Math.floor(at.getTime() / 1_000);

/** The first bill: the booked days, the premium and the deposit. */
export function billingOf(order: StoreOrderEntity): OrderBilling {
  const { currency } = order;
  return {
    order_id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    currency,
    amount: formatMoney(order.total, currency),
    lines: bookedLines(order),
    due_at: order.paymentDueAt.toISOString(),
    bill_type: 'storage',
  };
}

/** The lines of what was booked; they come to storage, premium and deposit together, as its first bill does. */
export function bookedLines(order: StoreOrderEntity) {
  const days = BigInt(billableDays(daysBetween(order.plannedIn, order.plannedOut), order));
  const storage = days * order.ratePerDay;
  return priceLines({
    days,
    rate: order.ratePerDay,
    listedRate: order.priceOverride
      ? parseMoney(order.priceOverride.before, order.currency)
      : order.ratePerDay,
    discount: order.discountAmount < storage ? order.discountAmount : storage,
    premium: order.insuranceAmount,
    deposit: order.depositAmount,
    currency: order.currency,
  });
}

export function rowOf(order: StoreOrderEntity, now = new Date()): StoreOrderRow {
  const money = (minor: bigint): string => formatMoney(minor, order.currency);
  const { days, cost, due } = amountsAt(order, now);
  return {
    id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    warehouse_id: order.warehouseId,
    status: order.status,
    pay_status: order.payStatus,
    item_count: order.itemCount,
    items: order.items,
    planned_in: order.plannedIn,
    planned_out: order.plannedOut,
    in_at: seconds(order.inAt),
    out_at: seconds(order.outAt),
    currency: order.currency,
    total: money(order.total),
    paid_amount: money(order.paidAmount),
    refunded_amount: money(order.refundedAmount),
    rate_per_day: money(order.ratePerDay),
    deposit_amount: money(order.depositAmount),
    insurance_amount: money(order.insuranceAmount),
    retrieval: order.retrieval,
    days_so_far: days,
    cost_so_far: money(order.inAt ? cost : 0n),
    due: money(due),
    payment_due_at: seconds(order.paymentDueAt) ?? 0,
    luggage_order_no: order.luggageOrderNo,
    create_time: seconds(order.createTime) ?? 0,
    actions: storeActions(order),
  };
}
