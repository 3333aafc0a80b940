import { wayTo } from './difference';

describe('the way to the row of a difference', () => {
  it.each([
    ['wallet_books', '7/GBP', '/wallet?filter=', { user_id: 7, currency: 'GBP' }],
    ['record_chain', '7/GBP', '/member-money-record?filter=', { user_id: 7, currency: 'GBP' }],
    ['bill_paid', 'B1', '/bill?filter=', { bill_no: 'B1' }],
    ['payment_books', 'P1', '/payment-record?filter=', { payment_no: 'P1' }],
    ['provider_refund', 'R1', '/refund-request?filter=', { refund_no: 'R1' }],
    ['provider_refund', 'P1', '/payment-record?filter=', { payment_no: 'P1' }],
    ['order_status', 'PW1', '/bill?filter=', { ref_no: 'PW1' }],
    ['box_hold', 'W1', '/waybill?filter=', { waybill_no: 'W1' }],
  ])('of kind %s with %s is %s%j', (kind, ref, list, filter) => {
    const way = wayTo({ kind, ref, expected: '', found: '' });
    expect(way.startsWith(list)).toBe(true);
    expect(JSON.parse(decodeURIComponent(way.slice(list.length)))).toEqual(filter);
  });

  it.each(['journal_sum', 'journal_without_payment'])('of kind %s is the trace of its journal', (kind) => {
    expect(wayTo({ kind, ref: 'J1', expected: '', found: '' })).toBe('/journal?trace=J1');
  });
});
