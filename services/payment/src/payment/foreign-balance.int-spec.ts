import { billPayments, refundDesk } from '@parcelway/contracts';
import type { Client, OrderBilling } from '@parcelway/contracts';
import { convert, formatMoney } from '@parcelway/money';
import { createClient, NATS } from '@parcelway/platform';
import { asService } from '@parcelway/testing';
import fc from 'fast-check';
import { enterRate, giveMoney } from '../../test/foreign-balance';
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
import { startReconciliation } from '../reconciliation/reconcile';
import { RefundRequestEntity } from '../refund/refund-request.entity';
import { MemberMoneyRecordEntity } from '../wallet/member-money-record.entity';
import { WalletEntity } from '../wallet/wallet.entity';
import { PaymentRecordEntity } from './payment-record.entity';

let stack: PaymentStack;
let desk: Client<typeof refundDesk>;
beforeAll(async () => {
  stack = await startPayment();
  desk = createClient(refundDesk, stack.running.app.get(NATS));
  await enterRate(stack, 'GBP', 'EUR', '1.2', new Date('2026-01-01'));
  await enterRate(stack, 'GBP', 'EUR', '1.1708');
  await enterRate(stack, 'GBP', 'EUR', '9', new Date(Date.now() + 3_600_000));
  await enterRate(stack, 'GBP', 'JPY', '190.55');
  await enterRate(stack, 'JPY', 'GBP', '0.0052');
  await enterRate(stack, 'GBP', 'KWD', '0.3871');
  await enterRate(stack, 'GBP', 'USD', '0.001');
});
afterAll(() => stack.stop());

/** A member with money in a currency and an order over each amount. */
async function memberWith(money: bigint, currency: string, ...billings: readonly Partial<OrderBilling>[]) {
  const userId = freshId();
  if (money > 0n) await giveMoney(stack, userId, currency, money);
  for (const change of billings)
    await raiseBill(stack.dataSource.manager, { ...billingFor(userId, '12.00'), ...change }, null);
  const bills = await billsOf(userId);
  return { userId, bills, refNo: bills[0]?.refNo ?? '', billNos: bills.map(({ billNo }) => billNo) };
}

const billsOf = (userId: number) =>
  stack.dataSource.getRepository(BillEntity).find({ where: { userId }, order: { id: 'ASC' } });
const pay = (userId: number, order_no: string, wallet_currency: string, rate?: string, key?: string) =>
  stack.client.payFromBalance(
    { order_no, wallet_currency, ...(rate && { rate }) },
    memberContext(userId, key),
  );
const paymentOf = (userId: number) =>
  stack.dataSource.getRepository(PaymentRecordEntity).findOneByOrFail({ userId });
const recordsOf = (userId: number, kind: 'pay' | 'refund') =>
  stack.dataSource
    .getRepository(MemberMoneyRecordEntity)
    .find({ where: { userId, kind }, order: { walletSequence: 'ASC' } });
const balanceOf = async (userId: number, currency: string) =>
  (await stack.dataSource.getRepository(WalletEntity).findOneBy({ userId, currency }))?.balance;
const saidOf = (name: string, userId: number): Promise<{ payload: Record<string, unknown> }[]> =>
  stack.dataSource.query(
    `SELECT payload FROM outbox WHERE name = $1 AND (payload->>'user_id')::bigint = $2 ORDER BY position DESC`,
    [name, userId],
  );
const entriesOf = async (no: string): Promise<string[]> =>
  (
    await stack.dataSource.query<{ entry: string }[]>(
      `SELECT e.account || ' ' || e.amount || ' ' || e.currency AS entry
       FROM ledger_entry e JOIN journal j ON j.id = e.journal_id WHERE j.ref_no = $1`,
      [no],
    )
  )
    .map(({ entry }) => entry)
    .sort();

/** Gives an amount of the member's one payment back. */
async function giveBack(userId: number, amount: string, billId?: number): Promise<string> {
  const { id: payment_record_id } = await paymentOf(userId);
  const asked = await desk.add(
    {
      ...{ payment_record_id, amount, kind: 'goodwill', reason: '延误补偿' },
      ...(billId && { bill_id: billId }),
    },
    adminContext(),
  );
  await desk.approve({ id: asked.id }, adminContext());
  return asked.refund_no;
}

