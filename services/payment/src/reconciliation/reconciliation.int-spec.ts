import { books, refundDesk } from '@parcelway/contracts';
import type { Client } from '@parcelway/contracts';
import { createClient, NATS } from '@parcelway/platform';
import { eventually } from '@parcelway/testing';
import { enterRate, giveMoney } from '../../test/foreign-balance';
import { paidMember } from '../../test/paid-member';
import {
  adminContext,
  billingFor,
  freshId,
  memberContext,
  refusalOf,
  startPayment,
} from '../../test/payment-stack';
import type { PaymentStack } from '../../test/payment-stack';
import { raiseBill } from '../bill/bill.queries';
import { batchOf } from './comparison';
import { COMPARISONS } from './comparisons';
import type { Difference, Scope } from './comparison';
import { endCutOff, startReconciliation } from './reconcile';
import { ReconciliationRunEntity } from './reconciliation-run.entity';
import { Reconciliations } from './reconciliations';

let stack: PaymentStack;
let ledger: Client<typeof books>;
beforeAll(async () => {
  stack = await startPayment();
  ledger = createClient(books, stack.running.app.get(NATS));
});
afterAll(() => stack.stop());

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  stack.dataSource.query(sql, values);

async function run(scope: Scope | 'all' = 'all'): Promise<ReconciliationRunEntity> {
  const started = await startReconciliation(stack.dataSource, { scope, adminId: null });
  if (!started) throw new Error('another run goes on');
  return started.finished;
}

