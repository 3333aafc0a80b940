import type { BoxDuty, OrderBilling, OrderMoney, OrderMoneyPage } from '@parcelway/contracts';
import { orderMoney, waybillFacts } from '@parcelway/contracts';
import { createClient, NATS, Outbox } from '@parcelway/platform';
import { enterRate, giveMoney } from '../../test/foreign-balance';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  startPayment,
  StubOrderMoney,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill, raiseSupplement } from '../bill/bill.queries';
import { raiseTaxBill } from '../tax/tax-bills';
import { startReconciliation } from './reconcile';
import type { ReconciliationRunEntity } from './reconciliation-run.entity';

let stack: PaymentStack;
let orders: StubOrderMoney;
beforeAll(async () => {
  stack = await startPayment();
  orders = stack.running.app.get(StubOrderMoney);
});
afterAll(() => stack.stop());

async function run(): Promise<ReconciliationRunEntity> {
  const nats = stack.running.app.get(NATS);
  const followers = { orders: createClient(orderMoney, nats), boxes: createClient(waybillFacts, nats) };
  const started = await startReconciliation(stack.dataSource, { scope: 'orders', adminId: null, followers });
  if (!started) throw new Error('another run goes on');
  return started.finished;
}

const differencesOf = async (no: string): Promise<unknown[]> =>
  (await run()).differences.filter(({ ref }) => ref === no);

const anHourAgo = (no: string): Promise<unknown> =>
  stack.dataSource.query(`UPDATE bill SET update_time = now() - interval '1 hour' WHERE ref_no = $1`, [no]);

const OF_BALANCE = {
  ...{ paid: '30.00', refunded: '0.00', actual: '30.00', third_party: '0.00' },
  ...{ balance: '30.00', foreign: '0.00', internal: '30.00', offline: '0.00' },
};

/** An order of 30.00 that its member paid from the balance an hour ago, as its service has it, each kind with what it has. */
async function paidOrder(
  kind: OrderMoneyPage['kind'],
): Promise<OrderMoney & { readonly billing: OrderBilling }> {
  const user_id = freshId();
  const bill_type = ({ luggage: 'order', sheet: 'sheet', storage: 'storage' } as const)[kind];
  const billing = { ...billingFor(user_id, '30.00'), bill_type };
  await raiseBill(stack.dataSource.manager, billing, null);
  await stack.client.topUp({ user_id, money: '50.00', memo: 'm' }, adminContext());
  await stack.client.payFromBalance({ order_no: billing.order_no }, memberContext(user_id));
  await anHourAgo(billing.order_no);
  const { paid, refunded } = OF_BALANCE;
  const amounts = kind === 'sheet' ? OF_BALANCE : { paid, refunded };
  const order = { no: billing.order_no, user_id, currency: 'GBP', pay_status: 2, amounts };
  orders.known[kind].push(order);
  return { ...order, billing };
}

/** The order service says it otherwise from now on. */
function change(kind: OrderMoneyPage['kind'], no: string, to: Partial<OrderMoney>): void {
  orders.known[kind] = orders.known[kind].map((one) => (one.no === no ? { ...one, ...to } : one));
}

describe('the comparison of orders with their bills', () => {
  it('finds nothing in orders that say what their bills say, paid, open, void or never billed', async () => {
    for (const kind of ['luggage', 'sheet', 'storage'] as const) await paidOrder(kind);
    const open = billingFor(freshId(), '12.00');
    await raiseBill(stack.dataSource.manager, open, null);
    const given = billingFor(freshId(), '12.00');
    await raiseBill(stack.dataSource.manager, given, null);
    await stack.dataSource.query(`UPDATE bill SET is_void = true WHERE ref_no = $1`, [given.order_no]);
    for (const { order_no: no, user_id } of [open, given, billingFor(freshId())]) {
      await anHourAgo(no);
      const nothing = { paid: '0.00', refunded: '0.00' };
      orders.known.luggage.push({ no, user_id, currency: 'GBP', pay_status: 1, amounts: nothing });
    }
    expect(await run()).toMatchObject({ status: 'clean', checked: 6, differences: [] });
  });

  it.each(['luggage', 'sheet', 'storage'] as const)(
    'finds a %s order that does not know it is paid',
    async (kind) => {
      const { no } = await paidOrder(kind);
      change(kind, no, { pay_status: 1, amounts: { paid: '0.00', refunded: '0.00' } });
      expect(await differencesOf(no)).toEqual([
        { kind: 'order_status', ref: no, expected: '2', found: '1' },
        { kind: 'order_amounts', ref: no, expected: 'paid 30.00 GBP', found: 'paid 0.00 GBP' },
      ]);
    },
  );

  it('finds each of the five amounts of a sheet order that the books do not have', async () => {
    const { no } = await paidOrder('sheet');
    for (const name of ['third_party', 'balance', 'foreign', 'internal', 'offline', 'actual'] as const) {
      change('sheet', no, { amounts: { ...OF_BALANCE, [name]: '7.00' } });
      const expected = `${name} ${OF_BALANCE[name]} GBP`;
      expect(await differencesOf(no)).toEqual([
        { kind: 'order_amounts', ref: no, expected, found: `${name} 7.00 GBP` },
      ]);
    }
  });

  it('takes money from a balance in another currency for foreign', async () => {
    await enterRate(stack, 'GBP', 'EUR', '1.1708');
    const userId = freshId();
    const billing = { ...billingFor(userId, '30.00'), bill_type: 'sheet' as const };
    await raiseBill(stack.dataSource.manager, billing, null);
    await giveMoney(stack, userId, 'EUR', 5_000n);
    const { order_no: no } = billing;
    await stack.client.payFromBalance({ order_no: no, wallet_currency: 'EUR' }, memberContext(userId));
    await anHourAgo(no);
    const amounts = { ...OF_BALANCE, foreign: '30.00', internal: '0.00' };
    orders.known.sheet.push({ no, user_id: userId, currency: 'GBP', pay_status: 2, amounts });
    expect(await differencesOf(no)).toEqual([]);
    change('sheet', no, { amounts: OF_BALANCE });
    expect(await differencesOf(no)).toEqual([
      { kind: 'order_amounts', ref: no, expected: 'foreign 30.00 GBP', found: 'foreign 0.00 GBP' },
      { kind: 'order_amounts', ref: no, expected: 'internal 0.00 GBP', found: 'internal 30.00 GBP' },
    ]);
  });

  it('finds one whose money went back and that does not know it', async () => {
    const { no, user_id } = await paidOrder('luggage');
    await stack.dataSource.query(
      `UPDATE bill SET refunded_amount = paid_amount, pay_status = 3 WHERE ref_no = $1 AND user_id = $2`,
      [no, user_id],
    );
    expect(await differencesOf(no)).toEqual([
      { kind: 'order_status', ref: no, expected: '3', found: '2' },
      { kind: 'order_amounts', ref: no, expected: 'refunded 30.00 GBP', found: 'refunded 0.00 GBP' },
    ]);
  });

  it('holds a storage order to all of its bills, a luggage order to its first', async () => {
    const [stored, sent] = [await paidOrder('storage'), await paidOrder('luggage')];
    for (const { billing } of [stored, sent]) {
      const { bill_type, ...more } = { ...billing, amount: '5.00', memo: 'm' };
      await raiseSupplement(
        stack.dataSource.manager,
        bill_type === 'storage' ? { ...more, bill_type } : more,
      );
      await anHourAgo(billing.order_no);
    }
    expect(await differencesOf(stored.no)).toEqual([
      { kind: 'order_status', ref: stored.no, expected: '1', found: '2' },
    ]);
    expect(await differencesOf(sent.no)).toEqual([]);
  });

  it('leaves one alone whose bill changed lately', async () => {
    const { no } = await paidOrder('luggage');
    change('luggage', no, { pay_status: 1 });
    await stack.dataSource.query(`UPDATE bill SET update_time = now() WHERE ref_no = $1`, [no]);
    expect(await differencesOf(no)).toEqual([]);
  });
});

