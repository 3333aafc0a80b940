import { Injectable } from '@nestjs/common';
import { Outbox, PeriodicJob } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { londonDate } from './domain/stored-days';
import { cancelStore } from './store-moves';
import { OrderSettings } from '../settings/order-settings';
import { StoreNotices } from './store-notices';
import { StoreOrderEntity } from './store-order.entity';

const AT_ONCE = 200;
const NOT_PAID = '逾期未付款 Not paid in time';

/**
 * What time does to storage orders: each London date gets its charge once, an order some days past its last one is overdue and its member told, one that is not paid in time
 * is given up. Looks every minute, so the first look after midnight is the nightly one; replicas share the rows and a second run adds nothing.
 */
@Injectable()
export class StoreDays extends PeriodicJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly notices: StoreNotices,
    private readonly settings: OrderSettings,
  ) {
    super();
  }

  protected work(): Promise<void> {
    return this.run();
  }

  async run(now = new Date()): Promise<void> {
    await this.chargeDays(now);
    await this.markOverdue(now);
    await this.notices.give(now);
    await this.cancelUnpaid(now);
  }

  /** Writes the charges of all stored days up to today that have none yet; free days are there with nothing to pay. */
  async chargeDays(now = new Date()): Promise<void> {
    const today = londonDate(now);
    for (let taken = AT_ONCE; taken === AT_ONCE;)
      taken = await this.dataSource.transaction(async (manager) => {
        const due = (await manager.query(
          `SELECT id FROM store_order
           WHERE status IN (2, 3, 4, 7) AND (billed_to IS NULL OR billed_to < $1::date)
             AND (in_at AT TIME ZONE 'Europe/London')::date <= $1::date
           ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
          [today, AT_ONCE],
        )) as { id: string }[];
        const ids = due.map(({ id }) => id);
        await manager.query(
          `INSERT INTO store_charge (store_order_id, charge_date, items, rate_per_day, amount)
           SELECT o.id, day::date, o.item_count, o.rate_per_day,
             CASE WHEN day::date - (o.in_at AT TIME ZONE 'Europe/London')::date < o.free_days THEN 0 ELSE o.rate_per_day END
           FROM store_order o, generate_series((o.in_at AT TIME ZONE 'Europe/London')::date, $1::date, interval '1 day') AS day
           WHERE o.id = ANY ($2)
           ON CONFLICT (store_order_id, charge_date) DO NOTHING`,
          [today, ids],
        );
        await manager.query(`UPDATE store_order SET billed_to = $1 WHERE id = ANY ($2)`, [today, ids]);
        return ids.length;
      });
  }

  async markOverdue(now = new Date()): Promise<void> {
    await this.dataSource.query(
      `WITH late AS (
         SELECT id FROM store_order WHERE status = 2 AND planned_out + $2::int < $1::date FOR UPDATE SKIP LOCKED
       ), moved AS (
         UPDATE store_order SET status = 7, version = version + 1, update_time = now()
         WHERE id IN (SELECT id FROM late) AND status = 2 RETURNING id
       )
       INSERT INTO store_order_history (subject_id, from_status, to_status, by_type) SELECT id, 2, 7, 'system' FROM moved`,
      [londonDate(now), this.settings.now.overdue_days],
    );
  }

  async cancelUnpaid(now = new Date()): Promise<void> {
    for (let taken = AT_ONCE; taken === AT_ONCE;) {
      taken = await this.dataSource.transaction(async (manager) => {
        const due = (await manager.query(
          `SELECT id FROM store_order WHERE status = 0 AND payment_due_at < $1 ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
          [now, AT_ONCE],
        )) as { id: string }[];
        const orders = await manager.findBy(StoreOrderEntity, { id: In(due.map(({ id }) => Number(id))) });
        for (const order of orders)
          await cancelStore(manager, this.outbox, order, {
            by: { type: 'system', id: null },
            reason: NOT_PAID,
            context: { locale: 'zh-cn', requestId: '' },
            keepDays: this.settings.now.cancel_keep_days,
            now,
          });
        return orders.length;
      });
      if (taken > 0) this.outbox.committed();
    }
  }
}