/** What a run finds once `sql` has been done behind everybody's back; it is undone afterwards. */
async function foundAfter(sql: string, values: unknown[]): Promise<readonly Difference[]> {
  const runner = stack.dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL session_replication_role = replica');
    await runner.query('ALTER TABLE bill DROP CONSTRAINT bill_pay_status');
    await runner.query('ALTER TABLE member_money_record DROP CONSTRAINT member_money_record_sum');
    await runner.query(sql, values);
    const found: Difference[] = [];
    for (const comparison of COMPARISONS) {
      const [row] = (await runner.query(batchOf(comparison), [0, 10_000])) as { differences: Difference[] }[];
      found.push(...(row?.differences ?? []).map((one) => ({ ...one, kind: comparison.kind })));
    }
    return found;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** A member who paid 12.00 GBP from 100.00 EUR and got all of it back. */
async function paidAbroad() {
  const userId = freshId();
  await query(`DELETE FROM exchange_rate WHERE from_currency = 'GBP' AND to_currency = 'EUR'`);
  await enterRate(stack, 'GBP', 'EUR', '1.1708');
  await giveMoney(stack, userId, 'EUR', 10_000n);
  const billing = billingFor(userId, '12.00');
  await raiseBill(stack.dataSource.manager, billing, null);
  const { payment_no: paymentNo } = await stack.client.payFromBalance(
    { order_no: billing.order_no, wallet_currency: 'EUR' },
    memberContext(userId),
  );
  const [payment] = await query<{ id: string; journal_no: string }>(
    'SELECT p.id, journal_no FROM payment_record p JOIN journal ON ref_no = payment_no WHERE payment_no = $1',
    [paymentNo],
  );
  const desk = createClient(refundDesk, stack.running.app.get(NATS));
  const { id, refund_no: refundNo } = await desk.add(
    { payment_record_id: Number(payment?.id), amount: '12.00', kind: 'goodwill', reason: 'm' },
    adminContext(),
  );
  await desk.approve({ id }, adminContext());
  return { paymentNo, refundNo, journalNo: payment?.journal_no ?? '', wallet: `${userId}/EUR` };
}

type PaidAbroad = Awaited<ReturnType<typeof paidAbroad>>;
type Paid = Awaited<ReturnType<typeof paidMember>>;
const ofMember = ({ userId }: Paid) => [userId];
const ofPayment = ({ paymentNo }: Paid) => [paymentNo];

describe('a reconciliation', () => {
  it('of what the product did is clean, and says how much it looked at', async () => {
    await paidMember(stack);
    const outcome = await run();
    expect(outcome).toMatchObject({ status: 'clean', differenceCount: 0, differences: [] });
    expect(outcome.checked).toBeGreaterThan(0);
    expect(outcome.finishedAt).not.toBeNull();
  });

  it.each<[string, string, (paid: Paid) => unknown[], (paid: Paid) => object[]]>([
    [
      'an entry that was changed',
      `UPDATE ledger_entry SET amount = amount - 1 WHERE account = 'wallet' AND amount > 0 AND user_id = $1`,
      ofMember,
      ({ journalNo, wallet, paymentNo }) => [
        { kind: 'journal_sum', ref: journalNo, expected: '0', found: '-0.01 GBP' },
        { kind: 'wallet_books', ref: wallet, expected: '20.01 GBP', found: '20.00 GBP' },
        { kind: 'payment_books', ref: paymentNo, expected: '30.00 GBP', found: '29.99 GBP' },
      ],
    ],
    [
      'a journal whose entries are gone',
      `DELETE FROM ledger_entry WHERE journal_id = (SELECT id FROM journal WHERE ref_no = $1)`,
      ofPayment,
      ({ journalNo, wallet, billNo, paymentNo }) => [
        { kind: 'journal_sum', ref: journalNo, expected: '0', found: 'no entries' },
        { kind: 'wallet_books', ref: wallet, expected: '50.00 GBP', found: '20.00 GBP' },
        { kind: 'bill_paid', ref: billNo, expected: '0.00 GBP', found: '30.00 GBP' },
        { kind: 'payment_books', ref: paymentNo, expected: '30.00 GBP', found: 'no entry' },
      ],
    ],
    [
      'a payment that is gone',
      `DELETE FROM payment_record WHERE payment_no = $1`,
      ofPayment,
      ({ journalNo, paymentNo }) => [
        { kind: 'journal_without_payment', ref: journalNo, expected: paymentNo, found: 'no payment' },
      ],
    ],
    [
      'a payment that failed after all',
      `UPDATE payment_record SET status = 'failed' WHERE payment_no = $1`,
      ofPayment,
      ({ journalNo, paymentNo }) => [
        { kind: 'journal_without_payment', ref: journalNo, expected: paymentNo, found: 'failed' },
      ],
    ],
    [
      'a wallet with other money',
      `UPDATE wallet SET balance = balance + 5 WHERE user_id = $1`,
      ofMember,
      ({ wallet }) => [
        { kind: 'wallet_records', ref: wallet, expected: '20.00 GBP in 2', found: '20.05 GBP in 2' },
        { kind: 'wallet_books', ref: wallet, expected: '20.00 GBP', found: '20.05 GBP' },
      ],
    ],
    [
      'a wallet that is gone',
      `DELETE FROM wallet WHERE user_id = $1`,
      ofMember,
      ({ wallet }) => [{ kind: 'wallet_missing', ref: wallet, expected: 'wallet', found: 'no wallet' }],
    ],
    [
      'a first record that is gone',
      `DELETE FROM member_money_record WHERE user_id = $1 AND wallet_sequence = 1`,
      ofMember,
      ({ wallet }) => [
        { kind: 'wallet_records', ref: wallet, expected: '-30.00 GBP in 1', found: '20.00 GBP in 2' },
        { kind: 'record_chain', ref: wallet, expected: 'record 1', found: '50.00 GBP before record 2' },
      ],
    ],
    [
      'a record that starts elsewhere than the one before it ended',
      `UPDATE member_money_record SET before = before + 7, after = after + 7 WHERE user_id = $1 AND wallet_sequence = 2`,
      ofMember,
      ({ wallet }) => [
        { kind: 'record_chain', ref: wallet, expected: '50.00 GBP', found: '50.07 GBP before record 2' },
      ],
    ],
    [
      'a bill with more paid',
      `UPDATE bill SET paid_amount = paid_amount + 1 WHERE user_id = $1`,
      ofMember,
      ({ billNo }) => [{ kind: 'bill_paid', ref: billNo, expected: '30.00 GBP', found: '30.01 GBP' }],
    ],
    [
      'a bill with money returned that nobody returned',
      `UPDATE bill SET refunded_amount = 1 WHERE user_id = $1`,
      ofMember,
      ({ billNo }) => [
        { kind: 'bill_refunded', ref: billNo, expected: '0.00 GBP', found: '0.01 GBP' },
        { kind: 'bill_refunds', ref: billNo, expected: '0.00 GBP', found: '0.01 GBP' },
      ],
    ],
    [
      'a paid bill that says it is unpaid',
      `UPDATE bill SET pay_status = 1 WHERE user_id = $1`,
      ofMember,
      ({ billNo }) => [{ kind: 'bill_status', ref: billNo, expected: '2', found: '1' }],
    ],
    [
      'a payment over another sum than its shares',
      `UPDATE payment_record SET amount = amount + 1 WHERE payment_no = $1`,
      ofPayment,
      ({ paymentNo }) => [
        { kind: 'payment_allocations', ref: paymentNo, expected: '30.01 GBP', found: '30.00 GBP' },
        { kind: 'payment_books', ref: paymentNo, expected: '30.01 GBP', found: '30.00 GBP' },
      ],
    ],
    [
      'a share that the books do not have',
      `UPDATE payment_record SET allocations = jsonb_set(allocations, '{0,amount}', '"29.00"'), amount = 2900 WHERE payment_no = $1`,
      ofPayment,
      ({ paymentNo, billNo }) => [
        { kind: 'payment_books', ref: paymentNo, expected: '29.00 GBP', found: '30.00 GBP' },
        { kind: 'payment_books', ref: paymentNo, expected: `${billNo} 29.00 GBP`, found: '30.00 GBP' },
      ],
    ],
  ])('reports %s by name, and nothing else', async (_what, sql, values, expected) => {
    const paid = await paidMember(stack);
    expect(await foundAfter(sql, values(paid))).toEqual(expected(paid));
  });

  it.each<[string, string, (paid: PaidAbroad) => object[]]>([
    [
      'a payment that took more than its rate makes',
      `UPDATE payment_record SET wallet_amount = wallet_amount + 1 WHERE payment_no = $1`,
      ({ paymentNo }) =>
        ['14.05 EUR by its rate', '14.05 EUR in records', '14.05 EUR in books', '14.05 EUR given back'].map(
          (found) => ({ kind: 'payment_wallet', ref: paymentNo, expected: '14.06 EUR', found }),
        ),
    ],
    [
      'a payment at another rate',
      `UPDATE payment_record SET rate = '1.18' WHERE payment_no = $1`,
      ({ paymentNo }) => [
        { kind: 'payment_wallet', ref: paymentNo, expected: '14.05 EUR', found: '14.16 EUR by its rate' },
      ],
    ],
    [
      'a record that is gone',
      `DELETE FROM member_money_record WHERE kind = 'pay'
       AND bill_no = (SELECT allocations->0->>'bill_no' FROM payment_record WHERE payment_no = $1)`,
      ({ paymentNo, wallet }) => [
        { kind: 'wallet_records', ref: wallet, expected: '114.05 EUR in 2', found: '100.00 EUR in 3' },
        { kind: 'record_chain', ref: wallet, expected: 'record 2', found: '85.95 EUR before record 3' },
        { kind: 'payment_wallet', ref: paymentNo, expected: '14.05 EUR', found: 'none in records' },
      ],
    ],
    [
      'a payment that the exchange does not have',
      `DELETE FROM ledger_entry WHERE account = 'exchange' AND currency = 'GBP'
       AND journal_id = (SELECT id FROM journal WHERE ref_no = $1)`,
      ({ paymentNo, journalNo }) => [
        { kind: 'journal_sum', ref: journalNo, expected: '0', found: '-12.00 GBP' },
        { kind: 'payment_books', ref: paymentNo, expected: '12.00 GBP', found: 'no entry' },
      ],
    ],
    [
      'a refund that gave the wallet less',
      `UPDATE refund_request SET wallet_amount = wallet_amount - 1
       WHERE payment_record_id = (SELECT id FROM payment_record WHERE payment_no = $1)`,
      ({ paymentNo, refundNo }) => [
        { kind: 'payment_wallet', ref: paymentNo, expected: '14.05 EUR', found: '14.04 EUR given back' },
        { kind: 'refund_wallet', ref: refundNo, expected: '14.04 EUR', found: '14.05 EUR' },
      ],
    ],
  ])(
    'of a balance in another currency reports %s by name, and nothing else',
    async (_what, sql, expected) => {
      const paid = await paidAbroad();
      expect(await foundAfter(sql, [paid.paymentNo])).toEqual(expected(paid));
    },
  );

  it('keeps what it found, and looks only at its scope', async () => {
    const { userId, wallet } = await paidMember(stack);
    await query('UPDATE wallet SET balance = balance + 1 WHERE user_id = $1', [userId]);
    expect(await run('bills')).toMatchObject({ status: 'clean', scope: 'bills' });
    const outcome = await run('wallets');
    expect(outcome).toMatchObject({ status: 'differences', differenceCount: 2 });
    expect(
      await stack.dataSource.getRepository(ReconciliationRunEntity).findOneBy({ id: outcome.id }),
    ).toMatchObject({
      differences: [
        { kind: 'wallet_records', ref: wallet, expected: '20.00 GBP in 2', found: '20.01 GBP in 2' },
        { kind: 'wallet_books', ref: wallet },
      ],
    });
    await query('UPDATE wallet SET balance = balance - 1 WHERE user_id = $1', [userId]);
  });

  it('goes on alone: one that staff start meanwhile is refused, and one that was cut off has failed', async () => {
    const runOf = (id: number) => stack.dataSource.getRepository(ReconciliationRunEntity).findOneBy({ id });
    const lock = stack.dataSource.createQueryRunner();
    await lock.query('SELECT pg_advisory_lock(727002)');
    const cutOff = await stack.dataSource.getRepository(ReconciliationRunEntity).save({ scope: 'all' });
    expect(await refusalOf(ledger.reconcile({ scope: 'all' }, adminContext()))).toMatchObject({
      code: 'reconciliation.running',
    });
    await endCutOff(stack.dataSource);
    expect(await runOf(cutOff.id)).toMatchObject({ status: 'running' });
    await lock.query('SELECT pg_advisory_unlock(727002)');
    await lock.release();
    await endCutOff(stack.dataSource);
    expect(await runOf(cutOff.id)).toMatchObject({ status: 'failed' });
    const { id } = await ledger.reconcile({ scope: 'all' }, adminContext());
    await eventually(async () => (await runOf(id))?.status === 'clean');
    expect(await runOf(id)).toMatchObject({ adminId: 7 });
  });

  it('can be started again as soon as one is seen to be over', async () => {
    await query(`CREATE FUNCTION expect_nothing_held() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
          WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.objid = 727002) THEN
          RAISE 'over, and still in the way of others';
        END IF;
        RETURN NULL;
      END $$`);
    await query(`CREATE CONSTRAINT TRIGGER when_it_is_seen AFTER UPDATE ON reconciliation_run
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION expect_nothing_held()`);
    expect(await run('wallets')).toMatchObject({ status: 'clean' });
    await query('DROP FUNCTION expect_nothing_held CASCADE');
  });

  it('is made once a night by itself', async () => {
    const job = stack.running.app.get(Reconciliations);
    const runs = () => stack.dataSource.getRepository(ReconciliationRunEntity).countBy({ scope: 'all' });
    const tomorrow = new Date(Date.now() + 86_400_000);
    await query(`UPDATE reconciliation_run SET started_at = now() - interval '2 days'`);
    const before = await runs();
    await job.runNightly();
    await job.runNightly();
    expect(await runs()).toBe(before + 1);
    await job.runNightly(tomorrow);
    expect(await runs()).toBe(before + 2);
  });
});
