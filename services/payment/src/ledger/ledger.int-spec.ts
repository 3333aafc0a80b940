import { luggageOrderCancelled } from '@parcelway/contracts';
import { Outbox } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { Ledger1798400000061 } from '../../migrations/1798400000061-ledger';
import { adminContext, billingFor, freshId, memberContext, startPayment } from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { BillEntity } from '../bill/bill.entity';
import { raiseBill, raiseSupplement } from '../bill/bill.queries';
import type { AccountCode } from './domain/chart';

let stack: PaymentStack;
beforeAll(async () => {
  stack = await startPayment();
});
afterAll(() => stack.stop());

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  stack.dataSource.query(sql, values);
const topUp = (userId: number, money: string) =>
  stack.client.topUp({ user_id: userId, money, memo: '客服调整' }, adminContext());

interface Posted {
  readonly kind: string;
  readonly ref_type: string;
  readonly entries: string;
}

/** Every journal of a member with its entries, in the order in which they were made: `wallet -500, sales:order 500 B…`. */
const booksOf = (userId: number): Promise<Posted[]> =>
  query(
    `SELECT j.kind, j.ref_type, string_agg(e.account || ' ' || e.amount || coalesce(' ' || b.bill_no, ''), ', ' ORDER BY e.account, e.amount) AS entries
     FROM journal j JOIN ledger_entry e ON e.journal_id = j.id LEFT JOIN bill b ON b.id = e.bill_id
     WHERE j.user_id = $1 GROUP BY j.id ORDER BY j.posted_at, j.id`,
    [userId],
  );

/** A member who pays two bills from the balance, one outside, and gives up the first order. */
async function history(userId: number) {
  const [first, outside] = [billingFor(userId, '30.00'), billingFor(userId, '12.34')];
  const { manager } = stack.dataSource;
  await raiseBill(manager, first, null);
  await raiseSupplement(manager, { ...first, amount: '5.00', reason: 'weight' } as never);
  await raiseBill(manager, outside, null);
  await topUp(userId, '50.00');
  await stack.client.payFromBalance({ order_no: first.order_no }, memberContext(userId));
  await stack.client.payOffline(
    { order_no: outside.order_no, user_id: userId, amount: '12.34', reference: 'R1', memo: 'cash' },
    adminContext(),
  );
  await topUp(userId, '-1.00');
  const outbox = stack.running.app.get(Outbox);
  await outbox.add(manager, luggageOrderCancelled, { ...first, from: 1, reason: 'why' } as never, null);
  outbox.committed();
  const bills = () =>
    stack.dataSource.getRepository(BillEntity).find({ where: { userId }, order: { id: 'asc' } });
  await eventually(async () => (await bills()).filter(({ payStatus }) => payStatus === 3).length === 2);
  return (await bills()).map(({ billNo }) => billNo);
}

describe('the books', () => {
  it('have a journal for every movement of money and none for a bill', async () => {
    const userId = freshId();
    const debtor = freshId();
    await raiseBill(stack.dataSource.manager, billingFor(debtor), null);
    expect(await booksOf(debtor)).toEqual([]);
    const [order, supplement, outside] = await history(userId);
    expect(await booksOf(userId)).toEqual([
      { kind: 'adjust', ref_type: 'record', entries: 'adjustments 5000, wallet -5000' },
      {
        kind: 'pay',
        ref_type: 'payment',
        entries: `sales:order -3000 ${order}, sales:supplement -500 ${supplement}, wallet 3500`,
      },
      { kind: 'pay', ref_type: 'payment', entries: `bank 1234, sales:order -1234 ${outside}` },
      { kind: 'adjust', ref_type: 'record', entries: 'adjustments -100, wallet 100' },
      { kind: 'refund', ref_type: 'refund', entries: `refunds 500 ${supplement}, wallet -500` },
      { kind: 'refund', ref_type: 'refund', entries: `refunds 3000 ${order}, wallet -3000` },
    ]);
  });

  it('are the same when they are entered later from the records of what happened', async () => {
    const userId = freshId();
    await history(userId);
    const posted = await booksOf(userId);
    const runner = stack.dataSource.createQueryRunner();
    try {
      await new Ledger1798400000061().down(runner);
      await new Ledger1798400000061().up(runner);
    } finally {
      await runner.release();
    }
    // Refunds of before have no number of their own.
    const expected = posted.map((one) => (one.kind === 'refund' ? { ...one, ref_type: 'bill' } : one));
    expect(await booksOf(userId)).toEqual(expected);
    await topUp(userId, '1.00');
    expect(await booksOf(userId)).toHaveLength(posted.length + 1);
  });
});

describe('the tables of the books', () => {
  const entry = (account: AccountCode | 'gifts', amount: number, more: object = {}) => ({
    account,
    currency: 'GBP',
    amount,
    ...more,
  });
  const post = (...entries: object[]) =>
    query(`SELECT post_journal('adjust', 'record', 'R', NULL, NULL, '', $1) AS id`, [
      JSON.stringify(entries),
    ]);

  it.each([
    ['entries that do not sum to zero', [entry('bank', 5), entry('claims', -4)], 'do not sum to zero'],
    [
      'entries that sum to zero over currencies only',
      [entry('bank', 5), entry('claims', -5, { currency: 'CNY' })],
      'do not sum to zero',
    ],
    ['a journal without entries', [], 'a journal comes together with its entries'],
    ['an entry over nothing', [entry('bank', 0)], 'ledger_entry_amount'],
    [
      'an account that the chart does not have',
      [entry('gifts', 5), entry('bank', -5)],
      'ledger_entry_account',
    ],
    ['a balance of nobody', [entry('wallet', 5), entry('bank', -5)], 'ledger_entry_member'],
  ])('refuse %s', async (_what, entries, why) => {
    await expect(post(...entries)).rejects.toThrow(why);
  });

  it('refuse entries beside those that came with the journal, and entries of no journal', async () => {
    const [made] = (await post(entry('bank', 5), entry('claims', -5))) as { id: string }[];
    const add = (journalId: unknown) =>
      query(
        `INSERT INTO ledger_entry (journal_id, account, currency, amount) VALUES ($1, 'bank', 'GBP', 1), ($1, 'claims', 'GBP', -1)`,
        [journalId],
      );
    await expect(add(made?.id)).rejects.toThrow('come together with their journal');
    await expect(add(999_999_999)).rejects.toThrow('come together with their journal');
  });

  it.each(
    ['journal', 'ledger_entry'].flatMap((table) => [
      [table, `UPDATE ${table} SET posted_at = now()`],
      [table, `DELETE FROM ${table}`],
      [table, `TRUNCATE ${table}`],
    ]),
  )('%s refuses %s', async (table, statement) => {
    await expect(query(statement)).rejects.toThrow(`${table} is append-only`);
  });
});
