import type { OrderBilling, PaidFromBalance } from '@parcelway/contracts';
import { memberWithOrder } from '../../test/member-with-order';
import {
  adminContext,
  billingFor,
  contextOf,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { BillEntity } from '../bill/bill.entity';
import { raiseBill } from '../bill/bill.queries';
import { MemberMoneyRecordEntity } from '../wallet/member-money-record.entity';
import { WalletEntity } from '../wallet/wallet.entity';
import { PaymentRecordHistoryEntity } from './payment-record-history.entity';
import { PaymentRecordEntity } from './payment-record.entity';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

const pay = (userId: number, orderNo: string, key?: string): Promise<PaidFromBalance> =>
  stack.client.payFromBalance({ order_no: orderNo }, memberContext(userId, key));
const billsOf = (refNo: string) =>
  stack.dataSource.getRepository(BillEntity).find({ where: { refNo }, order: { id: 'asc' } });
const walletOf = (userId: number) => stack.dataSource.getRepository(WalletEntity).findOneBy({ userId });
const recordsOf = (userId: number) =>
  stack.dataSource
    .getRepository(MemberMoneyRecordEntity)
    .find({ where: { userId }, order: { walletSequence: 'asc' } });
const paymentsOf = (userId: number) => stack.dataSource.getRepository(PaymentRecordEntity).findBy({ userId });
const keysOf = (userId: number): Promise<unknown[]> =>
  stack.dataSource.query('SELECT key FROM idempotency_key WHERE owner = $1', [`member:${userId}`]);
const saidOf = (
  name: string,
  userId: number,
): Promise<{ payload: Record<string, unknown>; request_id: string }[]> =>
  stack.dataSource.query(
    `SELECT payload, request_id FROM outbox WHERE name = $1 AND (payload->>'user_id')::bigint = $2 ORDER BY position`,
    [name, userId],
  );

/** What one payment of one bill of £181.14 out of £1,000.00 leaves behind, however often it was asked for. */
async function expectPaidOnce(userId: number, billing: OrderBilling): Promise<void> {
  const [bill] = await billsOf(billing.order_no);
  expect(bill).toMatchObject({ payStatus: 2, paidAmount: 18114n, refundedAmount: 0n });
  expect(await walletOf(userId)).toMatchObject({ balance: 81886n, sequence: 2 });
  expect(await recordsOf(userId)).toMatchObject([{ kind: 'adjust' }, { kind: 'pay', money: -18114n }]);
  const payments = await paymentsOf(userId);
  expect(payments).toHaveLength(1);
  const history = stack.dataSource.getRepository(PaymentRecordHistoryEntity);
  expect(await history.countBy({ subjectId: payments[0]?.id ?? 0 })).toBe(1);
  expect(await saidOf('payment.bill-paid', userId)).toHaveLength(1);
}

describe('paying an order from the balance', () => {
  it('answers, and leaves the rows and events of one payment', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const reply = await pay(userId, billing.order_no, 'k');
    expect(reply).toEqual({
      payment_no: expect.stringMatching(/^P[0-9A-HJKMNP-TV-Z]{16}$/) as string,
      pay_status: 2,
      paid_amount: '181.14',
      balance: '818.86',
    });
    await expectPaidOnce(userId, billing);
    const [bill] = await billsOf(billing.order_no);
    expect((await recordsOf(userId))[1]).toMatchObject({
      before: 100_000n,
      after: 81_886n,
      currency: 'GBP',
      memo: billing.order_no,
      billType: 'order',
      billNo: bill?.billNo,
      sequence: 1,
      adminId: null,
    });
    const [record] = await paymentsOf(userId);
    expect(record).toMatchObject({
      paymentNo: reply.payment_no,
      billType: 'order',
      billId: bill?.id,
      way: 'balance',
      amount: 18114n,
      status: 'succeeded',
      idempotencyKey: 'k',
      allocations: [{ bill_id: bill?.id, bill_no: bill?.billNo, amount: '181.14' }],
      paidAt: bill?.paidAt,
    });
    const [paid] = await saidOf('payment.bill-paid', userId);
    expect(paid).toEqual({
      request_id: 'test-request',
      payload: {
        bill_no: bill?.billNo,
        bill_type: 'order',
        ref_id: billing.order_id,
        ref_no: billing.order_no,
        user_id: userId,
        revision: 0,
        payment_no: reply.payment_no,
        currency: 'GBP',
        amount: '181.14',
        way: 'balance',
        paid_at: bill?.paidAt?.toISOString(),
      },
    });
    const changes = (await saidOf('payment.wallet-changed', userId)).map(({ payload }) => payload);
    expect(changes).toEqual([
      { user_id: userId, currency: 'GBP', money: '1000.00', sequence: 1 },
      { user_id: userId, currency: 'GBP', money: '818.86', sequence: 2 },
    ]);
  });

  it('20 times at once with one key pays once and gives 20 equal answers', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const calls = Array.from({ length: 20 }, () => pay(userId, billing.order_no, 'same'));
    const replies = await Promise.all(calls);
    expect(replies).toEqual(Array.from(replies, () => replies[0]));
    expect(replies[0]).toMatchObject({ pay_status: 2, balance: '818.86' });
    await expectPaidOnce(userId, billing);
  });

  it.each([
    ['20 keys', (index: number) => `key-${index}`],
    ['no key', () => undefined],
  ])('20 times at once with %s pays once and refuses 19', async (_keys, keyOf) => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const calls = Array.from({ length: 20 }, (_, index) => pay(userId, billing.order_no, keyOf(index)));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'pay.already_paid' });
    await expectPaidOnce(userId, billing);
  });

  it('twice with one key repeats the first answer, and a new key on the paid bill is refused (C3)', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const first = await pay(userId, billing.order_no, 'click');
    expect(await pay(userId, billing.order_no, 'click')).toEqual(first);
    expect(await refusalOf(pay(userId, billing.order_no, 'later'))).toMatchObject({
      code: 'pay.already_paid',
    });
    await expectPaidOnce(userId, billing);
  });

  it('with a key used for another order is refused', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const other = billingFor(userId);
    await raiseBill(stack.dataSource.manager, other, null);
    await pay(userId, billing.order_no, 'one');
    const refusal = await refusalOf(pay(userId, other.order_no, 'one'));
    expect(refusal.code).toBe('request.idempotency_conflict');
    await expectPaidOnce(userId, billing);
  });

  it('for two orders at once with one key pays one of them', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const other = billingFor(userId);
    await raiseBill(stack.dataSource.manager, other, null);
    const outcomes = await Promise.allSettled(
      [billing, other].map(({ order_no }) => pay(userId, order_no, 'one')),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'request.idempotency_conflict' } }]);
    expect(await walletOf(userId)).toMatchObject({ balance: 81886n });
    expect(await paymentsOf(userId)).toHaveLength(1);
  });

  it('takes the same key of two members as two keys', async () => {
    const [one, two] = [
      await memberWithOrder(stack, '181.14', '200.00'),
      await memberWithOrder(stack, '181.14', '300.00'),
    ];
    expect(await pay(one.userId, one.billing.order_no, 'k')).toMatchObject({ balance: '18.86' });
    expect(await pay(two.userId, two.billing.order_no, 'k')).toMatchObject({ balance: '118.86' });
  });

  it('with £100.00 for £181.14 says that 81.14 is missing, and the same key works after a top-up', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '100.00');
    expect(await refusalOf(pay(userId, billing.order_no, 'k'))).toEqual({
      code: 'pay.insufficient',
      params: { currency: 'GBP', missing: '81.14' },
    });
    expect(await keysOf(userId)).toEqual([]);
    expect(await paymentsOf(userId)).toEqual([]);
    await stack.client.topUp({ user_id: userId, money: '900.00', memo: 'more' }, adminContext());
    expect(await pay(userId, billing.order_no, 'k')).toMatchObject({ balance: '818.86' });
  });

  it('without a wallet says that all is missing', async () => {
    const billing = billingFor(freshId(), '0.05');
    await raiseBill(stack.dataSource.manager, billing, null);
    expect(await refusalOf(pay(billing.user_id, billing.order_no))).toEqual({
      code: 'pay.insufficient',
      params: { currency: 'GBP', missing: '0.05' },
    });
  });

  it('of two orders at once with money for one pays one', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '200.00');
    const other = billingFor(userId);
    await raiseBill(stack.dataSource.manager, other, null);
    const outcomes = await Promise.allSettled([billing, other].map(({ order_no }) => pay(userId, order_no)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'pay.insufficient', params: { missing: '162.28' } } }]);
    expect(await walletOf(userId)).toMatchObject({ balance: 1886n });
  });

  it('from a frozen wallet is refused and takes nothing', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    await stack.dataSource.query('UPDATE wallet SET is_frozen = true WHERE user_id = $1', [userId]);
    expect(await refusalOf(pay(userId, billing.order_no, 'k'))).toEqual({ code: 'pay.frozen', params: {} });
    expect(await walletOf(userId)).toMatchObject({ balance: 100_000n });
    expect(await keysOf(userId)).toEqual([]);
  });

  it('whose bill is void is refused', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    await stack.dataSource.query('UPDATE bill SET is_void = true WHERE ref_no = $1', [billing.order_no]);
    expect(await refusalOf(pay(userId, billing.order_no))).toEqual({ code: 'pay.bill_void', params: {} });
  });

  it('of another member is refused like a missing one and changes nothing', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const thief = await memberWithOrder(stack, '181.14', '1000.00');
    const anothers = await refusalOf(pay(thief.userId, billing.order_no, 'k'));
    expect(anothers).toEqual(await refusalOf(pay(thief.userId, 'PW-NONE-0000', 'k')));
    expect(anothers).toEqual({ code: 'bill.not_found', params: {} });
    expect(await billsOf(billing.order_no)).toMatchObject([{ payStatus: 1, paidAmount: 0n }]);
    expect(await walletOf(userId)).toMatchObject({ balance: 100_000n });
    expect(await walletOf(thief.userId)).toMatchObject({ balance: 100_000n });
  });

  it('pays what is missing of a bill that was paid in part', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    await stack.dataSource.query('UPDATE bill SET paid_amount = 10000 WHERE ref_no = $1', [billing.order_no]);
    expect(await pay(userId, billing.order_no)).toMatchObject({ paid_amount: '81.14', balance: '918.86' });
    expect(await billsOf(billing.order_no)).toMatchObject([{ payStatus: 2, paidAmount: 18114n }]);
  });

  it('with an order and a supplement pays both in one payment', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    await stack.dataSource.query(
      `INSERT INTO bill (bill_no, bill_type, ref_id, ref_no, user_id, currency, amount)
       VALUES ($1, 'supplement', $2, $3, $4, 'GBP', 1886)`,
      [`BS${billing.order_id}`, billing.order_id, billing.order_no, userId],
    );
    const reply = await pay(userId, billing.order_no);
    expect(reply).toMatchObject({ paid_amount: '200.00', balance: '800.00' });
    const bills = await billsOf(billing.order_no);
    expect(bills.map(({ payStatus }) => payStatus)).toEqual([2, 2]);
    expect(await paymentsOf(userId)).toMatchObject([
      {
        amount: 20_000n,
        billId: null,
        allocations: [
          { bill_no: bills[0]?.billNo, amount: '181.14' },
          { bill_no: bills[1]?.billNo, amount: '18.86' },
        ],
      },
    ]);
    expect((await recordsOf(userId)).slice(1)).toMatchObject([
      { money: -18114n, before: 100_000n, after: 81_886n, walletSequence: 2 },
      { money: -1886n, before: 81_886n, after: 80_000n, walletSequence: 3 },
    ]);
    expect(await walletOf(userId)).toMatchObject({ balance: 80_000n, sequence: 3 });
    const paid = await saidOf('payment.bill-paid', userId);
    expect(paid.map(({ payload }) => [payload['bill_type'], payload['amount']])).toEqual([
      ['order', '181.14'],
      ['supplement', '18.86'],
    ]);
  });

  it.each([
    ['staff', adminContext(), 'auth.no_permission'],
    ['nobody', contextOf({ kind: 'anonymous' }), 'auth.login_required'],
  ])('by %s is refused', async (_who, context, code) => {
    expect(await refusalOf(stack.client.payFromBalance({ order_no: 'PW-X' }, context))).toMatchObject({
      code,
    });
  });
});

