import type { OrderBilling } from '@parcelway/contracts';
import { crudOf } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { createClient, NATS } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { memberWithOrder } from '../../test/member-with-order';
import { adminContext, freshId, memberContext, refusalOf, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { WalletPayer } from '../../test/wallet-payer';
import { BillEntity } from '../bill/bill.entity';
import { PaymentSweep } from '../checkout/payment-sweep';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { startReconciliation } from '../reconciliation/reconcile';
import { RechargeSweep } from '../recharge/recharge-sweep';

let stack: PaymentStack;
let payer: WalletPayer;
beforeAll(async () => {
  stack = await startPayment();
  payer = await WalletPayer.start(stack);
});
afterAll(async () => {
  await payer.stop();
  await stack.stop();
});

const TODAY = new Date().toISOString().slice(0, 10);
const SHOWN = 'image/jpeg';

interface Case {
  readonly userId: number;
  readonly billing: OrderBilling;
}

const pay = ({ userId, billing }: Case, file = stack.files.put(userId, SHOWN), key?: string) =>
  stack.otherWays.offline(
    { order_no: billing.order_no, proof_file: file, note: 'HSBC' },
    memberContext(userId, key),
  );
const paymentOf = (paymentNo: string): Promise<PaymentRecordEntity> =>
  stack.dataSource.getRepository(PaymentRecordEntity).findOneByOrFail({ paymentNo });
const billOf = (refNo: string): Promise<BillEntity> =>
  stack.dataSource.getRepository(BillEntity).findOneByOrFail({ refNo });
const confirm = async (paymentNo: string, amount: string) =>
  stack.offline.confirm({ id: (await paymentOf(paymentNo)).id, received_on: TODAY, amount }, adminContext());
const reject = async (paymentNo: string) =>
  stack.offline.reject({ id: (await paymentOf(paymentNo)).id, reason: 'no such transfer' }, adminContext());
const balanceOf = async (userId: number): Promise<string> =>
  (await stack.client.balance({}, memberContext(userId))).money;
const entriesOf = async (paymentNo: string): Promise<Record<string, number>> => {
  const rows = await stack.dataSource.query<{ account: string; amount: string }[]>(
    `SELECT e.account, e.amount FROM ledger_entry e JOIN journal j ON j.id = e.journal_id WHERE j.ref_no = $1`,
    [paymentNo],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};

describe('money that comes in outside', () => {
  it('waits for staff with its proof, and pays the bills once they have seen it', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const started = await pay(one);
    expect(started).toMatchObject({ status: 'processing', amount: '86.40', currency: 'GBP' });
    expect(await paymentOf(started.payment_no)).toMatchObject({
      status: 'processing',
      way: 'offline',
      provider: null,
      expiresAt: null,
      payerNote: 'HSBC',
      proofFile: expect.stringContaining('/storage/private/proof/') as unknown,
    });
    expect((await billOf(one.billing.order_no)).payStatus).toBe(1);
    const waiting = await stack.offline.counts({}, adminContext());
    expect(waiting.payments).toBeGreaterThan(0);
    expect(await confirm(started.payment_no, '86.40')).toEqual({ status: 'succeeded' });
    expect(await billOf(one.billing.order_no)).toMatchObject({ payStatus: 2, paidWay: 'offline' });
    expect(await entriesOf(started.payment_no)).toEqual({ bank: 8640, 'sales:order': -8640 });
    const { list } = await stack.offline.history(
      { id: (await paymentOf(started.payment_no)).id },
      adminContext(),
    );
    expect(list.map(({ from, to, by_type }) => [from, to, by_type])).toEqual([
      [null, 'processing', 'member'],
      ['processing', 'succeeded', 'admin'],
    ]);
    expect(await stack.offline.counts({}, adminContext())).toMatchObject({ payments: waiting.payments - 1 });
  });

  it('is taken once, however often and at once it is confirmed', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => confirm(no, '86.40')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(confirm(no, '86.40'))).toMatchObject({ code: 'pay.not_waiting' });
    expect(await refusalOf(reject(no))).toMatchObject({ code: 'pay.not_waiting' });
    expect(await billOf(one.billing.order_no)).toMatchObject({ paidAmount: 8640n });
  });

  it('that is less is a part payment, that is more is refused', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    expect(await refusalOf(confirm(no, '86.41'))).toEqual({
      code: 'pay.more_than_asked',
      params: { currency: 'GBP', amount: '86.40' },
    });
    await confirm(no, '80.00');
    expect(await paymentOf(no)).toMatchObject({ status: 'succeeded', amount: 8000n, receivedOn: TODAY });
    expect(await billOf(one.billing.order_no)).toMatchObject({ payStatus: 1, paidAmount: 8000n });
    expect(await pay(one)).toMatchObject({ amount: '6.40' });
  });

  it('that did not come is told with its reason, and another proof makes it wait again', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    await reject(no);
    expect(await stack.checkout.status({ payment_no: no }, memberContext(one.userId))).toMatchObject({
      status: 'failed',
      failure_code: 'not_received',
      failure_text: 'no such transfer',
    });
    const file = stack.files.put(one.userId, 'application/pdf');
    expect(await pay(one, file)).toMatchObject({ payment_no: no, status: 'processing' });
    expect(await paymentOf(no)).toMatchObject({
      failureText: '',
      proofFile: `/storage/private/proof/${file}`,
    });
    await confirm(no, '86.40');
    expect(await billOf(one.billing.order_no)).toMatchObject({ payStatus: 2 });
  });

  it('is not waited for any more a week after it was rejected', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    await reject(no);
    await stack.running.app.get(PaymentSweep).run(new Date(Date.now() + 8 * 86_400_000));
    expect((await paymentOf(no)).status).toBe('expired');
    expect(await refusalOf(confirm(no, '86.40'))).toMatchObject({ code: 'pay.not_waiting' });
  });

  it('is not given up for a card, by its payer or by the clock while staff look', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    const { order_no } = one.billing;
    const member = memberContext(one.userId);
    expect(await refusalOf(stack.otherWays.thirdParty({ order_no }, member))).toMatchObject({
      code: 'pay.in_progress',
    });
    expect(await refusalOf(stack.checkout.cancel({ payment_no: no }, member))).toMatchObject({
      code: 'pay.cannot_cancel',
    });
    await stack.running.app.get(PaymentSweep).run(new Date(Date.now() + 90 * 86_400_000));
    expect((await paymentOf(no)).status).toBe('processing');
  });

  it('goes to the balance when the bill was paid from elsewhere meanwhile', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    await stack.client.topUp({ user_id: one.userId, money: '86.40', memo: 'test' }, adminContext());
    await stack.client.payFromBalance({ order_no: one.billing.order_no }, memberContext(one.userId));
    await confirm(no, '86.40');
    expect(await balanceOf(one.userId)).toBe('86.40');
    expect(await entriesOf(no)).toEqual({ bank: 8640, wallet: -8640 });
  });

  it('for a bill that was withdrawn waits on, and goes to the balance with these words once staff have it', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const { payment_no: no } = await pay(one);
    const { id, billNo } = await billOf(one.billing.order_no);
    stack.orders.standing.set(one.billing.order_no, OrderStatus.cancelled);
    await stack.desk.void({ id, reason: 'withdrawn' }, adminContext());
    const crud = createClient(crudOf('payment'), stack.running.app.get(NATS));
    const row = { resource: 'payment-record', id: (await paymentOf(no)).id };
    expect(await crud.get(row, adminContext())).toMatchObject({
      status: 'processing',
      void_bills: billNo,
    });
    expect(await confirm(no, '86.40')).toEqual({
      status: 'succeeded',
      to_balance: '86.40',
      void_bill_nos: [billNo],
    });
    expect(await balanceOf(one.userId)).toBe('86.40');
    expect(await entriesOf(no)).toEqual({ bank: 8640, wallet: -8640 });
    expect(
      await stack.dataSource.query(`SELECT kind, memo FROM member_money_record WHERE user_id = $1`, [
        one.userId,
      ]),
    ).toEqual([
      {
        kind: 'withdrawn',
        memo: `${no} 账单已作废，款项已转入余额 The bill was withdrawn; the money is in your balance`,
      },
    ]);
    expect(await stack.checkout.status({ payment_no: no }, memberContext(one.userId))).toMatchObject({
      to_balance: '86.40',
      void_bill_nos: [billNo],
    });
    expect(await billOf(one.billing.order_no)).toMatchObject({ payStatus: 1, paidAmount: 0n });
  });

  it('takes the place of a code that nobody has scanned', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const code = await stack.otherWays.thirdParty(
      { order_no: one.billing.order_no },
      memberContext(one.userId),
    );
    expect(await pay(one)).toMatchObject({ status: 'processing' });
    expect((await paymentOf(code.payment_no)).status).toBe('cancelled');
  });

  it('needs a proof of the payer’s own that a browser shows, and a day that has been', async () => {
    const one = await memberWithOrder(stack, '86.40');
    const theirs = stack.files.put(freshId(), SHOWN);
    for (const file of [theirs, 999_999, stack.files.put(one.userId, 'text/html')])
      expect(await refusalOf(pay(one, file))).toMatchObject({ code: 'request.invalid' });
    const { payment_no: no } = await pay(one);
    const { id } = await paymentOf(no);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(
      await refusalOf(stack.offline.confirm({ id, received_on: tomorrow, amount: '86.40' }, adminContext())),
    ).toMatchObject({ code: 'request.invalid' });
    const asMember = stack.offline.confirm(
      { id, received_on: TODAY, amount: '86.40' },
      memberContext(one.userId),
    );
    expect(await refusalOf(asMember)).toMatchObject({ code: 'auth.no_permission' });
    expect((await billOf(one.billing.order_no)).payStatus).toBe(1);
  });
});

