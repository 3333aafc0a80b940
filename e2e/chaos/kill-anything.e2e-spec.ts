import { setTimeout as delay } from 'node:timers/promises';
import { eventually, launchKillableStack, repetitions } from '@parcelway/testing';
import { Pool } from 'pg';
import { Api } from '../kit/api';
import { letAnHourPass, reconcile } from '../kit/reconcile';
import { admitMember, logIn, logInAsStaff, prepare } from '../kit/shipment';
import {
  expectBalancesWereSo,
  expectDutyHeld,
  expectOrdersAgreeWithBills,
  expectQuiet,
  expectRechargedOnce,
} from './aftermath';
import { isTrue } from './beliefs';
import type { Belief } from './beliefs';
import { Counter } from './counter';
import { Customer } from './customer';

/** So often something is killed, and from which seed the victims and the moments come. */
const { count: KILLS, seed: SEED } = repetitions({ count: 5, seed: 20_261_129 });
const VICTIMS = ['postgres', 'nats', 'redis', 'payment', 'gateway'] as const;
const CUSTOMERS = 8;
/** A kill comes so long after all was well, at most; what is killed stays away so long, at most. */
const QUIET_MS = 2_000;
const AWAY_MS = 1_500;
/** What customers are told in every run, however short: they go on until then. */
const TOLD: readonly Belief['what'][] = [
  'order cancelled',
  'payment succeeded',
  'refund settled',
  'order held',
  'duty paid',
  'order released',
];

type Victim = (typeof VICTIMS)[number];
type KillableStack = Awaited<ReturnType<typeof launchKillableStack>>;

describe(`${KILLS} kills during mixed traffic (seed ${SEED})`, () => {
  let stack: KillableStack;
  let pool: Pool;
  beforeAll(async () => {
    stack = await launchKillableStack();
    pool = new Pool({ connectionString: stack.databaseUrl, max: 1 });
    // Its connection breaks with every kill of PostgreSQL; the next question opens another.
    pool.on('error', () => undefined);
  }, 180_000);
  afterAll(async () => {
    await pool.end();
    await stack.stop();
  });

  it(
    'leave books that agree and nobody who was told what was not so',
    async () => {
      const random = seeded(SEED);
      const customers = await admitCustomers(random);
      const living = Promise.all(customers.map((customer) => customer.live()));
      for (let kill = 0; kill < KILLS; kill += 1) {
        const victim = VICTIMS[(kill + Math.floor(random() * 2)) % VICTIMS.length] ?? 'payment';
        await delay(random() * QUIET_MS);
        await killAndRestart(victim, random() * AWAY_MS);
        await eventually(isWell, 60_000);
      }
      const told = () => countsOf(customers.flatMap(({ beliefs }) => beliefs));
      await eventually(async () => TOLD.every((what) => told()[what]), 120_000).catch(() =>
        expect(Object.keys(told())).toEqual(expect.arrayContaining(TOLD)),
      );
      for (const customer of customers) customer.leave();
      await living;
      await expectQuiet(pool);
      const untrue: Belief[] = [];
      for (const { api, beliefs } of customers)
        for (const belief of beliefs) if (!(await isTrue(api, belief))) untrue.push(belief);
      expect(untrue).toEqual([]);
      for (const customer of customers) {
        await customer.lookAtBalance();
        await expectBalancesWereSo(pool, customer);
      }
      const beliefs = customers.flatMap((customer) => customer.beliefs);
      await expectDutyHeld(pool, beliefs);
      await expectRechargedOnce(pool);
      expect(told()['order paid']).toBeGreaterThan(KILLS);
      await letAnHourPass((sql) => pool.query(sql));
      expect((await reconcile(stack.natsUrl)).said).toMatch(/^clean: \d+ rows compared, 0 differences$/m);
      await expectOrdersAgreeWithBills(
        pool,
        customers.flatMap(({ orders }) => orders),
      );
    },
    180_000 + KILLS * 40_000,
  );

  /** Members with money enough, and the counter that they meet. */
  async function admitCustomers(random: () => number): Promise<Customer[]> {
    const staff = await logInAsStaff(new Api(stack.url));
    const demo = await logIn(new Api(stack.url));
    const counter = await Counter.open(staff, demo, pool);
    const customers: Customer[] = [];
    for (let index = 0; index < CUSTOMERS; index += 1) {
      const known = { username: `customer${index}`, mobile: `770090010${index}` };
      const { id, api } = await admitMember(staff, known);
      await staff.ok(
        staff.post('/admin/user.MoneyLog/add', { user_id: id, money: '2000000.00', memo: 'for all orders' }),
      );
      customers.push(new Customer(id, index, await prepare(api), counter, random));
    }
    return customers;
  }

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
});

const countsOf = (beliefs: readonly Belief[]): Partial<Record<Belief['what'], number>> =>
  beliefs.reduce<Partial<Record<Belief['what'], number>>>(
    (counts, { what }) => ({ ...counts, [what]: (counts[what] ?? 0) + 1 }),
    {},
  );

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
