import { randomUUID } from 'node:crypto';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { poolOf } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Api } from '../kit/api';
import { detail, logIn, place, placeBody, prepare } from '../kit/shipment';
import type { Ready } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

/** Statements that go to the pool of the one service a call reaches; the relay and the consumers use transactions of their own. */
describe('statements of the hot paths', () => {
  let stack: Stack;
  let api: Api;
  let ready: Ready;

  beforeAll(async () => {
    stack = await startWholeStack();
    api = await logIn(new Api(stack.url));
    ready = await prepare(api);
    await place(ready);
  });
  afterAll(() => stack.stop());

  /** Texts that a service sends to its pool while `work` runs. */
  async function statements(service: string, work: () => Promise<unknown>): Promise<string[]> {
    const running = stack.services.get(service);
    if (!running) throw new Error(`${service} does not run`);
    const pool = poolOf(running.app.get(DataSource));
    const seen: string[] = [];
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    pool.query = ((...args: unknown[]) => {
      const [statement] = args as [string | { text: string }];
      seen.push(typeof statement === 'string' ? statement : statement.text);
      return query(...args);
    }) as typeof pool.query;
    try {
      await work();
    } finally {
      pool.query = query as typeof pool.query;
    }
    return seen;
  }

  it('places an order with 2', async () => {
    const texts = await statements('order', () =>
      api.ok(api.post('/api/waybill/add', placeBody(ready), { key: randomUUID() })),
    );
    expect(texts.map((text) => (text.includes('place_luggage_order') ? 'place' : 'facts'))).toEqual([
      'facts',
      'place',
    ]);
  });

  it('pays from the balance with 1', async () => {
    const { order_no } = await place(ready);
    await eventually(
      async () =>
        (await stack.rows('SELECT 1 FROM payment_service.bill WHERE ref_no = $1', [order_no])).length === 1,
    );
    const texts = await statements('payment', () =>
      api.ok(api.post('/api/Pay/balance', { order_no }, { key: randomUUID() })),
    );
    expect(texts).toHaveLength(1);
  });

  it('lists 25 orders with a total with 2', async () => {
    expect(
      await statements('order', () => api.ok(api.get('/api/waybill/index?page=1&limit=25'))),
    ).toHaveLength(2);
  });

  it('tracks a number with 1, and a second time within two seconds with none', async () => {
    const { order_no } = await place(ready);
    await api.ok(api.post('/api/Pay/balance', { order_no }, { key: randomUUID() }));
    const waybillNo = await eventually(async () => (await detail(api, order_no)).waybills[0]?.waybill_no);
    const track = () =>
      api.ok(api.post('/api/index/queryExpressTrack', { order_type: 'waybill', order_no: waybillNo }));
    expect(await statements('waybill', track)).toHaveLength(1);
    expect(await statements('waybill', track)).toHaveLength(0);
  });
});