describe('a recharge', () => {
  const recharge = (
    userId: number,
    how: { readonly way: 'card' | 'third_party' | 'offline'; readonly proof_file?: number },
    key?: string,
  ) => stack.otherWays.recharge({ amount: '50.00', ...how }, memberContext(userId, key));

  it('puts money on the balance once, whatever comes twice', async () => {
    const userId = freshId();
    const presses = await Promise.all([1, 2, 3].map(() => recharge(userId, { way: 'third_party' }, 'r1')));
    expect(new Set(presses.map(({ payment_no }) => payment_no)).size).toBe(1);
    const [one] = presses;
    if (!one || !('qr_code' in one)) throw new Error('no code');
    expect(
      await stack.otherWays.thirdParty({ bill_nos: [one.bill_no] }, memberContext(userId)),
    ).toMatchObject({
      payment_no: one.payment_no,
      qr_code: one.qr_code,
    });
    payer.pay(one, 'repeated');
    await stack.checkout.status({ payment_no: one.payment_no }, memberContext(userId));
    expect(await balanceOf(userId)).toBe('50.00');
    expect(await entriesOf(one.payment_no)).toEqual({ 'clearing:third_party': 5000, wallet: -5000 });
    const [record] = await stack.dataSource.query<unknown[]>(
      `SELECT kind, money, bill_type FROM member_money_record WHERE user_id = $1`,
      [userId],
    );
    expect(record).toEqual({ kind: 'recharge', money: '5000', bill_type: 'recharge' });
  });

  it('by card has what a card needs', async () => {
    const started = await recharge(freshId(), { way: 'card' });
    expect(started).toMatchObject({
      amount: '50.00',
      provider: 'local_card',
      client_secret: expect.stringContaining('_secret_') as unknown,
    });
  });

  it('from outside waits for staff, and counts as what came in', async () => {
    const userId = freshId();
    const started = await recharge(userId, { way: 'offline', proof_file: stack.files.put(userId, SHOWN) });
    const bill = await stack.dataSource
      .getRepository(BillEntity)
      .findOneByOrFail({ billNo: started.bill_no });
    const money = { received_on: TODAY, amount: '30.00' };
    await stack.offline.confirmRecharge({ id: bill.id, ...money }, adminContext());
    expect(await balanceOf(userId)).toBe('30.00');
    expect(await stack.dataSource.getRepository(BillEntity).findOneByOrFail({ id: bill.id })).toMatchObject({
      payStatus: 2,
      amount: 3000n,
      paidAmount: 3000n,
    });
    expect(
      await refusalOf(stack.offline.confirmRecharge({ id: bill.id, ...money }, adminContext())),
    ).toMatchObject({ code: 'pay.not_waiting' });
  });

  it('is owed by nobody, and is given up when its payment comes to nothing', async () => {
    const userId = freshId();
    const started = await recharge(userId, { way: 'third_party' });
    const listed = await stack.checkout.bills({ pay_status: 1 }, memberContext(userId));
    expect(listed.total).toBe(0);
    const asked = await stack.checkout.bills({ bill_no: started.bill_no }, memberContext(userId));
    expect(asked.list.map(({ bill_type }) => bill_type)).toEqual(['recharge']);
    const inAnHour = new Date(Date.now() + 7_200_000);
    const sweep = stack.running.app.get(RechargeSweep);
    await sweep.run(inAnHour);
    const billOfIt = (): Promise<BillEntity> =>
      stack.dataSource.getRepository(BillEntity).findOneByOrFail({ billNo: started.bill_no });
    expect((await billOfIt()).isVoid).toBe(false);
    await stack.running.app.get(PaymentSweep).run(inAnHour);
    await sweep.run(inAnHour);
    expect(await billOfIt()).toMatchObject({ isVoid: true, voidReason: 'expired' });
  });

  it('that somebody begins to pay in the moment of its end is not given up', async () => {
    const userId = freshId();
    const started = await recharge(userId, { way: 'third_party' });
    await stack.checkout.cancel(started, memberContext(userId));
    const bills = stack.dataSource.getRepository(BillEntity);
    const { id } = await bills.findOneByOrFail({ billNo: started.bill_no });
    const sweep = stack.running.app.get(RechargeSweep);
    const given = await stack.dataSource.transaction(async (manager) => {
      await manager.query('SELECT FROM bill WHERE id = $1 FOR UPDATE', [id]);
      const round = sweep.run(new Date(Date.now() + 7_200_000));
      await eventually(async () => {
        const [waiting] = await stack.dataSource.query<{ count: string }[]>(
          `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return Number(waiting?.count) > 0;
      });
      await manager.query(`UPDATE payment_record SET status = 'created' WHERE payment_no = $1`, [
        started.payment_no,
      ]);
      return { round };
    });
    await given.round;
    expect((await bills.findOneByOrFail({ id })).isVoid).toBe(false);
  });

  it('keeps to the limits of its way, and an offline one to its proof', async () => {
    const small = stack.otherWays.recharge(
      { amount: '0.99', way: 'offline', proof_file: stack.files.put(1, SHOWN) },
      memberContext(1),
    );
    expect(await refusalOf(small)).toMatchObject({ code: 'pay.way_min' });
    expect(await refusalOf(recharge(freshId(), { way: 'offline' }))).toMatchObject({
      code: 'request.invalid',
    });
  });

  it('offers the amounts of the settings', async () => {
    expect(await stack.otherWays.rechargeSteps({}, memberContext(freshId()))).toEqual({
      list: ['50', '100', '200', '500'],
      currency: 'GBP',
    });
  });
});

it('leaves books that agree', async () => {
  const run = await startReconciliation(stack.dataSource, { scope: 'all', adminId: null });
  expect(await run?.finished).toMatchObject({ status: 'clean', differences: [] });
});
