import type { WhatToPay } from '@parcelway/contracts';
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
import { MemberMoneyRecordEntity } from '../wallet/member-money-record.entity';
import { WalletEntity } from '../wallet/wallet.entity';
import { PaymentRecordEntity } from './payment-record.entity';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

/** A member with £1,000.00 and an unpaid bill of an own order for each amount. */
async function memberWithBills(...amounts: string[]): Promise<{ userId: number; bills: BillEntity[] }> {
  const userId = freshId();
  await stack.client.topUp({ user_id: userId, money: '1000.00', memo: 'm' }, adminContext());
  for (const amount of amounts) await raiseBill(stack.dataSource.manager, billingFor(userId, amount), null);
  return { userId, bills: await billsOf(userId) };
}

const billsOf = (userId: number): Promise<BillEntity[]> =>
  stack.dataSource.getRepository(BillEntity).find({ where: { userId }, order: { id: 'ASC' } });
const numbers = (bills: readonly BillEntity[]): string[] => bills.map(({ billNo }) => billNo);
const pay = (userId: number, what: WhatToPay, key?: string) =>
  stack.client.payFromBalance(what, memberContext(userId, key));
const paymentsOf = (userId: number) => stack.dataSource.getRepository(PaymentRecordEntity).findBy({ userId });
const balanceOf = async (userId: number): Promise<bigint | undefined> =>
  (await stack.dataSource.getRepository(WalletEntity).findOneBy({ userId }))?.balance;
const change = (bill: BillEntity | undefined, set: string): Promise<unknown> =>
  stack.dataSource.query(`UPDATE bill SET ${set} WHERE id = $1`, [bill?.id]);

