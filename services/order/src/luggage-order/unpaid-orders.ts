import { Injectable } from '@nestjs/common';
import { Outbox, PeriodicJob } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { LuggageOrderEntity } from './luggage-order.entity';
import { cancelOrder } from './order-moves';

const AT_ONCE = 100;
const REASON = '逾期未付款 Not paid in time';

/** Gives up orders whose time to pay is over (D2). Several replicas share the work: each takes rows that no other holds. */
@Injectable()
export class UnpaidOrders extends PeriodicJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  protected work(): Promise<unknown> {
    return this.cancelDue();
  }

  /** Answers how many it cancelled. */
  async cancelDue(now = new Date()): Promise<number> {
    let total = 0;
    for (let taken = AT_ONCE; taken === AT_ONCE; total += taken) taken = await this.cancelSome(now);
    return total;
  }

  private async cancelSome(now: Date): Promise<number> {
    const taken = await this.dataSource.transaction(async (manager) => {
      const due = (await manager.query(
        `SELECT id FROM luggage_order WHERE order_status = 1 AND payment_due_at < $1 AND delete_time IS NULL
         ORDER BY payment_due_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
        [now, AT_ONCE],
      )) as { id: string }[];
      const orders = await manager.findBy(LuggageOrderEntity, { id: In(due.map(({ id }) => Number(id))) });
      for (const order of orders)
        await cancelOrder(manager, this.outbox, order, {
          by: { type: 'system', id: null },
          reason: REASON,
          locale: 'zh-cn',
          requestId: null,
        });
      return orders.length;
    });
    if (taken > 0) this.outbox.committed();
    return taken;
  }
}
