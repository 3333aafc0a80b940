import { dutyStanding } from './duty-standing';
import type { DutyBill } from './duty-standing';

const unpaid: DutyBill = {
  ...{ amount: 1_200n, paidAmount: 0n, refundedAmount: 0n, payStatus: 1, isVoid: false, paidAt: null },
  ...{ reason: 'first', version: 1 },
};
const at = new Date('2026-12-01T10:00:00Z');
const paid: DutyBill = { ...unpaid, paidAmount: 1_200n, payStatus: 2, paidAt: at, version: 2 };
const gone: DutyBill = { ...unpaid, isVoid: true, version: 2 };
const refunded: DutyBill = { ...paid, refundedAmount: 1_200n, payStatus: 3, version: 3 };

describe('the duty on a box', () => {
  it.each([
    ['an unpaid bill is owed', [unpaid], { amount: 1_200n, paid: 0n, owed: 1_200n, payStatus: 1 }],
    ['a paid one is not', [paid], { amount: 1_200n, paid: 1_200n, owed: 0n, payStatus: 2, paidAt: at }],
    ['one of two is', [paid, unpaid], { amount: 2_400n, paid: 1_200n, owed: 1_200n, payStatus: 1 }],
    ['a part of one is', [{ ...unpaid, paidAmount: 200n }], { owed: 1_000n, payStatus: 1 }],
    ['a void one counts for nothing', [gone, paid], { amount: 1_200n, owed: 0n, payStatus: 2 }],
    ['void ones alone are no duty', [gone], { amount: 0n, owed: 0n, payStatus: null }],
    ['what went back is not owed', [refunded], { owed: 0n, payStatus: 3 }],
    ['one paid beside one given back is paid', [refunded, paid], { owed: 0n, payStatus: 2 }],
  ] as const)('%s', (_name, bills, standing) => {
    expect(dutyStanding(bills)).toMatchObject(standing);
  });

  it('tells the reason of the oldest bill that is owed, and when the last was paid only once none is', () => {
    const second = { ...unpaid, reason: 'second' };
    expect(dutyStanding([paid, second, unpaid])).toMatchObject({ reason: 'second', paidAt: null });
    const later = new Date('2026-12-02T10:00:00Z');
    expect(dutyStanding([{ ...paid, paidAt: later }, paid]).paidAt).toEqual(later);
  });

  it('rises with every change', () => {
    const sequences = [[unpaid], [unpaid, unpaid], [paid, unpaid], [refunded, unpaid], [refunded, gone]].map(
      (bills) => dutyStanding(bills).sequence,
    );
    expect(sequences).toEqual([1, 2, 3, 4, 5]);
  });
});
