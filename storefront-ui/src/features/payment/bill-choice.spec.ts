import type { PayableBill } from '../../api/types';
import { choiceOf } from './bill-choice';

const NOW = 1_000;
const bill = (bill_no: string, change: Partial<PayableBill> = {}): PayableBill => ({
  bill_no,
  bill_type: 'order',
  ref_no: `PW-${bill_no}`,
  currency: 'GBP',
  amount: '10.00',
  paid_amount: '0.00',
  owed: '10.00',
  pay_status: 1,
  due_at: 0,
  is_void: false,
  ...change,
});
const numbers = (bills: readonly PayableBill[]): string[] => bills.map(({ bill_no }) => bill_no);

describe('what is ticked of the open bills', () => {
  const some = [
    bill('A'),
    bill('B', { due_at: 3_000 }),
    bill('C', { due_at: 2_000 }),
    bill('E', { currency: 'EUR' }),
  ];

  it('is all of one currency at first, the most urgent on top', () => {
    const choice = choiceOf(some, null, NOW);
    expect(numbers(choice.rows.map((row) => row.bill))).toEqual(['C', 'B', 'A', 'E']);
    expect(numbers(choice.chosen)).toEqual(['C', 'B', 'A']);
    expect(choice.rows.map(({ isOther }) => isOther)).toEqual([false, false, false, true]);
  });

  it('is what the address names, and nothing when it names none', () => {
    expect(numbers(choiceOf(some, 'A,C', NOW).chosen)).toEqual(['C', 'A']);
    const none = choiceOf(some, '', NOW);
    expect(none.chosen).toEqual([]);
    expect(none.rows.some(({ isOther }) => isOther)).toBe(false);
  });

  it('leaves out another currency, what is settled, and an order whose time has passed', () => {
    expect(numbers(choiceOf(some, 'E,A', NOW).chosen)).toEqual(['A']);
    expect(numbers(choiceOf(some, 'E', NOW).chosen)).toEqual(['E']);
    const others = [bill('P', { pay_status: 2 }), bill('V', { is_void: true }), bill('L', { due_at: 900 })];
    expect(choiceOf(others, 'P,V,L,X', NOW)).toMatchObject({
      chosen: [],
      rows: [{ isOpen: false }, { isOpen: false }, { isOpen: false }],
    });
  });

  it('keeps a tax bill payable after its time', () => {
    expect(numbers(choiceOf([bill('T', { bill_type: 'tax', due_at: 900 })], null, NOW).chosen)).toEqual([
      'T',
    ]);
  });
});
