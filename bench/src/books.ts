import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { BackOffice } from './back-office';
import { insertMovements } from './books-rows';
import { Connection } from './connection';
import { orderBody } from './loads/place';
import { percentile, timesOf } from './measure';
import { reconcile } from './reconcile';
import { FIRST_MEMBER, insertBills, insertMembers, insertOrders } from './seed-rows';
import { demoMember, tokenOf } from './seed';
import { Storefront } from './storefront';

const ORDERS = 100_000;
const FIRST_ORDER_ID = 1_000_001;
/** The last of them pays as much as forty others. */
const MEMBERS = 1_001;
const PAYMENTS_EACH = 480;
const PAYMENTS_OF_LAST = 20_000;
const DAYS = 400;
/** A process answers twice as fast once it has answered some thousand calls; the months of a dashboard take a tenth of a second each. */
const SHORT = { warmUp: 2_000, measured: 500 };
const LONG = { warmUp: 100, measured: 300 };
const CLOSED_WITHIN_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

export interface BooksFigures {
  readonly entries: number;
  /** Milliseconds of an answer through the gateway over one connection, one call after the other. */
  readonly balanceAndRecords: Spread;
  /** The same of a member with 20,000 records. */
  readonly ofBusiestMember: Spread;
  readonly dashboardMonth: Spread;
  readonly accounts: Spread;
  /** Until the service had summed up all days by itself. */
  readonly daysClosedSeconds: number;
  readonly reconciledSeconds: number;
}

interface Spread {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** What people ask the books for, over a million entries of 400 days. */
export async function benchBooks({ url, databaseUrl, natsUrl, jwtSecret }: Asked): Promise<BooksFigures> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'bench',
    // The triggers of the ledger name their tables as its service does.
    options: '-c search_path=payment_service',
  });
  await seedBooks(pool, url);
  const daysClosedSeconds = await secondsOf(() => closed(pool));
  await pool.query('VACUUM (ANALYZE)');
  await pool.query('CHECKPOINT');
  const { rows } = await pool.query<{ entries: number }>('SELECT count(*)::int AS entries FROM ledger_entry');

  const path = '/api/userMoneyRecord/index?limit=25';
  const tokens = Array.from({ length: MEMBERS }, (_, index) =>
    tokenOf(FIRST_MEMBER + index, `bench${index}`, jwtSecret),
  );
  const tokenAt = (index: number) => tokens[index] ?? '';
  const connection = new Connection(url);
  const records = async (index: number) => {
    const headers = { 'ba-user-token': tokenAt(index) };
    const failure = await connection.send({ method: 'GET', path, headers });
    if (failure !== null) throw new Error(failure);
  };
  const sample = await new Storefront(url, tokenAt(0)).get<{ list: unknown[] }>(path);
  const office = await BackOffice.logIn(url);
  const [from, to] = [day(Date.now() - 30 * DAY_MS), day(Date.now())];
  const month = () => office.get<{ days: unknown[] }>(`/dashboard/figures?from=${from}&to=${to}`);
  if (sample.list.length < 25 || (await month()).days.length < 30) throw new Error('no books');
  const figures = {
    entries: rows[0]?.entries ?? 0,
    balanceAndRecords: await spreadOf((call) => records(call % (MEMBERS - 1)), SHORT),
    ofBusiestMember: await spreadOf(() => records(MEMBERS - 1), SHORT),
    dashboardMonth: await spreadOf(month, LONG),
    accounts: await spreadOf(() => office.get('/journal/accounts'), LONG),
    daysClosedSeconds,
  };
  const reconciledSeconds = await secondsOf(() => reconcile(natsUrl));
  await connection.close();
  await pool.end();
  return { ...figures, reconciledSeconds };
}

interface Asked {
  readonly url: string;
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly jwtSecret: string;
}

/** Orders with unpaid bills of every age, and members who have paid supplements of them all year long. */
async function seedBooks(pool: Pool, url: string): Promise<void> {
  const storefront = await Storefront.logIn(url, 'demo', 'Demo1234');
  const goods = await storefront.goods('UKCN-AIR');
  const { orderId } = await storefront.ship(orderBody(demoMember(storefront), goods));
  const plan = {
    sampleOrderId: orderId,
    firstOrderId: FIRST_ORDER_ID,
    firstNumber: 1,
    count: ORDERS,
    benchShare: null,
    firstMember: FIRST_MEMBER,
    members: MEMBERS,
  };
  await insertOrders(pool, plan);
  await insertBills(pool, plan);
  await pool.query(
    `UPDATE bill SET create_time = now() - (id % 120) * interval '1 day' WHERE pay_status = 1`,
  );
  await insertMembers(pool, MEMBERS, `now() - interval '${DAYS + 1} days'`);
  await insertMovements(pool, {
    ...{ sampleOrderId: orderId, firstOrderId: FIRST_ORDER_ID, orders: ORDERS, days: DAYS },
    ...{ members: MEMBERS, each: PAYMENTS_EACH, ofLast: PAYMENTS_OF_LAST },
  });
  await pool.query('ANALYZE');
}

/** Waits until the service has closed every day before today. */
async function closed(pool: Pool): Promise<void> {
  for (const end = Date.now() + CLOSED_WITHIN_MS; Date.now() < end; await delay(1_000)) {
    const { rows } = await pool.query(
      `SELECT FROM ledger_balance_day WHERE day = (now() AT TIME ZONE 'Europe/London')::date - 1 LIMIT 1`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('Days are not closed');
}

async function spreadOf(work: (call: number) => Promise<unknown>, calls: typeof SHORT): Promise<Spread> {
  const times = await timesOf(work, calls);
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