describe('paying a bill from a balance in another currency', () => {
  it('takes what the bill is at the rate in force, and leaves the rows, books and events of it', async () => {
    const { userId, bills, refNo } = await memberWith(10_000n, 'EUR', {});
    const reply = await pay(userId, refNo, 'EUR');
    expect(reply).toEqual({
      payment_no: expect.any(String) as string,
      ...{ pay_status: 2, paid_amount: '12.00', balance: '85.95' },
      ...{ wallet_currency: 'EUR', wallet_amount: '14.05', rate: '1.1708' },
    });
    const { billNo = '', id: billId = 0 } = bills[0] ?? {};
    expect(await paymentOf(userId)).toMatchObject({
      ...{ currency: 'GBP', amount: 1200n, way: 'balance', status: 'succeeded' },
      ...{ walletCurrency: 'EUR', walletAmount: 1405n, rate: '1.1708' },
      allocations: [{ bill_id: billId, bill_no: billNo, amount: '12.00', wallet_amount: '14.05' }],
    });
    expect((await billsOf(userId))[0]).toMatchObject({ payStatus: 2, paidAmount: 1200n, paidWay: 'balance' });
    expect(await recordsOf(userId, 'pay')).toMatchObject([
      {
        ...{ currency: 'EUR', money: -1405n, before: 10_000n, after: 8_595n, billNo, walletSequence: 2 },
        memo: `${refNo} · GBP 12.00 × 1.1708`,
      },
    ]);
    expect(await balanceOf(userId, 'EUR')).toBe(8_595n);
    expect(await balanceOf(userId, 'GBP')).toBeUndefined();
    expect(await entriesOf(reply.payment_no)).toEqual([
      'exchange -1405 EUR',
      'exchange 1200 GBP',
      'sales:order -1200 GBP',
      'wallet 1405 EUR',
    ]);
    const [paid] = await saidOf('payment.bill-paid', userId);
    expect(paid?.payload).toMatchObject({ currency: 'GBP', amount: '12.00', wallet_currency: 'EUR' });
    const [changed] = await saidOf('payment.wallet-changed', userId);
    expect(changed?.payload).toEqual({ user_id: userId, currency: 'EUR', money: '85.95', sequence: 2 });
  });

  it.each([
    ['JPY', 10_000n, 2287n, '7713'],
    ['KWD', 10_000n, 4645n, '5.355'],
  ])('in %s counts in the minor units of each', async (currency, money, taken, left) => {
    const { userId, refNo } = await memberWith(money, currency, {});
    expect(await pay(userId, refNo, currency)).toMatchObject({ balance: left });
    expect(await paymentOf(userId)).toMatchObject({ amount: 1200n, walletAmount: taken });
  });

  it('takes the same as the price that was shown, for any amount', async () => {
    const cases = fc.sample(
      fc.tuple(
        fc.bigInt({ min: 1n, max: 10n ** 11n }),
        fc.constantFrom('GBP', 'JPY', 'KWD', 'CLF'),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        fc
          .tuple(fc.nat(999), fc.integer({ min: 1, max: 99_999_999 }))
          .map(([whole, part]) => `${whole}.${String(part).padStart(8, '0')}`),
      ),
      500,
    );
    const rows = await stack.dataSource.query<{ money: string }[]>(
      `SELECT convert_money(minor::bigint, a, b, rate) AS money FROM jsonb_to_recordset($1)
       AS c(at int, minor text, a text, b text, rate text) ORDER BY at`,
      [JSON.stringify(cases.map(([minor, a, b, rate], at) => ({ at, minor: String(minor), a, b, rate })))],
    );
    expect(rows.map(({ money }) => money)).toEqual(
      cases.map(([minor, a, b, rate]) => convert(minor, a, b, rate).toString()),
    );
  });

  it('of several bills gives each record its share, in all what the sum is at the rate', async () => {
    const amounts = ['0.33', '0.33', '0.33', '10.01'].map((amount) => ({ amount }));
    const { userId, billNos, bills } = await memberWith(10_000n, 'EUR', ...amounts);
    const reply = await stack.client.payFromBalance(
      { bill_nos: billNos, wallet_currency: 'EUR' },
      memberContext(userId),
    );
    expect(reply).toMatchObject({ paid_amount: '11.00', wallet_amount: '12.88' });
    const records = await recordsOf(userId, 'pay');
    expect(records.map(({ money, billNo }) => [money, billNo])).toEqual(
      [-39n, -38n, -39n, -1172n].map((money, at) => [money, bills[at]?.billNo]),
    );
    let balance = 10_000n;
    for (const { before, after } of records) {
      expect(before).toBe(balance);
      balance = after;
    }
    expect(await balanceOf(userId, 'EUR')).toBe(balance);
  });

  it('with one key takes once, 20 times at once too; the same key in another currency is refused', async () => {
    const { userId, refNo } = await memberWith(10_000n, 'EUR', {});
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => pay(userId, refNo, 'EUR', undefined, 'k')),
    );
    expect(replies).toEqual(Array.from(replies, () => replies[0]));
    expect(await balanceOf(userId, 'EUR')).toBe(8_595n);
    expect(await refusalOf(pay(userId, refNo, 'JPY', undefined, 'k'))).toMatchObject({
      code: 'request.idempotency_conflict',
    });
  });

  it('that is the bill’s own is a payment as ever', async () => {
    const { userId, refNo } = await memberWith(10_000n, 'GBP', {});
    expect(Object.keys(await pay(userId, refNo, 'GBP'))).toEqual(
      expect.not.arrayContaining(['wallet_currency', 'rate']),
    );
    expect(await paymentOf(userId)).toMatchObject({ walletCurrency: null, walletAmount: null, rate: null });
    expect((await recordsOf(userId, 'pay'))[0]).toMatchObject({ memo: refNo, money: -1200n });
  });

  it.each([
    ['EUR', 1404n, undefined, 'pay.insufficient', { currency: 'EUR', missing: '0.01' }],
    ['EUR', 0n, undefined, 'pay.insufficient', { currency: 'EUR', missing: '14.05' }],
    ['CNY', 10_000n, undefined, 'pay.no_rate', { from: 'GBP', to: 'CNY' }],
    ['EUR', 10_000n, '1.2', 'pay.rate_changed', { from: 'GBP', to: 'EUR', rate: '1.1708' }],
  ])('in %s with %s and the rate %s is refused: %s', async (currency, money, rate, code, params) => {
    const { userId, refNo } = await memberWith(money, currency, {});
    expect(await refusalOf(pay(userId, refNo, currency, rate, 'k'))).toEqual({ code, params });
    expect(await recordsOf(userId, 'pay')).toEqual([]);
    expect((await balanceOf(userId, currency)) ?? 0n).toBe(money);
  });

  it('at the rate that was shown, written in any way, is taken', async () => {
    const { userId, refNo } = await memberWith(10_000n, 'EUR', {});
    expect(await pay(userId, refNo, 'EUR', '1.17080000')).toMatchObject({ rate: '1.1708' });
  });

  it('from a frozen balance, or of less than one unit of it, is refused', async () => {
    const frozen = await memberWith(10_000n, 'EUR', {});
    await stack.dataSource.query('UPDATE wallet SET is_frozen = true WHERE user_id = $1', [frozen.userId]);
    expect(await refusalOf(pay(frozen.userId, frozen.refNo, 'EUR'))).toMatchObject({ code: 'pay.frozen' });
    const small = await memberWith(10_000n, 'USD', { amount: '0.05' });
    expect(await refusalOf(pay(small.userId, small.refNo, 'USD'))).toEqual({
      code: 'pay.too_small',
      params: { currency: 'USD' },
    });
  });

  it('is told to services as paid with that currency, the amount in the bill’s', async () => {
    const { userId, refNo, bills } = await memberWith(1_000n, 'GBP', {
      ...{ bill_type: 'sheet', currency: 'JPY', amount: '1500' },
    });
    await pay(userId, refNo, 'GBP');
    const books = createClient(billPayments, stack.running.app.get(NATS));
    const request = { bill_type: 'sheet', ref_id: bills[0]?.refId ?? 0, user_id: userId } as const;
    expect(await books.of(request, asService('order'))).toEqual({
      ...{ pay_status: 2, refunded_amount: '0' },
      paid: [{ way: 'balance', currency: 'GBP', amount: '1500' }],
    });
  });
});

