import { PayStatus } from '@parcelway/contracts/statuses';
import { voidRefusal } from './void-refusal';

const bill = { billType: 'order', payStatus: PayStatus.unpaid, paidAmount: 0n };

describe('whether staff may void a bill', () => {
  it.each([
    ['order', false, 'bill.of_open_order'],
    ['order', true, null],
    ['supplement', false, 'bill.of_open_order'],
    ['supplement', true, null],
    ['storage', true, 'bill.of_open_order'],
    ['sheet', true, 'bill.of_open_order'],
    ['recharge', false, null],
    ['tax', true, 'bill.of_other_page'],
  ])('of type %s, its order over: %s', (billType, isOver, refusal) => {
    expect(voidRefusal({ ...bill, billType }, isOver)).toBe(refusal);
  });

  it('never one with money on it', () => {
    for (const change of [
      { paidAmount: 1n },
      { payStatus: PayStatus.paid },
      { payStatus: PayStatus.refunded },
    ])
      expect(voidRefusal({ ...bill, ...change }, true)).toBe('pay.already_paid');
  });
});
