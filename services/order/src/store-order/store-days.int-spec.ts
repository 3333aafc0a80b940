import { Outbox } from '@parcelway/platform';
import { plainRow, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { DataSource } from 'typeorm';
import { service } from '../index';
import { OrderSettings } from '../settings/order-settings';
import { StoreDays } from './store-days';
import { StoreNotices } from './store-notices';

describe('what time does to storage orders', () => {
  let stack: Stack;
  let newWorker: () => StoreDays;

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    const app = stack.services.get('order')?.app;
    if (!app) throw new Error('the order service does not run');
    newWorker = () =>
      new StoreDays(app.get(DataSource), app.get(Outbox), app.get(StoreNotices), app.get(OrderSettings));
  });
  afterAll(() => stack.stop());

  it('C25: charges the day of 25 hours once, however often the worker begins again in it', async () => {
    const id = await plainRow(stack, 'order_service.store_order');
    await stack.rows(
      `UPDATE order_service.store_order SET status = 2, in_at = '2026-10-24T11:00:00Z', item_count = 2, rate_per_day = 300
       WHERE id = $1`,
      [id],
    );
    const instants = ['2026-10-24T23:30Z', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T23:30Z'];
    for (const instant of instants)
      await Promise.all(Array.from({ length: 10 }, () => newWorker().chargeDays(new Date(instant))));
    const charges = await stack.rows(
      `SELECT charge_date::text AS date, amount::int FROM order_service.store_charge WHERE store_order_id = $1 ORDER BY 1`,
      [id],
    );
    expect(charges).toEqual([
      { date: '2026-10-24', amount: 300 },
      { date: '2026-10-25', amount: 300 },
    ]);
  });
});
