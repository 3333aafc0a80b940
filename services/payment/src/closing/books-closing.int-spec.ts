import { books, figures } from '@parcelway/contracts';
import type { Client, OrderOrigin } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
  StubOrigins,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { startReconciliation } from '../reconciliation/reconcile';
import { BooksClosing } from './books-closing';

let stack: PaymentStack;
let closing: BooksClosing;
let ledger: Client<typeof books>;
let money: Client<typeof figures>;
beforeAll(async () => {
  stack = await startPayment();
  closing = stack.running.app.get(BooksClosing);
  ledger = createClient(books, stack.running.app.get(NATS));
  money = createClient(figures, stack.running.app.get(NATS));
});
afterAll(() => stack.stop());

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  stack.dataSource.query(sql, values);
const of = (from: string, to: string, currency?: string) =>
  money.of({ from, to, ...(currency ? { currency } : {}) }, adminContext());
const differences = async () => {
  const run = await startReconciliation(stack.dataSource, { scope: 'books', adminId: null });
  return (await run?.finished)?.differences;
};

/** A journal of another day, with the bill of an order that has this origin. */
async function enter(
  at: string,
  entries: readonly { account: string; amount: number; currency?: string }[],
  origin: Partial<OrderOrigin> = {},
): Promise<void> {
  const order = billingFor(freshId());
  await raiseBill(stack.dataSource.manager, order, null);
  const no = order.order_no;
  stack.running.app.get(StubOrigins).known.set(no, { no, channel_id: null, salesman_id: null, ...origin });
  await query(
    `WITH j AS (
       INSERT INTO journal (journal_no, kind, ref_type, ref_no, posted_at) VALUES ('T' || $1, 'pay', 'bill', $2, $3) RETURNING id)
     INSERT INTO ledger_entry (journal_id, account, currency, amount, user_id, bill_id, posted_at)
     SELECT j.id, e.account, coalesce(e.currency, 'GBP'), e.amount, CASE WHEN e.account = 'wallet' THEN 1 END,
       CASE WHEN e.account NOT IN ('wallet', 'bank', 'clearing:card') THEN b.id END, $3
     FROM j CROSS JOIN bill b CROSS JOIN jsonb_to_recordset($4::jsonb) AS e(account text, amount bigint, currency text) WHERE b.ref_no = $2`,
    [order.order_id, no, at, JSON.stringify(entries)],
  );
}

const paid = (account: string, amount: number, currency = 'GBP') => [
  { account, amount, currency },
  { account: 'sales:order', amount: -amount, currency },
];