describe('the balances that could pay', () => {
  const others = async (userId: number, amount: string) =>
    (await stack.checkout.ways({ currency: 'GBP', amount }, memberContext(userId))).others;

  it('are those in other currencies that have a rate and suffice, with what would be taken', async () => {
    const { userId } = await memberWith(1_405n, 'EUR');
    await giveMoney(stack, userId, 'GBP', 1n);
    await giveMoney(stack, userId, 'CNY', 99_999n);
    await giveMoney(stack, userId, 'JPY', 2_286n);
    expect(await others(userId, '12.00')).toEqual([
      { currency: 'EUR', balance: '14.05', amount: '14.05', rate: '1.1708' },
    ]);
    expect(await others(userId, '12.01')).toEqual([]);
    await stack.dataSource.query(`UPDATE wallet SET is_frozen = true WHERE user_id = $1`, [userId]);
    expect(await others(userId, '12.00')).toEqual([]);
  });

  it('are not looked for without an amount, and an amount is one of the currency', async () => {
    const ways = await stack.checkout.ways({ currency: 'GBP' }, memberContext(freshId()));
    expect(ways).not.toHaveProperty('others');
    await expect(others(freshId(), '1.234')).rejects.toMatchObject({ fields: [{ field: 'amount' }] });
  });
});

