import type { WaybillDuty } from '@parcelway/contracts';
import { dutyOfBoxes } from './box-duty';

const unpaid: WaybillDuty = {
  ...{ waybill_no: 'W1', currency: 'GBP', amount: '12.00', paid_amount: '0.00', owed: '12.00' },
  ...{ pay_status: 1, paid_at: null, reason: 'VAT', sequence: 1 },
};
const at = (day: string): Partial<WaybillDuty> => ({
  ...{ paid_amount: '12.00', owed: '0.00', pay_status: 2, paid_at: `${day}T10:00:00.000Z` },
});
const first = { ...unpaid, ...at('2026-12-01') };
const second = { ...unpaid, ...at('2026-12-02') };
const none = { ...unpaid, amount: '0.00', owed: '0.00', pay_status: null };

describe('the duty of an order', () => {
  it.each([
    [
      'is none without duty on its boxes',
      [undefined, none],
      { amount: 0n, paid: 0n, payStatus: null, paidAt: null },
    ],
    ['is unpaid', [unpaid, undefined], { amount: 1_200n, paid: 0n, payStatus: 1, paidAt: null }],
    [
      'is unpaid while that of one box is',
      [first, unpaid],
      { amount: 2_400n, paid: 1_200n, payStatus: 1, paidAt: null },
    ],
    [
      'is paid with the last box',
      [second, first],
      { amount: 2_400n, payStatus: 2, paidAt: new Date('2026-12-02T10:00:00Z') },
    ],
    ['is given back once all is', [{ ...first, pay_status: 3 }], { payStatus: 3 }],
    ['is paid where a part was given back', [{ ...first, pay_status: 3 }, second], { payStatus: 2 }],
  ])('%s', (_name, duties, expected) => {
    expect(dutyOfBoxes(duties.map((duty) => (duty ? { duty } : {})))).toMatchObject(expected);
  });
});
