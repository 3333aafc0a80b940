import { magicCards } from '@parcelway/card-provider';
import {
  luggageOrderCancelled,
  luggageOrderCredited,
  paymentDesk,
  refund,
  refundDesk,
} from '@parcelway/contracts';
import type { AskRefund, Client, OrderBilling } from '@parcelway/contracts';
import { createClient, NATS, Outbox } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { RefundRequests1798500000001 } from '../../migrations/1798500000001-refund-requests';
import { ForeignBalances1798700000001 } from '../../migrations/1798700000001-foreign-balances';
import { CardPayer } from '../../test/card-payer';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { BillEntity } from '../bill/bill.entity';
import { raiseBill } from '../bill/bill.queries';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { ProviderEventEntity } from '../provider/provider-event.entity';
import { startReconciliation } from '../reconciliation/reconcile';
import { PaymentSettings } from '../settings/payment-settings';
import { RefundRequestEntity } from './refund-request.entity';
import { RefundSweep } from './refund-sweep';

let stack: PaymentStack;
let payer: CardPayer;
let refunds: Client<typeof refund>;
let desk: Client<typeof refundDesk>;
beforeAll(async () => {
  stack = await startPayment();
  payer = await CardPayer.start(stack);
  refunds = createClient(refund, stack.running.app.get(NATS));
  desk = createClient(refundDesk, stack.running.app.get(NATS));
});
afterAll(async () => {
  await payer.stop();
  await stack.stop();
});

const billOf = (refNo: string) => stack.dataSource.getRepository(BillEntity).findOneByOrFail({ refNo });
const paymentsOf = (userId: number) => stack.dataSource.getRepository(PaymentRecordEntity).findBy({ userId });
const requestOf = (refundNo: string) =>
  stack.dataSource.getRepository(RefundRequestEntity).findOneByOrFail({ refundNo });
const requestsOf = (userId: number) =>
  stack.dataSource.getRepository(RefundRequestEntity).find({ where: { userId }, order: { id: 'ASC' } });
const balanceOf = async (userId: number) => (await stack.client.balance({}, memberContext(userId))).money;
const sweep = () => stack.running.app.get(RefundSweep).run(new Date(Date.now() + 3_600_000));
const ask = (userId: number, request: Omit<AskRefund, 'reason'>, key?: string) =>
  refunds.ask({ reason: 'no longer needed', ...request }, memberContext(userId, key));

interface Paid {
  readonly userId: number;
  readonly billing: OrderBilling;
  readonly refNo: string;
  readonly payment: PaymentRecordEntity;
}

async function newBill(amount: string): Promise<Omit<Paid, 'payment'>> {
  const userId = freshId();
  const billing = billingFor(userId, amount);
  await raiseBill(stack.dataSource.manager, billing, null);
  return { userId, billing, refNo: billing.order_no };
}

async function paid(bill: Omit<Paid, 'payment'>): Promise<Paid> {
  const [payment] = await eventually(async () => {
    const succeeded = (await paymentsOf(bill.userId)).filter(({ status }) => status === 'succeeded');
    return succeeded.length > 0 && succeeded;
  });
  if (!payment) throw new Error('not paid');
  return { ...bill, payment };
}

async function paidFromBalance(amount: string): Promise<Paid> {
  const bill = await newBill(amount);
  await stack.client.topUp({ user_id: bill.userId, money: amount, memo: 'm' }, adminContext());
  await stack.client.payFromBalance({ order_no: bill.refNo }, memberContext(bill.userId));
  return paid(bill);
}

async function paidByCard(amount: string, card: string = magicCards.success): Promise<Paid> {
  const bill = await newBill(amount);
  const begun = await stack.checkout.card({ order_no: bill.refNo }, memberContext(bill.userId));
  await payer.confirm(begun, card);
  return paid(bill);
}

async function paidOffline(amount: string): Promise<Paid> {
  const bill = await newBill(amount);
  await stack.client.payOffline(
    { order_no: bill.refNo, user_id: bill.userId, amount, reference: 'T1', memo: 'm' },
    adminContext(),
  );
  return paid(bill);
}

/** A member asks for a card payment back and staff approve. */
async function approvedByCard(
  amount: string,
): Promise<Paid & { readonly id: number; readonly refundNo: string }> {
  const one = await paidByCard(amount);
  const { refund_no: refundNo } = await ask(one.userId, { ref_no: one.refNo });
  const { id } = await requestOf(refundNo);
  await desk.approve({ id }, adminContext());
  return { ...one, id, refundNo };
}

const atProvider = (payment: PaymentRecordEntity) =>
  [...payer.provider.book.refunds.values()].filter(
    ({ payment_intent }) => payment_intent === payment.providerRef,
  );
