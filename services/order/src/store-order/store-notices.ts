import { Injectable } from '@nestjs/common';
import { storeOrderOverdue } from '@parcelway/contracts';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { Outbox } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { OrderSettings } from '../settings/order-settings';
import { abandonedFrom, dueNotice, lastNoticeDay, noticeDays, overdueDays } from './domain/overdue-notices';
import { londonDate } from './domain/stored-days';
import { amountsAt } from './store-amounts';
import { StoreOrderEntity } from './store-order.entity';

const AT_ONCE = 200;

/** Orders with a notice due: $1 today in London, $2 the days of notices, $3 how many */
const DUE = `SELECT id FROM store_order
  WHERE status = ${StoreStatus.overdue}
    AND (SELECT max(day) FROM unnest($2::int[]) AS day WHERE day <= $1::date - planned_out) > COALESCE(noticed_day, 0)
  ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED`;

/** Has members told of what they left beyond its last day: at once, again and again, and before it may be taken as abandoned. */
@Injectable()
export class StoreNotices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: OrderSettings,
  ) {}

  /** Gives each notice that is due once; replicas share the orders. */
  async give(now = new Date()): Promise<void> {
    const today = londonDate(now);
    const { abandon_days: abandonDays } = this.settings.now;
    for (let taken = AT_ONCE; taken === AT_ONCE;) {
      taken = await this.dataSource.transaction(async (manager) => {
        const due = (await manager.query(DUE, [today, noticeDays(abandonDays), AT_ONCE])) as { id: string }[];
        const orders = await manager.findBy(StoreOrderEntity, { id: In(due.map(({ id }) => Number(id))) });
        for (const order of orders) {
          const overdue = overdueDays(order.plannedOut, today);
          const day = dueNotice(overdue, order.noticedDay, abandonDays);
          if (day === null) continue;
          await manager.query(`UPDATE store_order SET noticed_day = $2 WHERE id = $1`, [order.id, day]);
          const notice = {
            order_id: order.id,
            order_no: order.orderNo,
            user_id: order.userId,
            currency: order.currency,
            overdue_days: overdue,
            due: formatMoney(amountsAt(order, now).due, order.currency),
            rate_per_day: formatMoney(order.ratePerDay, order.currency),
            abandoned_from: abandonedFrom(order.plannedOut, abandonDays),
            is_last: day === lastNoticeDay(abandonDays),
          };
          await this.outbox.add(manager, storeOrderOverdue, notice, null);
        }
        return orders.length;
      });
      if (taken > 0) this.outbox.committed();
    }
  }
}
