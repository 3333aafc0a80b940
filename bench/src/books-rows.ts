import type { Pool } from 'pg';
import { copyRows, FIRST_MEMBER, OPENING_BALANCE } from './seed-rows';

/** Journals of one statement: the ledger's triggers keep in memory what it enters. */
const AT_ONCE = 50_000;

export interface MovementPlan {
  readonly sampleOrderId: number;
  readonly firstOrderId: number;
  readonly orders: number;
  readonly days: number;
  readonly members: number;
  /** Payments of each member, and of the last one. */
  readonly each: number;
  readonly ofLast: number;
}

/** Supplements that members paid from their balances, spread over the days: bill, payment, record, journal and two entries each. */
export async function insertMovements(pool: Pool, plan: MovementPlan): Promise<void> {
  const last = FIRST_MEMBER + plan.members - 1;
  await pool.query(`
    CREATE UNLOGGED TABLE bench_movement AS
    SELECT row_number() OVER (ORDER BY at, user_id) AS n, *, 'PB' || lpad(user_id::text, 6, '0') || lpad(k::text, 6, '0') AS payment_no,
      'BS' || lpad(user_id::text, 6, '0') || lpad(k::text, 6, '0') AS bill_no,
      ${OPENING_BALANCE} - (sum(amount) OVER (PARTITION BY user_id ORDER BY k))::bigint AS after,
      nextval('journal_id_seq') AS journal_id
    FROM (
      SELECT user_id, k, 500 + (user_id * 31 + k * 7919) % 5000 AS amount,
        now() - interval '${plan.days} days' * (1 - k::numeric / count) AS at,
        ${plan.firstOrderId} + (user_id * 97 + k) % ${plan.orders} AS order_id
      FROM (
        SELECT user_id, CASE WHEN user_id = ${last} THEN ${plan.ofLast} ELSE ${plan.each} END AS count
        FROM generate_series(${FIRST_MEMBER}, ${last}) AS user_id) AS member
      CROSS JOIN LATERAL generate_series(1, count) AS k) AS payment`);
  await pool.query('ALTER TABLE bench_movement ADD PRIMARY KEY (n)');
  await pool.query('ANALYZE bench_movement');
  await copyRows(pool, {
    table: 'bill',
    source: `bill_type = 'order' AND ref_id = ${plan.sampleOrderId}`,
    series:
      '(SELECT m.*, o.order_no FROM bench_movement m JOIN order_service.luggage_order o ON o.id = m.order_id) AS m',
    changed: {
      id: `nextval(pg_get_serial_sequence('bill', 'id'))`,
      bill_no: 'm.bill_no',
      bill_type: `'supplement'`,
      ref_id: 'm.order_id',
      ref_no: 'm.order_no',
      user_id: 'm.user_id',
      version: '1',
      create_time: 'm.at',
      update_time: 'm.at',
      amount: 'm.amount',
      paid_amount: 'm.amount',
      refunded_amount: '0',
      pay_status: '2',
      paid_at: 'm.at',
      paid_way: `'balance'`,
    },
  });
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM bench_movement');
  for (let from = 1; from <= (rows[0]?.count ?? 0); from += AT_ONCE) await enter(pool, from);
  await pool.query(`
    UPDATE wallet SET balance = m.after, sequence = m.k + 1
    FROM (SELECT DISTINCT ON (user_id) user_id, k, after FROM bench_movement ORDER BY user_id, k DESC) AS m
    WHERE wallet.user_id = m.user_id AND wallet.currency = 'GBP'`);
  await pool.query('DROP TABLE bench_movement');
}

async function enter(pool: Pool, from: number): Promise<void> {
  await pool.query(
    `WITH paid AS MATERIALIZED (
      SELECT m.*, b.id AS bill_id, b.ref_no FROM bench_movement m JOIN bill b USING (bill_no) WHERE n >= $1 AND n < $1 + $2::int ORDER BY n
    ), payment AS (
      INSERT INTO payment_record (payment_no, bill_type, bill_id, user_id, way, currency, amount, status, allocations, paid_at, create_time)
      SELECT payment_no, 'supplement', bill_id, user_id, 'balance', 'GBP', amount, 'succeeded', jsonb_build_array(jsonb_build_object(
          'bill_id', bill_id, 'bill_no', bill_no, 'amount', money_text(amount, 'GBP'))), at, at
      FROM paid RETURNING id
    ), history AS (
      INSERT INTO payment_record_history (subject_id, to_status, by_type) SELECT id, 'succeeded', 'system' FROM payment
    ), record AS (
      INSERT INTO member_money_record
        (user_id, currency, money, before, after, kind, memo, bill_type, bill_no, sequence, wallet_sequence, create_time)
      SELECT user_id, 'GBP', -amount, after + amount, after, 'pay', ref_no, 'supplement', bill_no, 1, k + 1, at FROM paid
    ), journal AS (
      INSERT INTO journal (id, journal_no, kind, ref_type, ref_no, user_id, posted_at)
      SELECT journal_id, 'J' || (1000000000 + journal_id), 'pay', 'payment', payment_no, user_id, at FROM paid
    )
    INSERT INTO ledger_entry (journal_id, account, currency, amount, user_id, bill_id, posted_at)
    SELECT journal_id, 'wallet', 'GBP', amount, user_id, NULL, at FROM paid
    UNION ALL SELECT journal_id, 'sales:supplement', 'GBP', -amount, NULL, bill_id, at FROM paid`,
    [from, AT_ONCE],
  );
}