const withStatus = (refundNo: string, status: string) =>
  eventually(async () => {
    const request = await requestOf(refundNo);
    return request.status === status && request;
  });

async function entriesOf(no: string): Promise<Record<string, number>> {
  const rows = await stack.dataSource.query<{ account: string; amount: string }[]>(
    `SELECT e.account, e.amount FROM ledger_entry e JOIN journal j ON j.id = e.journal_id WHERE j.ref_type = 'refund' AND j.ref_no = $1`,
    [no],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

describe('a refund to the balance', () => {
  it('C5: goodwill on a fully paid order leaves it paid, with a record and its memo', async () => {
    const { userId, refNo, payment } = await paidFromBalance('50.00');
    const { id, refund_no } = await desk.add(
      { payment_record_id: payment.id, amount: '20.00', kind: 'goodwill', reason: '延误补偿' },
      adminContext(),
    );
    expect(await billOf(refNo)).toMatchObject({ payStatus: 2, refundedAmount: 0n });
    expect(await desk.approve({ id, note: 'late' }, adminContext())).toEqual({ id, status: 'settled' });
    expect(await billOf(refNo)).toMatchObject({ payStatus: 2, refundedAmount: 2_000n });
    expect(await balanceOf(userId)).toBe('20.00');
    expect(await entriesOf(refund_no)).toEqual({ refunds: 2_000, wallet: -2_000 });
    const records = await stack.dataSource.query(
      `SELECT money, memo, kind FROM member_money_record WHERE user_id = $1 AND kind = 'refund'`,
      [userId],
    );
    expect(records).toEqual([{ money: '2000', memo: '延误补偿', kind: 'refund' }]);
    const { list } = await desk.history({ id }, adminContext());
    expect(list.map(({ from, to, by_type }) => [from, to, by_type])).toEqual([
      [null, 'pending', 'admin'],
      ['pending', 'approved', 'admin'],
      ['approved', 'settled', 'admin'],
    ]);
  });

  it('makes a bill refunded once the whole is back', async () => {
    const { userId, refNo, payment } = await paidFromBalance('50.00');
    for (const amount of ['20.00', '30.00']) {
      const { refund_no } = await ask(userId, { payment_no: payment.paymentNo, amount });
      const { id } = await requestOf(refund_no);
      await desk.approve({ id }, adminContext());
    }
    expect(await billOf(refNo)).toMatchObject({ payStatus: 3, refundedAmount: 5_000n });
    expect((await paymentsOf(userId))[0]).toMatchObject({ refundedAmount: 5_000n });
    const over = { currency: 'GBP', max: '0.00' };
    expect(await refusalOf(ask(userId, { ref_no: refNo }))).toEqual({
      code: 'refund.over_limit',
      params: over,
    });
  });

  it('is one at a time per member and payment, never more than is left, and of nobody else', async () => {
    const { userId, refNo, payment } = await paidFromBalance('50.00');
    const first = await ask(userId, { ref_no: refNo, amount: '40.00' }, 'key');
    expect(await ask(userId, { ref_no: refNo, amount: '40.00' }, 'key')).toEqual(first);
    expect((await refusalOf(ask(userId, { ref_no: refNo }))).code).toBe('refund.pending_exists');
    expect((await refusalOf(ask(freshId(), { ref_no: refNo }))).code).toBe('bill.not_found');
    expect((await refusalOf(ask(freshId(), { payment_no: payment.paymentNo }))).code).toBe(
      'payment.not_found',
    );
    const add = { payment_record_id: payment.id, amount: '10.01', kind: 'goodwill', reason: 'r' } as const;
    expect(await refusalOf(desk.add(add, adminContext()))).toEqual({
      code: 'refund.over_limit',
      params: { currency: 'GBP', max: '10.00' },
    });
    expect(await desk.limits({ payment_record_id: payment.id }, adminContext())).toMatchObject({
      ...{ paid: '50.00', refunded: '0.00', held: '40.00', left: '10.00', way: 'balance' },
    });
    const { id } = await requestOf(first.refund_no);
    await desk.reject({ id, note: 'on its way' }, adminContext());
    expect((await refusalOf(desk.approve({ id }, adminContext()))).code).toBe('refund.moved_on');
    expect((await refusalOf(desk.retry({ id }, adminContext()))).code).toBe('refund.moved_on');
    const { list } = await refunds.list({}, memberContext(userId));
    expect(list).toMatchObject([
      { status: 'rejected', answer: 'on its way', amount: '40.00', ref_no: refNo },
    ]);
    expect(await refunds.left({ ref_no: refNo }, memberContext(userId))).toEqual({
      ...{ currency: 'GBP', amount: '50.00', has_pending: false, ways: ['balance'] },
    });
  });

  it('keeps to the limit when two ask and approve at once', async () => {
    const { userId, refNo, payment } = await paidFromBalance('50.00');
    const add = { payment_record_id: payment.id, amount: '30.00', kind: 'goodwill', reason: 'r' } as const;
    const added = await Promise.allSettled([1, 2, 3, 4].map(() => desk.add(add, adminContext())));
    const done = added.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
    expect(done).toHaveLength(1);
    const [id = 0] = done;
    const approved = await Promise.allSettled([1, 2, 3].map(() => desk.approve({ id }, adminContext())));
    expect(approved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await billOf(refNo)).toMatchObject({ refundedAmount: 3_000n });
    expect(await balanceOf(userId)).toBe('30.00');
  });

  it('needs no approval up to the limit that the settings say, all requests together', async () => {
    const settings = stack.running.app.get(PaymentSettings);
    const limit = jest
      .spyOn(settings, 'now', 'get')
      .mockReturnValue({ ...settings.now, refund_auto_limit: 10 });
    try {
      const { userId, refNo } = await paidFromBalance('50.00');
      expect(await ask(userId, { ref_no: refNo, amount: '6.00' })).toMatchObject({ status: 'settled' });
      expect(await ask(userId, { ref_no: refNo, amount: '6.00' })).toMatchObject({ status: 'pending' });
      expect(await balanceOf(userId)).toBe('6.00');
    } finally {
      limit.mockRestore();
    }
  });
});

describe('a refund the way the money came', () => {
  it('goes back to the card once, and only then from the bill', async () => {
    const { refNo, payment, refundNo, userId } = await approvedByCard('86.40');
    await withStatus(refundNo, 'settled');
    expect(atProvider(payment)).toMatchObject([{ amount: 8_640, metadata: { refund_no: refundNo } }]);
    expect(await billOf(refNo)).toMatchObject({ payStatus: 3, refundedAmount: 8_640n });
    expect(await entriesOf(refundNo)).toEqual({ refunds: 8_640, 'clearing:card': -8_640 });
    expect(await balanceOf(userId)).toBe('0.00');
  });

  it('is asked for once though the answer was lost', async () => {
    const one = await paidByCard('10.00');
    const { refund_no } = await ask(one.userId, { ref_no: one.refNo, amount: '4.00' });
    payer.provider.loseNextAnswer('refund');
    await desk.approve({ id: (await requestOf(refund_no)).id }, adminContext());
    await sweep();
    await withStatus(refund_no, 'settled');
    expect(atProvider(one.payment)).toHaveLength(1);
    expect(await billOf(one.refNo)).toMatchObject({ payStatus: 2, refundedAmount: 400n });
  });

  it('waits for a provider that takes its time, asking never makes a second one', async () => {
    payer.provider.answerNextRefund('pending');
    const { refNo, payment, refundNo } = await approvedByCard('10.00');
    await sweep();
    expect(await requestOf(refundNo)).toMatchObject({ status: 'processing' });
    expect(await billOf(refNo)).toMatchObject({ payStatus: 2, refundedAmount: 0n });
    const [made] = atProvider(payment);
    payer.provider.finishRefund(made?.id ?? '', 'succeeded');
    await withStatus(refundNo, 'settled');
    expect(atProvider(payment)).toHaveLength(1);
  });

  it('that failed says why, holds nothing, and can be tried again', async () => {
    payer.provider.answerNextRefund('failed');
    const { id, refNo, payment, refundNo, userId } = await approvedByCard('10.00');
    expect(await requestOf(refundNo)).toMatchObject({
      status: 'failed',
      failure: 'expired_or_canceled_card',
    });
    expect(await refunds.left({ ref_no: refNo }, memberContext(userId))).toMatchObject({ amount: '10.00' });
    expect(await desk.counts({}, adminContext())).toMatchObject({ failed: 1 });
    expect(await desk.retry({ id }, adminContext())).toEqual({ id, status: 'settled' });
    expect(atProvider(payment).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    expect(await billOf(refNo)).toMatchObject({ payStatus: 3 });
  });

  it('that fails after it was settled is for staff, and changes no money', async () => {
    const { refNo, payment, refundNo } = await approvedByCard('10.00');
    await withStatus(refundNo, 'settled');
    payer.provider.finishRefund(atProvider(payment)[0]?.id ?? '', 'failed');
    await eventually(async () => {
      const events = stack.dataSource.getRepository(ProviderEventEntity);
      return events.existsBy({ paymentNo: payment.paymentNo, status: 'parked' });
    });
    expect(await requestOf(refundNo)).toMatchObject({ status: 'settled' });
    expect(await billOf(refNo)).toMatchObject({ payStatus: 3 });

    // Looked at again it says what it said: the refund is judged, not the payment, of which all is well.
    const { id } = await stack.dataSource
      .getRepository(ProviderEventEntity)
      .findOneByOrFail({ paymentNo: payment.paymentNo, status: 'parked' });
    const payments = createClient(paymentDesk, stack.running.app.get(NATS));
    expect(await payments.retryEvent({ id }, adminContext())).toEqual({ status: 'parked' });
  });

  it('is paid out by staff where it came in offline, and says by what it is found', async () => {
    const { userId, refNo } = await paidOffline('25.00');
    const { refund_no } = await ask(userId, { ref_no: refNo });
    const { id } = await requestOf(refund_no);
    expect((await refusalOf(desk.approve({ id }, adminContext()))).code).toBe('request.invalid');
    expect(await desk.approve({ id, reference: 'BACS 77' }, adminContext())).toEqual({
      id,
      status: 'settled',
    });
    expect(await requestOf(refund_no)).toMatchObject({ providerRef: 'BACS 77', reviewedBy: 7 });
    expect(await entriesOf(refund_no)).toEqual({ refunds: 2_500, bank: -2_500 });
    expect(await billOf(refNo)).toMatchObject({ payStatus: 3 });
  });
});

describe('a refund by rule', () => {
  const say = async (event: Parameters<Outbox['add']>[1], data: object): Promise<void> => {
    const outbox = stack.running.app.get(Outbox);
    await outbox.add(stack.dataSource.manager, event, data as never, null);
    outbox.committed();
  };

  it('of a cancelled order goes to the balance, what waited for staff with it', async () => {
    const { userId, billing, refNo } = await paidByCard('30.00');
    await ask(userId, { ref_no: refNo, amount: '5.00' });
    await say(luggageOrderCancelled, { ...billing, from: 2, pick_up_date: null, reason: 'why' });
    await eventually(async () => (await billOf(refNo)).payStatus === 3);
    expect(await balanceOf(userId)).toBe('30.00');
    expect(await requestsOf(userId)).toMatchObject([
      { status: 'rejected', askedBy: 'member', amount: 500n },
      { status: 'settled', askedBy: 'system', kind: 'cancel', destination: 'balance', amount: 3_000n },
    ]);
  });

  it('of a cancelled order goes back the way it came when the member chose so', async () => {
    const { userId, billing, refNo, payment } = await paidByCard('30.00');
    const cancelled = { ...billing, from: 2, pick_up_date: null, reason: 'why', refund_to: 'original' };
    await say(luggageOrderCancelled, cancelled);
    await eventually(async () => (await requestsOf(userId)).length === 1);
    await sweep();
    await eventually(async () => (await billOf(refNo)).payStatus === 3);
    expect(atProvider(payment)).toHaveLength(1);
    expect(await balanceOf(userId)).toBe('0.00');
  });

  it('takes what was paid last first, one request per payment', async () => {
    const { userId, billing, refNo } = await paidOffline('30.00');
    await stack.dataSource.query(
      `INSERT INTO bill (bill_no, bill_type, ref_id, ref_no, user_id, currency, amount) VALUES ($1, 'supplement', $2, $3, $4, 'GBP', 800)`,
      [`B-S-${userId}`, billing.order_id, refNo, userId],
    );
    await stack.client.topUp({ user_id: userId, money: '8.00', memo: 'm' }, adminContext());
    await stack.client.payFromBalance({ order_no: refNo }, memberContext(userId));
    await say(luggageOrderCredited, { ...billing, amount: '10.00', memo: 'lighter' });
    await eventually(async () => (await balanceOf(userId)) === '10.00');
    expect(await requestsOf(userId)).toMatchObject([
      { amount: 800n, kind: 'reweigh', askedBy: 'system', status: 'settled' },
      { amount: 200n, kind: 'reweigh', askedBy: 'system', status: 'settled' },
    ]);
  });
});

describe('all of it', () => {
  const differences = async () => {
    const run = await startReconciliation(stack.dataSource, { scope: 'all', adminId: null });
    return (await run?.finished)?.differences;
  };

  it('agrees with the books', async () => {
    expect(await differences()).toEqual([]);
  });

  it('is entered later from what bills had given back before', async () => {
    const runner = stack.dataSource.createQueryRunner();
    try {
      // What came after it is undone first.
      await new ForeignBalances1798700000001().down(runner);
      await new RefundRequests1798500000001().down(runner);
      await new RefundRequests1798500000001().up(runner);
      await new ForeignBalances1798700000001().up(runner);
    } finally {
      await runner.release();
    }
    expect(await differences()).toEqual([]);
    const [sums] = await stack.dataSource.query<{ bills: string; requests: string }[]>(
      `SELECT (SELECT sum(refunded_amount) FROM bill) AS bills, (SELECT sum(amount) FROM refund_request) AS requests`,
    );
    expect(sums?.requests).toBe(sums?.bills);
  });
});
