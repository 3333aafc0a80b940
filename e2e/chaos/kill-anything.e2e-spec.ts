import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eventually, launchKillableStack, repetitions } from '@parcelway/testing';
import { Pool } from 'pg';
import { Api } from '../kit/api';
import { detail, logIn, logInAsStaff, prepare } from '../kit/shipment';
import { Customer } from './customer';
import type { Belief } from './customer';

/** So often something is killed, and from which seed the victims and the moments come. */
const { count: KILLS, seed: SEED } = repetitions({ count: 5, seed: 20_261_129 });
const VICTIMS = ['postgres', 'nats', 'redis', 'payment', 'gateway'] as const;
const CUSTOMERS = 4;
/** A kill comes so long after all was well, at most; what is killed stays away so long, at most. */
const QUIET_MS = 2_000;
const AWAY_MS = 1_500;
const RECONCILE = resolve(__dirname, '../../packages/launch/src/reconcile.mjs');
const run = promisify(execFile);

type Victim = (typeof VICTIMS)[number];
type KillableStack = Awaited<ReturnType<typeof launchKillableStack>>;

describe(`${KILLS} kills during mixed traffic (seed ${SEED})`, () => {
  let stack: KillableStack;
  let api: Api;
  beforeAll(async () => {
    stack = await launchKillableStack();
    api = await logIn(new Api(stack.url));
  }, 180_000);
  afterAll(() => stack.stop());

  it(
    'leave books that agree and nobody who was told what was not so',
    async () => {
      const random = seeded(SEED);
      const staff = await logInAsStaff(new Api(stack.url));
      await staff.ok(
        staff.post('/admin/user.MoneyLog/add', { user_id: 1, money: '9000000.00', memo: 'for all orders' }),
      );
      const ready = await prepare(api);
      const customers = Array.from({ length: CUSTOMERS }, () => new Customer(api, ready, random));
      const living = Promise.all(customers.map((customer) => customer.live()));
      for (let kill = 0; kill < KILLS; kill += 1) {
        const victim = VICTIMS[(kill + Math.floor(random() * 2)) % VICTIMS.length] ?? 'payment';
        await delay(random() * QUIET_MS);
        await killAndRestart(victim, random() * AWAY_MS);
        await eventually(isWell, 60_000);
      }
      for (const customer of customers) customer.leave();
      await living;
      await expectQuiet();
      const beliefs = customers.flatMap((customer) => customer.beliefs);
      expect(await untrueOf(beliefs)).toEqual([]);
      expect(beliefs.filter(({ what }) => what === 'order paid').length).toBeGreaterThan(KILLS);
      const { stdout } = await run(process.execPath, [RECONCILE], {
        env: { DATABASE_URL: stack.databaseUrl },
      });
      expect(stdout).toMatch(/^clean: \d+ rows compared, 0 differences$/m);
      await expectOrdersAgreeWithBills(customers.flatMap(({ orders }) => orders));
    },
    60_000 + KILLS * 40_000,
  );

  async function killAndRestart(victim: Victim, awayMs: number): Promise<void> {
    if (victim === 'payment' || victim === 'gateway') return stack.kill(victim);
    await stack.servers[victim].kill();
    await delay(awayMs);
    await stack.servers[victim].restart();
  }

  /** The gateway reaches every service, and each its servers. */
  async function isWell(): Promise<boolean> {
    try {
      return (await fetch(`${stack.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }

  /** Every event has gone its way, and no payment waits for its provider. */
  async function expectQuiet(): Promise<void> {
    const pool = new Pool({ connectionString: stack.databaseUrl, max: 1 });
    const count = async (sql: string): Promise<number> => {
      const { rows } = await pool.query<{ n: string }>(sql);
      return Number(rows[0]?.n);
    };
    try {
      await eventually(async () => {
        const said = ['order', 'payment', 'waybill', 'user', 'pickup'].map(
          (owner) => `SELECT count(*) AS n FROM ${owner}_service.outbox WHERE published_at IS NULL`,
        );
        const waiting = await Promise.all(said.map(count));
        return waiting.every((n) => n === 0);
      }, 60_000);
      // What was said last has to be heard: orders follow their bills.
      await eventually(
        async () =>
          (await count(`SELECT count(*) AS n FROM order_service.luggage_order o
            JOIN payment_service.bill b ON b.ref_no = o.order_no AND b.bill_type = 'order' AND NOT b.is_void
            WHERE (b.pay_status <> 1) <> (o.pay_status <> 1)`)) === 0,
        60_000,
      );
    } finally {
      await pool.end();
    }
  }

  async function untrueOf(beliefs: readonly Belief[]): Promise<Belief[]> {
    const untrue: Belief[] = [];
    for (const belief of beliefs) if (!(await isTrue(belief))) untrue.push(belief);
    return untrue;
  }

  async function isTrue(belief: Belief): Promise<boolean> {
    if ('paymentNo' in belief) {
      const { status } = await api.ok(
        api.get<{ status: string }>(`/api/Pay/status?payment_no=${belief.paymentNo}`),
      );
      return belief.what === `payment ${status}`;
    }
    const { order_status, pay_status } = await detail(api, belief.orderNo);
    if (belief.what === 'order cancelled') return order_status === 9;
    return belief.what === 'placed' || pay_status !== 1;
  }

  async function expectOrdersAgreeWithBills(orderNos: readonly string[]): Promise<void> {
    const pool = new Pool({ connectionString: stack.databaseUrl, max: 1 });
    try {
      const { rows } = await pool.query<Record<string, unknown>>(
        `SELECT o.order_no, o.order_status, o.pay_status, o.paid_amount, b.paid_amount AS billed
         FROM order_service.luggage_order o
         LEFT JOIN (SELECT ref_no, sum(paid_amount) AS paid_amount, sum(refunded_amount) AS refunded, bool_and(is_void) AS is_void
                    FROM payment_service.bill GROUP BY ref_no) b ON b.ref_no = o.order_no
         WHERE o.order_no = ANY ($1) AND (b.ref_no IS NULL OR o.paid_amount <> b.paid_amount
           OR (o.order_status = 9 AND (b.paid_amount <> b.refunded OR (b.paid_amount = 0 AND NOT b.is_void)))
           OR (o.order_status = 2 AND b.paid_amount = 0))`,
        [orderNos],
      );
      expect(rows).toEqual([]);
    } finally {
      await pool.end();
    }
  }
});

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