describe('days that are over', () => {
  it('are summed once, and nothing that staff are told changes by it', async () => {
    await enter('2025-07-01T10:00:00Z', paid('clearing:card', 1_000), { channel_id: 3, salesman_id: 9 });
    await enter('2025-07-01T12:00:00Z', paid('wallet', 2_000), { channel_id: 4 });
    // Half past midnight in London.
    await enter('2025-07-01T23:30:00Z', paid('bank', 500), { channel_id: 3 });
    await enter('2025-07-03T09:00:00Z', [
      { account: 'refunds', amount: 300 },
      { account: 'wallet', amount: -300 },
    ]);
    await enter('2025-07-03T10:00:00Z', paid('clearing:card', 700, 'EUR'));
    const open = [await of('2025-07-01', '2025-07-03'), await ledger.accounts({}, adminContext())];
    expect(open[0]).toMatchObject({
      currencies: ['GBP', 'EUR'],
      total: { taken: '35.00', refunded: '3.00', net: '32.00', payments: 3 },
      days: [
        { day: '2025-07-01', taken: '30.00', ways: { card: '10.00', balance: '20.00' } },
        { day: '2025-07-02', taken: '5.00', ways: { offline: '5.00' } },
        { day: '2025-07-03', taken: '0.00', refunded: '3.00', net: '-3.00' },
      ],
      channels: [
        { channel_id: 4, net: '20.00' },
        { channel_id: 3, net: '15.00' },
        { channel_id: null, net: '-3.00' },
      ],
      salesmen: [
        { salesman_id: null, net: '22.00' },
        { salesman_id: 9, net: '10.00' },
      ],
    });
    expect(await closing.closeDays()).toBe(3);
    expect(await closing.closeDays()).toBe(0);
    expect([await of('2025-07-01', '2025-07-03'), await ledger.accounts({}, adminContext())]).toEqual(open);
    expect((await of('2025-07-01', '2025-07-03', 'EUR')).total.taken).toBe('7.00');
    expect(await differences()).toEqual([]);
  });

  it('are closed by replicas at once only once', async () => {
    await enter('2025-07-05T10:00:00Z', paid('clearing:card', 100));
    const closed = await Promise.all([closing.closeDays(), closing.closeDays(), closing.closeDays()]);
    expect(closed.sort()).toEqual([0, 0, 1]);
  });

  it('C25: of which one had 25 hours, are closed once, with all of its hours', async () => {
    // Half past one in London, twice: before the clock goes back and after; and the last minute of the day.
    for (const at of ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z', '2025-10-26T23:59:00Z'])
      await enter(at, paid('clearing:card', 100));
    for (let restart = 0; restart < 10; restart += 1)
      expect(await closing.closeDays()).toBe(restart === 0 ? 1 : 0);
    expect(
      await query(
        `SELECT to_char(day, 'YYYY-MM-DD') AS day, amount FROM ledger_balance_day WHERE account = 'clearing:card' AND day >= '2025-10-25'`,
      ),
    ).toEqual([{ day: '2025-10-26', amount: '300' }]);
  });

  it('that do not agree with the ledger are found by the reconciliation', async () => {
    await query(
      `UPDATE ledger_balance_day SET amount = amount + 1 WHERE account = 'bank' AND day = '2025-07-02'`,
    );
    await query(`UPDATE takings_day SET taken = taken + 5 WHERE day = '2025-07-02'`);
    await enter('2025-07-04T10:00:00Z', paid('clearing:card', 100));
    expect(await differences()).toEqual(
      expect.arrayContaining([
        { kind: 'closed_balance', ref: '2025-07-02 bank', expected: '5.00 GBP', found: '5.01 GBP' },
        { kind: 'closed_takings', ref: '2025-07-02 GBP', expected: '5.00 GBP', found: '5.05 GBP' },
        { kind: 'closed_missing', ref: '2025-07-04 clearing:card', expected: 'closed', found: 'left out' },
      ]),
    );
  });
});

describe('figures of money', () => {
  it('hold what is owed by its age, and what came in today', async () => {
    const userId = freshId();
    const [paidNow, owed] = [billingFor(userId, '30.00'), billingFor(userId, '12.50')];
    await raiseBill(stack.dataSource.manager, paidNow, null);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
    const before = await of(today, today);
    await raiseBill(stack.dataSource.manager, owed, null);
    await query(`UPDATE bill SET create_time = now() - interval '40 days' WHERE ref_no = $1`, [
      owed.order_no,
    ]);
    await stack.client.topUp({ user_id: userId, money: '30.00', memo: 'm' }, adminContext());
    await stack.client.payFromBalance({ order_no: paidNow.order_no }, memberContext(userId));
    const after = await of(today, today);
    expect(after.receivables.map(({ days }) => days)).toEqual([0, 8, 31, 61, 91]);
    expect(after.receivables[2]).toMatchObject({ bills: 1, amount: '12.50' });
    const taken = (seen: typeof after) => Number(seen.ways[0]?.taken);
    expect(taken(after) - taken(before)).toBe(30);
  });

  it('ask where orders come from once for all of them', async () => {
    const origins = stack.running.app.get(StubOrigins);
    origins.calls = 0;
    await of('2025-07-01', '2030-01-01').catch(() => undefined);
    await of('2025-07-01', '2025-12-31');
    expect(origins.calls).toBeLessThanOrEqual(1);
  });

  it.each([
    ['2025-07-02', '2025-07-01'],
    ['2025-07-01', '2028-07-01'],
  ])('from %s to %s are refused', async (from, to) => {
    expect(await refusalOf(of(from, to))).toMatchObject({ code: 'request.invalid' });
  });

  it('are for staff', async () => {
    const call = money.of({ from: '2025-07-01', to: '2025-07-02' }, memberContext(freshId()));
    expect(await refusalOf(call)).toMatchObject({ code: 'auth.no_permission' });
  });
});

describe('today', () => {
  it('is not closed before it is over, nor while a transaction that began on it may still enter something', async () => {
    const userId = freshId();
    await stack.client.topUp({ user_id: userId, money: '1.00', memo: 'm' }, adminContext());
    await closing.closeDays();
    expect(await closing.closeDays()).toBe(0);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const late = stack.dataSource.createQueryRunner();
    await late.startTransaction();
    await late.query('SELECT 1');
    expect(await closing.closeDays(tomorrow)).toBe(0);
    await late.rollbackTransaction();
    await late.release();
    await eventually(async () => (await closing.closeDays(tomorrow)) === 1);
  });
});
