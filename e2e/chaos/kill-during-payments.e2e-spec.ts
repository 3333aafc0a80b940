import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { eventually, launchStack } from '@parcelway/testing';
import type { LaunchedStack, ProcessName } from '@parcelway/testing';
import { Pool } from 'pg';
import { Api } from '../kit/api';
import { letAnHourPass, reconcile } from '../kit/reconcile';
import { logIn, logInAsStaff, place, prepare } from '../kit/shipment';
import type { Ready } from '../kit/shipment';

const VICTIMS: readonly ProcessName[] = ['payment', 'order', 'waybill', 'gateway'];
const PAYMENTS_PER_VICTIM = 50;
const AT_ONCE = 8;
const run = promisify(execFile);

/** Services as processes of their own, killed without warning; then the stream of events lost whole. */
describe('a service killed during payments', () => {
  let stack: LaunchedStack;
  let pool: Pool;
  let api: Api;
  let ready: Ready;
  const orders: string[] = [];

  beforeAll(async () => {
    stack = await launchStack();
    pool = new Pool({ connectionString: stack.databaseUrl, max: 4 });
    api = await logIn(new Api(stack.url));
    const staff = await logInAsStaff(new Api(stack.url));
    await staff.ok(
      staff.post('/admin/user.MoneyLog/add', { user_id: 1, money: '60000.00', memo: 'for 220 orders' }),
    );
    ready = await prepare(api);
  }, 180_000);
  afterAll(async () => {
    await pool.end();
    await stack.stop();
  });

  /** Pays as a patient client does: again with the same key until the answer is clear. */
  async function pay(orderNo: string): Promise<void> {
    const key = randomUUID();
    await eventually(async () => {
      try {
        return (await api.post('/api/Pay/balance', { order_no: orderNo }, { key })).code === 1;
      } catch {
        return false;
      }
    }, 60_000);
  }

  async function payAll(orderNos: readonly string[]): Promise<void> {
    const waiting = [...orderNos];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await pay(next);
      }),
    );
  }

  async function placeMany(count: number): Promise<string[]> {
    const placed: string[] = [];
    while (placed.length < count)
      placed.push(
        ...(
          await Promise.all(
            Array.from({ length: Math.min(AT_ONCE, count - placed.length) }, () => place(ready)),
          )
        ).map(({ order_no }) => order_no),
      );
    orders.push(...placed);
    return placed;
  }

  async function count(sql: string, values: unknown[] = []): Promise<number> {
    const { rows } = await pool.query<{ n: string }>(sql, values);
    return Number(rows[0]?.n);
  }

  async function expectBooksInOrder(): Promise<void> {
    await eventually(
      async () =>
        (await count(
          `SELECT count(*) AS n FROM order_service.luggage_order WHERE order_no = ANY($1) AND order_status = 2 AND jsonb_array_length(waybills) = 2`,
          [orders],
        )) === orders.length,
      60_000,
    );
    expect(
      await count(`SELECT count(*) AS n FROM waybill_service.waybill WHERE order_no = ANY($1)`, [orders]),
    ).toBe(orders.length * 2);
    expect(
      await count(
        `SELECT count(*) AS n FROM (SELECT order_no, package_no FROM waybill_service.waybill GROUP BY 1, 2 HAVING count(*) > 1) AS doubled`,
      ),
    ).toBe(0);
    expect(
      await count(`SELECT count(*) AS n FROM payment_service.payment_record WHERE status = 'succeeded'`),
    ).toBe(orders.length);
    expect(
      await count(
        `SELECT count(*) AS n FROM payment_service.bill WHERE ref_no = ANY($1) AND pay_status = 2`,
        [orders],
      ),
    ).toBe(orders.length);
    await letAnHourPass((sql) => pool.query(sql));
    expect((await reconcile(stack.natsUrl)).said).toMatch(/^clean: \d+ rows compared, 0 differences$/m);
  }

  it.each(VICTIMS)(
    'leaves nothing lost or doubled: %s killed in the middle of 50 payments and started again',
    async (victim) => {
      const placed = await placeMany(PAYMENTS_PER_VICTIM);
      const paying = payAll(placed);
      await eventually(
        async () =>
          (await count(
            `SELECT count(*) AS n FROM payment_service.bill WHERE ref_no = ANY($1) AND pay_status = 2`,
            [placed],
          )) >= 10,
      );
      await stack.kill(victim);
      await stack.start(victim);
      await paying;
      await expectBooksInOrder();
    },
    180_000,
  );

  it('gets the same result with the stream of events deleted while all is stopped, after a start and one replay', async () => {
    const begun = new Date();
    await stack.kill('waybill');
    await payAll(await placeMany(20));
    await stack.stopAll();
    await rm(stack.natsStoreDir, { recursive: true, force: true });
    await stack.startAll();
    const replay = resolve(__dirname, '../../packages/launch/src/replay.mjs');
    await run(process.execPath, [replay, '--from', new Date(begun.getTime() - 60_000).toISOString()], {
      env: { PATH: dirname(process.execPath), DATABASE_URL: stack.databaseUrl, NATS_URL: stack.natsUrl },
    });
    await expectBooksInOrder();
  }, 180_000);
});
