import { Injectable } from '@nestjs/common';
import type { CallContext, Client, PrintedStoreOrder } from '@parcelway/contracts';
import { member, serviceContext, storePaper } from '@parcelway/contracts';
import { StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { InjectClient } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { chargeRuns } from './domain/charge-runs';
import { daysBetween } from './domain/stored-days';
import { storeStatusWord } from './domain/status-words';
import { amountsAt, costOf } from './store-amounts';
import { bookedLines } from './store-views';
import type { StoreOrderEntity } from './store-order.entity';
import { StoreChargeEntity } from './store-order.entity';

const MOST_CHARGES = 1_000;
const OVER: readonly number[] = [StoreStatus.closed, StoreStatus.cancelled, StoreStatus.abandoned];

/** Papers of storage orders: what they say is known here, where the pieces lie and how it looks to the waybill service. */
@Injectable()
export class StorePapers {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(member) private readonly members: Client<typeof member>,
    @InjectClient(storePaper) private readonly papers: Client<typeof storePaper>,
  ) {}

  /** PDF. Errors: service.unavailable. */
  async customerCopy(order: StoreOrderEntity, { requestId, deadline }: CallContext): Promise<Uint8Array> {
    const asService = serviceContext('order', requestId, deadline - Date.now());
    const [customer, charges] = await Promise.all([
      this.members.terms({ user_id: order.userId }, asService),
      this.dataSource.manager.find(StoreChargeEntity, {
        where: { storeOrderId: order.id },
        order: { chargeDate: 'ASC' },
        take: MOST_CHARGES,
      }),
    ]);
    return this.papers.customerCopy({ order: printed(order, customer, charges, new Date()) }, asService);
  }
}

function printed(
  order: StoreOrderEntity,
  customer: { readonly nickname: string; readonly username: string },
  charges: readonly StoreChargeEntity[],
  now: Date,
): PrintedStoreOrder {
  const money = (minor: bigint): string => formatMoney(minor, order.currency);
  const seconds = (at: Date | null): number | null => at && Math.floor(at.getTime() / 1_000);
  const plannedDays = daysBetween(order.plannedIn, order.plannedOut);
  const { days, cost, due } = amountsAt(order, now);
  const paid = order.paidAmount - order.refundedAmount;
  return {
    order_no: order.orderNo,
    status: { zh: storeStatusWord(order.status, 'zh-cn'), en: storeStatusWord(order.status, 'en') },
    warehouse_id: order.warehouseId,
    warehouse_space_id: order.warehouseSpaceId,
    customer: { name: customer.nickname || customer.username, account: customer.username },
    retrieval: order.retrieval,
    placed_at: Math.floor(order.createTime.getTime() / 1_000),
    in_at: seconds(order.inAt),
    out_at: seconds(order.outAt),
    planned_in: order.plannedIn,
    planned_out: order.plannedOut,
    planned_days: plannedDays,
    currency: order.currency,
    items: order.items,
    rate_per_day: money(order.ratePerDay),
    lines: bookedLines(order),
    booked: money(costOf(plannedDays, order) + order.insuranceAmount + order.depositAmount),
    charges: chargeRuns(charges.map(({ chargeDate, amount }) => ({ date: chargeDate, amount }))).map(
      (run) => ({ ...run, amount: money(run.amount) }),
    ),
    days_so_far: days,
    cost_so_far: money(cost),
    paid: money(order.paidAmount),
    refunded: money(order.refundedAmount),
    due: OVER.includes(order.status) ? null : money(order.inAt ? due : order.total - paid),
  };
}