/** A box that owes 23.40, said an hour ago, as its service has it. */
async function dutiedBox(change: Partial<BoxDuty> = {}): Promise<string> {
  const no = `PWBOX${freshId()}`;
  const waybill = {
    ...{ waybill_id: freshId(), waybill_no: no, order_no: `PW-${no}`, user_id: freshId() },
    ...{ carrier_code: 'self', currency: 'GBP', status: 1 },
  };
  const duty = { amount: '23.40', customsRef: '', document: '', reason: 'VAT' };
  await raiseTaxBill(
    stack.dataSource.manager,
    stack.running.app.get(Outbox),
    { waybill, ...duty },
    { requestId: null, isFinal: false },
  );
  await anHourAgo(no);
  const known = { waybill_no: no, owed: '23.40', hold: 'duty', is_over: false } as const;
  stack.waybills.duty.set(no, { ...known, ...change });
  return no;
}

describe('the comparison of boxes with their bills of duty', () => {
  it.each<[string, Partial<BoxDuty>]>([
    ['waits for what it owes', {}],
    ['waits for something else', { hold: 'damage' }],
    ['is at its end', { hold: null, is_over: true }],
  ])('finds nothing in one that %s', async (_what, known) => {
    expect(await differencesOf(await dutiedBox(known))).toEqual([]);
  });

  it('finds nothing in one whose duty is void or paid, and that does not wait', async () => {
    const no = await dutiedBox({ owed: '0.00', hold: null });
    await stack.dataSource.query(`UPDATE bill SET is_void = true WHERE ref_no = $1`, [no]);
    expect(await differencesOf(no)).toEqual([]);
  });

  it.each<[string, Partial<BoxDuty> | null, object[]]>([
    ['that knows of no duty', { owed: null, hold: null }, [{ expected: '23.40 GBP', found: 'no news' }]],
    [
      'that knows of other duty',
      { owed: '0.00', hold: null },
      [{ expected: '23.40 GBP', found: '0.00 GBP' }],
    ],
    ['that is not there', null, [{ expected: '23.40 GBP', found: 'no box' }]],
  ])('finds one %s', async (_what, known, expected) => {
    const no = await dutiedBox(known ?? {});
    if (!known) stack.waybills.duty.delete(no);
    expect(await differencesOf(no)).toEqual(expected.map((one) => ({ kind: 'box_duty', ref: no, ...one })));
  });

  it('finds one that goes on though it owes, and one that waits though it does not', async () => {
    const [free, held] = [await dutiedBox({ hold: null }), await dutiedBox({ owed: '0.00' })];
    await stack.dataSource.query(`UPDATE bill SET is_void = true WHERE ref_no = $1`, [held]);
    expect(await differencesOf(free)).toEqual([
      { kind: 'box_hold', ref: free, expected: 'duty', found: 'no hold' },
    ]);
    expect(await differencesOf(held)).toEqual([
      { kind: 'box_hold', ref: held, expected: 'no hold', found: 'duty' },
    ]);
  });

  it('leaves one alone whose bill changed lately', async () => {
    const no = await dutiedBox({ owed: null, hold: null });
    await stack.dataSource.query(`UPDATE bill SET update_time = now() WHERE ref_no = $1`, [no]);
    expect(await differencesOf(no)).toEqual([]);
  });
});