describe('money that came in outside', () => {
  const offline = { reference: 'BACS 4471', memo: 'paid at the counter' };
  const take = (userId: number, orderNo: string, change: object = {}, key?: string) =>
    stack.client.payOffline(
      { user_id: userId, order_no: orderNo, amount: '181.14', ...offline, ...change },
      adminContext(key),
    );

  it('pays the bill without the balance, and bill and payment say how', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const reply = await take(userId, billing.order_no);
    expect(reply).toMatchObject({ pay_status: 2, paid_amount: '181.14' });
    const [bill] = await billsOf(billing.order_no);
    expect(bill).toMatchObject({ payStatus: 2, paidAmount: 18114n, paidWay: 'offline' });
    expect(await walletOf(userId)).toMatchObject({ balance: 100_000n });
    const [record] = await paymentsOf(userId);
    expect(record).toMatchObject({ ...offline, way: 'offline', billId: bill?.id, confirmedBy: 7 });
    const history = stack.dataSource.getRepository(PaymentRecordHistoryEntity);
    expect(await history.findOneBy({ subjectId: record?.id ?? 0 })).toMatchObject({
      toStatus: 'succeeded',
      byType: 'admin',
      byId: 7,
      reason: offline.memo,
    });
    const [paid] = await saidOf('payment.bill-paid', userId);
    expect(paid?.payload).toMatchObject({
      way: 'offline',
      amount: '181.14',
      payment_no: reply.payment_no,
      paid_at: bill?.paidAt?.toISOString(),
    });
  });

  it('is taken once by many at once: one key gives equal answers, no key refuses all but one', async () => {
    const keyed = await memberWithOrder(stack, '181.14', '0.01');
    const same = await Promise.all(
      Array.from({ length: 8 }, () => take(keyed.userId, keyed.billing.order_no, {}, 'once')),
    );
    expect(same).toEqual(Array.from(same, () => same[0]));
    expect(await paymentsOf(keyed.userId)).toHaveLength(1);
    const open = await memberWithOrder(stack, '181.14', '0.01');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => take(open.userId, open.billing.order_no)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await saidOf('payment.bill-paid', open.userId)).toHaveLength(1);
  });

  it('and the balance pay one bill once between them', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '1000.00');
    const outcomes = await Promise.allSettled([
      pay(userId, billing.order_no),
      take(userId, billing.order_no),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await paymentsOf(userId)).toHaveLength(1);
  });

  it('finds the bill of an order whose event is still on its way', async () => {
    const userId = freshId();
    const billing = billingFor(userId);
    stack.orders.known.set(billing.order_no, billing);
    expect(await take(userId, billing.order_no)).toMatchObject({ pay_status: 2 });
  });

  it('is refused where the sum is another, with what is due', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '0.01');
    expect(await refusalOf(take(userId, billing.order_no, { amount: '181.13' }))).toEqual({
      code: 'pay.other_amount',
      params: { currency: 'GBP', due: '181.14' },
    });
    expect(await paymentsOf(userId)).toHaveLength(0);
  });

  it('is not for members, nor for another member’s order', async () => {
    const { userId, billing } = await memberWithOrder(stack, '181.14', '0.01');
    const request = { user_id: userId, order_no: billing.order_no, amount: '181.14', ...offline };
    expect((await refusalOf(stack.client.payOffline(request, memberContext(userId)))).code).toBe(
      'auth.no_permission',
    );
    expect((await refusalOf(take(freshId(), billing.order_no))).code).toBe('bill.not_found');
  });
});