describe('paying bills by their numbers from the balance', () => {
  it('of three orders pays the two that are named, in one payment with a share each', async () => {
    const { userId, bills } = await memberWithBills('100.00', '20.00', '3.00');
    const [first, , last] = bills;
    const wanted = [last?.billNo ?? '', first?.billNo ?? ''];
    expect(await pay(userId, { bill_nos: wanted })).toMatchObject({
      pay_status: 2,
      paid_amount: '103.00',
      balance: '897.00',
    });
    expect((await billsOf(userId)).map(({ payStatus }) => payStatus)).toEqual([2, 1, 2]);
    expect(await paymentsOf(userId)).toMatchObject([
      {
        amount: 10_300n,
        billId: null,
        allocations: [
          { bill_no: first?.billNo, amount: '100.00' },
          { bill_no: last?.billNo, amount: '3.00' },
        ],
      },
    ]);
    const records = await stack.dataSource
      .getRepository(MemberMoneyRecordEntity)
      .find({ where: { userId, kind: 'pay' }, order: { walletSequence: 'ASC' } });
    expect(records).toMatchObject([
      { money: -10_000n, after: 90_000n, memo: first?.refNo, billNo: first?.billNo },
      { money: -300n, after: 89_700n, memo: last?.refNo, billNo: last?.billNo },
    ]);
  });

  it('of one bill leaves the other bill of the same order', async () => {
    const { userId, bills } = await memberWithBills('100.00');
    await stack.dataSource.query(
      `INSERT INTO bill (bill_no, bill_type, ref_id, ref_no, user_id, currency, amount)
       SELECT 'BS' || id, 'supplement', ref_id, ref_no, user_id, currency, 1886 FROM bill WHERE id = $1`,
      [bills[0]?.id],
    );
    const [, supplement] = await billsOf(userId);
    expect(await pay(userId, { bill_no: supplement?.billNo ?? '' })).toMatchObject({ paid_amount: '18.86' });
    expect((await billsOf(userId)).map(({ payStatus }) => payStatus)).toEqual([1, 2]);
  });

  it('takes of a bill that was paid in part what is missing', async () => {
    const { userId, bills } = await memberWithBills('100.00', '20.00');
    await change(bills[0], 'paid_amount = 4000');
    expect(await pay(userId, { bill_nos: numbers(bills) })).toMatchObject({ paid_amount: '80.00' });
    expect(await paymentsOf(userId)).toMatchObject([
      { allocations: [{ amount: '60.00' }, { amount: '20.00' }] },
    ]);
  });

  it('20 times at once with one key pays once; the key with other bills is refused', async () => {
    const { userId, bills } = await memberWithBills('100.00', '20.00', '3.00');
    const two = { bill_nos: numbers(bills.slice(0, 2)) };
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(userId, two, 'same')));
    expect(replies).toEqual(Array.from(replies, () => replies[0]));
    expect(await paymentsOf(userId)).toHaveLength(1);
    expect(await refusalOf(pay(userId, { bill_nos: numbers(bills) }, 'same'))).toMatchObject({
      code: 'request.idempotency_conflict',
    });
  });

  it('in pairs that overlap, many at once, pays every bill once and never gets stuck', async () => {
    const { userId, bills } = await memberWithBills('1.00', '1.00', '1.00', '1.00');
    const [a = '', b = '', c = '', d = ''] = numbers(bills);
    const pairs = [
      [a, b],
      [b, a],
      [b, c],
      [c, b],
      [c, d],
      [d, c],
      [d, a],
      [a, d],
    ];
    const outcomes = await Promise.allSettled(
      [...pairs, ...pairs].map((pair) => pay(userId, { bill_nos: pair })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'pay.already_paid' });
    const paid = (await billsOf(userId)).filter(({ payStatus }) => payStatus === 2);
    expect(paid).toHaveLength(2 * (outcomes.length - refused.length));
    expect(await balanceOf(userId)).toBe(100_000n - 100n * BigInt(paid.length));
  });

  it.each([
    ['paid', 'pay_status = 2, paid_amount = amount, paid_at = now()', 'pay.already_paid'],
    ['void', 'is_void = true', 'pay.bill_void'],
    ['in another currency', `currency = 'EUR'`, 'pay.several_currencies'],
    ['a recharge', `bill_type = 'recharge'`, 'pay.way_closed'],
  ])('of which one is %s is refused and takes nothing', async (_what, set, code) => {
    const { userId, bills } = await memberWithBills('100.00', '20.00');
    await change(bills[1], set);
    expect(await refusalOf(pay(userId, { bill_nos: numbers(bills) }, 'k'))).toEqual({ code, params: {} });
    expect(await paymentsOf(userId)).toEqual([]);
    expect(await balanceOf(userId)).toBe(100_000n);
  });

  it('of which one is another member’s is refused as one that is missing', async () => {
    const { userId, bills } = await memberWithBills('100.00');
    const { bills: others } = await memberWithBills('1.00');
    const anothers = await refusalOf(pay(userId, { bill_nos: numbers([...bills, ...others]) }));
    const missing = await refusalOf(pay(userId, { bill_nos: [...numbers(bills), 'B0'] }));
    expect(anothers).toEqual({ code: 'bill.not_found', params: {} });
    expect(missing).toEqual(anothers);
    expect(await balanceOf(userId)).toBe(100_000n);
  });

  it('needs the balance for all of them', async () => {
    const { userId, bills } = await memberWithBills('600.00', '600.00');
    expect(await refusalOf(pay(userId, { bill_nos: numbers(bills) }))).toEqual({
      code: 'pay.insufficient',
      params: { currency: 'GBP', missing: '200.00' },
    });
  });

  it('leaves the books in agreement', async () => {
    const journals: { sum: string; entries: number }[] = await stack.dataSource.query(
      `SELECT sum(e.amount)::text AS sum, count(*)::int AS entries FROM ledger_entry e JOIN journal j ON j.id = e.journal_id
       WHERE j.kind = 'pay' GROUP BY j.id`,
    );
    expect(journals.some(({ entries }) => entries === 3)).toBe(true);
    expect(journals.every(({ sum }) => sum === '0')).toBe(true);
  });
});
