import { Injectable } from '@nestjs/common';
import { CommissionStatus } from '@parcelway/contracts/statuses';
import { PeriodicJob } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { OrderSettings } from '../settings/order-settings';
import { moveCommissions } from './commission-moves';

const AT_ONCE = 200;
const DAY_MS = 86_400_000;
/** Pending commissions of orders that were completed, handed back from storage, or handed over to the carrier, before $1. */
const DUE = `SELECT c.id FROM commission c WHERE c.status = 0 AND (
    c.order_kind = 'luggage' AND EXISTS (
      SELECT 1 FROM luggage_order o JOIN luggage_order_history h ON h.subject_id = o.id AND h.to_status = 11 AND h.create_time < $1
      WHERE o.order_no = c.order_no AND o.order_status = 11)
    OR c.order_kind = 'store' AND EXISTS (
      SELECT 1 FROM store_order o JOIN store_order_history h ON h.subject_id = o.id AND h.to_status = 5 AND h.create_time < $1
      WHERE o.order_no = c.order_no AND o.status = 5)
    OR c.order_kind = 'sheet' AND EXISTS (
      SELECT 1 FROM sheet_order o
      WHERE o.sheet_no = c.order_no AND o.is_effective = 1 AND o.effective_time < $1 AND NOT o.is_void))
  ORDER BY c.id LIMIT $2 FOR UPDATE OF c SKIP LOCKED`;

/** Confirms commissions some days after the order was completed (D6). Several replicas share the work. */
@Injectable()
export class DueCommissions extends PeriodicJob {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: OrderSettings,
  ) {
    super();
  }

  protected async work(): Promise<void> {
    await this.confirm(this.settings.now.commission_confirm_days);
  }

  /** Answers how many it confirmed. */
  async confirm(days: number, now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - days * DAY_MS);
    let total = 0;
    for (let taken = AT_ONCE; taken === AT_ONCE; total += taken) taken = await this.confirmSome(days, before);
    return total;
  }

  private confirmSome(days: number, before: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const due = (await manager.query(DUE, [before, AT_ONCE])) as { id: string }[];
      const moved = await moveCommissions(
        manager,
        due.map(({ id }) => Number(id)),
        CommissionStatus.pending,
        CommissionStatus.confirmed,
        { by: { type: 'system', id: null }, reason: `${days} d` },
      );
      return moved.length;
    });
  }
}
