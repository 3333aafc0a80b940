import { OrderStatus } from '@parcelway/contracts/statuses';
import { isPaymentNo, listLink, orderWarning, progressOf } from './order-rules';

const now = new Date('2026-11-28T12:00:00Z');
const row = (order_status: number, pick_up_date: string | null, payment_due_at: string | null = null) => ({
  order_status,
  pick_up_date,
  payment_due_at,
});

describe('order board', () => {
  it('reads how many boxes are in from "1/3"', () => {
    expect(progressOf({ inbound_progress: '1/4', package_count: 4 })).toEqual({ text: '1/4', share: 0.25 });
    expect(progressOf({ inbound_progress: null, package_count: 2 })).toEqual({ text: '0/2', share: 0 });
    expect(progressOf({ inbound_progress: '0/0', package_count: 0 }).share).toBe(0);
  });

  it('warns when the collection date has passed while waiting for it, not on the day and not afterwards', () => {
    expect(orderWarning(row(OrderStatus.awaitingCollection, '2026-11-27'), '2026-11-28', now)).toBe(
      'board.dateGone',
    );
    expect(orderWarning(row(OrderStatus.awaitingCollection, '2026-11-28'), '2026-11-28', now)).toBeNull();
    expect(orderWarning(row(OrderStatus.inTransit, '2026-11-01'), '2026-11-28', now)).toBeNull();
  });

  it('warns when an unpaid order is past its due time', () => {
    const due = '2026-11-28T11:59:00Z';
    expect(orderWarning(row(OrderStatus.awaitingPayment, null, due), '2026-11-28', now)).toBe(
      'board.payExpired',
    );
    expect(orderWarning(row(OrderStatus.cancelled, null, due), '2026-11-28', now)).toBeNull();
  });

  it('tells a payment number from a waybill number and from words', () => {
    expect(isPaymentNo('P7K2M9QX4TB0C8ZHW')).toBe(true);
    expect(isPaymentNo('PW2611280001')).toBe(false);
    expect(isPaymentNo('Paid by bank transfer')).toBe(false);
  });

  it('links to the list narrowed by a filter', () => {
    expect(decodeURIComponent(listLink({ order_status: 2 }))).toContain('{"order_status":2}');
  });
});
