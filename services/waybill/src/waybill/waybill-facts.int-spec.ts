import { DUTIES_AT_ONCE, waybillDutyChanged, waybillFacts } from '@parcelway/contracts';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { asAdmin, asMember, asService, eventually, sayEvent, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';
import { samplePaidOrder } from '../shipped-order/sample-order';
import { ship } from '../shipped-order/ship-sample';

describe('what boxes know of their duty', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ services: [service] });
  });
  afterAll(() => stack.stop());

  const duties = (numbers: readonly string[], context = asService('payment')) =>
    stack.client(waybillFacts).duties({ numbers }, context);

  it('is the newest news of it, why they wait and whether they have come to their end', async () => {
    const numbers = await ship(stack, samplePaidOrder(301));
    const [box, over = ''] = numbers;
    await stack.rows(`UPDATE waybill_service.waybill SET status = $2 WHERE waybill_no = $1`, [
      over,
      WaybillStatus.delivered,
    ]);
    const none = { owed: null, hold: null };
    expect(new Set(await duties([box, over, 'PW-NOBODY']))).toEqual(
      new Set([
        { waybill_no: box, ...none, is_over: false },
        { waybill_no: over, ...none, is_over: true },
      ]),
    );
    await sayEvent(stack, waybillDutyChanged, {
      ...{ waybill_no: box, currency: 'GBP', amount: '23.40', paid_amount: '0.00', owed: '23.40' },
      ...{ pay_status: 1, paid_at: null, reason: 'VAT', sequence: 1 },
    });
    const known = await eventually(async () => {
      const [first] = await duties([box]);
      return first?.owed && first;
    });
    expect(known).toEqual({ waybill_no: box, owed: '23.40', hold: 'duty', is_over: false });
  });

  it.each([
    ['a member', () => asMember(7)],
    ['staff', () => asAdmin(1)],
  ])('is not for %s', async (_who, context) => {
    await expect(duties([], context())).rejects.toMatchObject({ code: 'auth.no_permission' });
  });

  it('is asked of so many boxes at once', async () => {
    const many = Array.from({ length: DUTIES_AT_ONCE + 1 }, (_, at) => `PW${at}`);
    expect(await duties(many.slice(1))).toEqual([]);
    await expect(duties(many)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