describe('what is refunded of such a payment', () => {
  it('goes back to the balance it came from at the rate of the payment, the last part with what is left', async () => {
    const { userId, refNo } = await memberWith(1_405n, 'EUR', {});
    await pay(userId, refNo, 'EUR');
    await enterRate(stack, 'GBP', 'EUR', '2', new Date(Date.now() - 1_000));
    const numbers: string[] = [];
    for (const amount of ['4.00', '4.00', '4.00']) numbers.push(await giveBack(userId, amount));
    await stack.dataSource.query(`DELETE FROM exchange_rate WHERE rate = '2'`);
    const back = await recordsOf(userId, 'refund');
    expect(back.map(({ money, currency }) => [money, currency])).toEqual([
      [468n, 'EUR'],
      [469n, 'EUR'],
      [468n, 'EUR'],
    ]);
    expect(back[0]?.memo).toBe('延误补偿 · GBP 4.00 × 1.1708');
    expect(await entriesOf(numbers[0] ?? '')).toEqual([
      'exchange -400 GBP',
      'exchange 468 EUR',
      'refunds 400 GBP',
      'wallet -468 EUR',
    ]);
    expect(await balanceOf(userId, 'EUR')).toBe(1_405n);
    expect(await balanceOf(userId, 'GBP')).toBeUndefined();
    expect((await billsOf(userId))[0]).toMatchObject({ payStatus: 3, refundedAmount: 1200n });
    expect(
      await stack.dataSource
        .getRepository(RefundRequestEntity)
        .find({ where: { userId }, order: { id: 'ASC' } }),
    ).toMatchObject([468n, 469n, 468n].map((walletAmount) => ({ walletCurrency: 'EUR', walletAmount })));
    const [told] = await saidOf('payment.bill-refunded', userId);
    expect(told?.payload).toMatchObject({ currency: 'GBP', amount: '4.00' });
  });

  it('of one of several bills is counted on that bill’s share', async () => {
    const amounts = ['0.33', '0.33', '10.34'].map((amount) => ({ amount }));
    const { userId, billNos, bills } = await memberWith(10_000n, 'EUR', ...amounts);
    await stack.client.payFromBalance({ bill_nos: billNos, wallet_currency: 'EUR' }, memberContext(userId));
    const shares = (await recordsOf(userId, 'pay')).map(({ money }) => -money);
    for (const { id, amount } of bills) await giveBack(userId, formatMoney(amount), id);
    expect((await recordsOf(userId, 'refund')).map(({ money }) => money)).toEqual(shares);
    expect(await balanceOf(userId, 'EUR')).toBe(10_000n);
  });

  it('of less than one unit of that balance waits in the books until more goes back', async () => {
    const { userId, refNo } = await memberWith(1n, 'GBP', { currency: 'JPY', amount: '2' });
    await pay(userId, refNo, 'GBP');
    const { id } = await paymentOf(userId);
    expect(await paymentOf(userId)).toMatchObject({ amount: 2n, walletAmount: 1n });
    const numbers: string[] = [];
    for (const amount of ['1', '1']) {
      const asked = await desk.add(
        { payment_record_id: id, amount, kind: 'goodwill', reason: 'm' },
        adminContext(),
      );
      await desk.approve({ id: asked.id }, adminContext());
      numbers.push(asked.refund_no);
    }
    expect(await entriesOf(numbers[1] ?? '')).toEqual(['exchange -1 JPY', 'refunds 1 JPY']);
    expect(await balanceOf(userId, 'GBP')).toBe(1n);
  });
});

describe('the reconciliation', () => {
  it('of all these payments and refunds finds nothing', async () => {
    const run = await startReconciliation(stack.dataSource, { scope: 'all', adminId: null });
    expect(await run?.finished).toMatchObject({ status: 'clean', differences: [] });
  });
});
