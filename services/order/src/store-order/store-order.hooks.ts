import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { formatMoney } from '@parcelway/money';
import { DataSource, In } from 'typeorm';
import { amountsAt } from './store-amounts';
import { StoreOrderEntity } from './store-order.entity';

/** Shows staff how long pieces have been here and what that has come to. */
@Injectable()
export class StoreOrderHooks implements ResourceHooks<StoreOrderEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const orders = await this.dataSource.manager.findBy(StoreOrderEntity, {
      id: In(rows.map((row) => Number(row['id']))),
    });
    const byId = new Map(orders.map((order) => [order.id, order]));
    const now = new Date();
    for (const row of rows) {
      const order = byId.get(Number(row['id']));
      if (!order?.inAt) continue;
      const { days, cost } = amountsAt(order, now);
      Object.assign(row, { days_so_far: days, cost_so_far: formatMoney(cost, order.currency) });
    }
  }
}
