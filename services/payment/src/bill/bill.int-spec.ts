import { luggageOrderPlaced } from '@parcelway/contracts';
import type { OrderBilling } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import fc from 'fast-check';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { payStatusOf } from '../payment/domain/pay-status';
import { BillEntity } from './bill.entity';
import { raiseBill } from './bill.queries';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

const billsOf = (refNo: string) => stack.dataSource.getRepository(BillEntity).findBy({ refNo });
const pay = (userId: number, orderNo: string) =>
  stack.client.payFromBalance({ order_no: orderNo }, memberContext(userId));

/** Says events as the order service would, and waits until all of them have been applied. */
async function say(...billings: OrderBilling[]): Promise<void> {
  const outbox = stack.running.app.get(Outbox);
  await outbox.addMany(stack.dataSource.manager, luggageOrderPlaced, billings, 'placing');
  outbox.committed();
  const said = `SELECT event_id FROM outbox WHERE name = '${luggageOrderPlaced.name}'`;
  for (let open = 1; open > 0;) {
    const [row] = (await stack.dataSource.query(
      `SELECT count(*)::int AS open FROM (${said}) AS said WHERE event_id NOT IN (SELECT event_id FROM inbox)`,
    )) as { open: number }[];
    open = row?.open ?? 0;
  }
}

describe('a placed order', () => {
  it('gets one unpaid bill with its lines and due date, however often it is told', async () => {
    const billing = billingFor(freshId());
    await say(billing, billing, billing);
    expect(await billsOf(billing.order_no)).toEqual([
      expect.objectContaining({
        billNo: expect.stringMatching(/^B[0-9A-HJKMNP-TV-Z]{16}$/) as string,
        billType: 'order',
        refId: billing.order_id,
        userId: billing.user_id,
        currency: 'GBP',
        amount: 18114n,
        paidAmount: 0n,
        payStatus: 1,
        lines: billing.lines,
        dueAt: new Date(billing.due_at ?? 0),
        paidAt: null,
        isVoid: false,
      }),
    ]);
  });

  it('over nothing is paid at once and says so', async () => {
    const billing = billingFor(freshId(), '0.00');
    await raiseBill(stack.dataSource.manager, billing, 'r');
    const [bill] = await billsOf(billing.order_no);
    expect(bill).toMatchObject({ payStatus: 2, amount: 0n, paidAt: expect.any(Date) as Date });
    const said = (await stack.dataSource.query(
      `SELECT payload FROM outbox WHERE name = 'payment.bill-paid' AND payload->>'ref_no' = $1`,
      [billing.order_no],
    )) as unknown[];
    expect(said).toMatchObject([{ payload: { amount: '0.00', bill_no: bill?.billNo } }]);
  });

  it('is asked of the order service by its owner when paid before its event came, and billed once', async () => {
    const billing = billingFor(freshId());
    stack.orders.known.set(billing.order_no, billing);
    await stack.client.topUp({ user_id: billing.user_id, money: '1000', memo: 'm' }, adminContext());
    expect(await pay(billing.user_id, billing.order_no)).toMatchObject({ balance: '818.86' });
    expect(stack.orders.askedBy.at(-1)).toMatchObject({ kind: 'member', id: billing.user_id });
    await say(billing);
    expect(await billsOf(billing.order_no)).toMatchObject([{ payStatus: 2, paidAmount: 18114n }]);
  });

  it('paid 10 times at once before its event came is billed and paid once', async () => {
    const billing = billingFor(freshId());
    stack.orders.known.set(billing.order_no, billing);
    await stack.client.topUp({ user_id: billing.user_id, money: '1000', memo: 'm' }, adminContext());
    const calls = Array.from({ length: 10 }, () => pay(billing.user_id, billing.order_no));
    const outcomes = await Promise.allSettled([...calls, say(billing)]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(
      Array.from({ length: 9 }, () => 'pay.already_paid'),
    );
    expect(await billsOf(billing.order_no)).toMatchObject([{ payStatus: 2, paidAmount: 18114n }]);
  });

  it('that only the order service knows is "not found" to another member', async () => {
    const billing = billingFor(freshId());
    stack.orders.known.set(billing.order_no, billing);
    expect(await refusalOf(pay(freshId(), billing.order_no))).toEqual({
      code: 'bill.not_found',
      params: {},
    });
    expect(await billsOf(billing.order_no)).toEqual([]);
  });
});

describe('the table of bills', () => {
  const amounts = fc
    .tuple(fc.nat(3), fc.nat(4), fc.nat(4))
    .map(([due, paid, refunded]) => ({ due, paid, refunded: Math.min(refunded, paid) }));

  it('accepts the pay status that follows from the amounts and no other', async () => {
    const accepts = async (values: number[]): Promise<boolean> =>
      stack.dataSource
        .query(
          `INSERT INTO bill (bill_no, bill_type, ref_id, ref_no, user_id, currency, amount, paid_amount, refunded_amount, pay_status)
           VALUES ($1, 'storage', 1, 'x', 1, 'GBP', $2, $3, $4, $5)`,
          [`BT${freshId()}`, ...values],
        )
        .then(
          () => true,
          () => false,
        );
    await fc.assert(
      fc.asyncProperty(amounts, async ({ due, paid, refunded }) => {
        const status = payStatusOf({ due: BigInt(due), paid: BigInt(paid), refunded: BigInt(refunded) });
        for (const candidate of [1, 2, 3]) {
          expect(await accepts([due, paid, refunded, candidate])).toBe(candidate === status);
        }
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('keeps a reference of 16 digits to its last digit, read back as an entity and as a raw row (C8)', async () => {
    const reference = '9007199254740993';
    const billing = { ...billingFor(freshId()), order_no: reference };
    await raiseBill(stack.dataSource.manager, billing, null);
    const [entity] = await billsOf(reference);
    expect(entity?.refNo).toBe(reference);
    const [raw] = (await stack.dataSource.query('SELECT id, ref_no FROM bill WHERE ref_no = $1', [
      reference,
    ])) as { id: string; ref_no: string }[];
    expect(raw?.ref_no).toBe(reference);
    expect(entity?.id).toBe(Number(raw?.id));
  });
});
