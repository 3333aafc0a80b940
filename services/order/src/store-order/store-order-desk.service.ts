import type {
  CallContext,
  CheckInStore,
  Client,
  HandBackStore,
  Handlers,
  MovedStore,
  OneRow,
  ReasonedStoreMove,
  StoredOrder,
  StoreRatesOf,
  WarehouseSpace,
} from '@parcelway/contracts';
import {
  DomainError,
  serviceContext,
  storeOrderDesk,
  storeOrderOwing,
  warehouseSpace,
} from '@parcelway/contracts';
import { PayStatus, StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { InjectClient, Outbox, Serves } from '@parcelway/platform';
import { DataSource, In, IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { earnCommission } from '../commission/order-commission';
import { noteInsuredPiecesIn, noteInsuredPiecesOut } from '../insurance/insured-pieces';
import { callerOf } from '../luggage-order/order-moves';
import { IN_A_SPACE } from './domain/store-status';
import { londonDate } from './domain/stored-days';
import { OrderSettings } from '../settings/order-settings';
import { lastNoticeDay, overdueDays } from './domain/overdue-notices';
import { amountsAt } from './store-amounts';
import { assertStoreMove, cancelStore, creditStore, lockStoreOrder, moveStore } from './store-moves';
import { StoreOrderEntity } from './store-order.entity';
import { storeEarningOf } from './store-commission';
import { StorePapers } from './store-papers';
import { countsOf, historyOf } from './store-reading';
import { billingOf } from './store-views';

/** What staff do with storage orders, one locked row at a time. */
@Serves(storeOrderDesk)
export class StoreOrderDesk implements Handlers<typeof storeOrderDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @InjectClient(warehouseSpace) private readonly spaces: Client<typeof warehouseSpace>,
    private readonly papers: StorePapers,
    private readonly settings: OrderSettings,
  ) {}

  async checkIn(request: CheckInStore, context: CallContext): Promise<MovedStore> {
    const space = await this.spaceOf(request, context);
    return this.act(request, context, async (manager, order) => {
      if (order.status === StoreStatus.stored && order.warehouseSpaceId === space.id) return;
      assertStoreMove(order, StoreStatus.stored, context.locale);
      const slot = await freeSlot(manager, order, space);
      const inAt = new Date();
      await moveStore(manager, order, StoreStatus.stored, {
        by: callerOf(context),
        reason: space.code,
        set: { in_at: inAt, warehouse_space_id: space.id, space_slot: slot },
      });
      order.inAt = inAt;
      await noteInsuredPiecesIn(manager, order.orderNo, inAt);
    });
  }

  async moveSpace(request: CheckInStore, context: CallContext): Promise<MovedStore> {
    const space = await this.spaceOf(request, context);
    return this.act(request, context, async (manager, order) => {
      if (order.warehouseSpaceId === space.id) return;
      if (order.spaceSlot === null) assertStoreMove(order, StoreStatus.overdue, context.locale);
      const slot = await freeSlot(manager, order, space);
      await manager.query(
        `UPDATE store_order SET warehouse_space_id = $2, space_slot = $3, version = version + 1, update_time = now() WHERE id = $1`,
        [order.id, space.id, slot],
      );
    });
  }

  async settle(request: OneRow, context: CallContext): Promise<MovedStore> {
    return this.act(request, context, async (manager, order) => {
      if (order.status === StoreStatus.retrievalDue) return;
      assertStoreMove(order, StoreStatus.retrievalDue, context.locale);
      const { due } = amountsAt(order, new Date());
      if (due <= 0n) return;
      const total = order.total + due;
      await moveStore(manager, order, StoreStatus.retrievalDue, {
        by: callerOf(context),
        reason: formatMoney(due, order.currency),
        set: { total: total.toString(), pay_status: PayStatus.unpaid },
      });
      const amount = formatMoney(due, order.currency);
      const billing = { ...billingOf(order), amount, due_at: null, lines: [{ code: 'storage', amount }] };
      await this.outbox.add(manager, storeOrderOwing, { ...billing, memo: order.orderNo }, context.requestId);
      Object.assign(order, { total, payStatus: PayStatus.unpaid });
    });
  }

  async handBack(request: HandBackStore, context: CallContext): Promise<MovedStore> {
    return this.act(request, context, async (manager, order) => {
      if (order.status === StoreStatus.closed) return;
      assertStoreMove(order, StoreStatus.closed, context.locale);
      const outAt = new Date();
      const isSettled = order.status === StoreStatus.retrievalDue;
      // What was settled and paid is settled; a night more until it is fetched is not asked for again.
      const { due } = amountsAt(order, outAt);
      const isOwing = isSettled ? order.payStatus === PayStatus.unpaid : due > 0n;
      if (isOwing) throw new DomainError('store.due', { amount: formatMoney(due, order.currency) });
      await moveStore(manager, order, StoreStatus.closed, {
        by: callerOf(context),
        reason: request.receiver_name,
        set: {
          out_at: outAt,
          receiver_name: request.receiver_name,
          warehouse_space_id: null,
          space_slot: null,
        },
      });
      order.outAt = outAt;
      await noteInsuredPiecesOut(manager, order.orderNo, outAt);
      await earnCommission(manager, await storeEarningOf(manager, order), outAt);
      if (due < 0n) await creditStore(manager, this.outbox, order, -due, order.orderNo, context.requestId);
    });
  }

  async abandon(request: ReasonedStoreMove, context: CallContext): Promise<MovedStore> {
    return this.act(request, context, async (manager, order) => {
      if (order.status === StoreStatus.abandoned) return;
      assertStoreMove(order, StoreStatus.abandoned, context.locale);
      const { abandon_days: days } = this.settings.now;
      if (overdueDays(order.plannedOut, londonDate(new Date())) < days)
        throw new DomainError('store.too_early', { days });
      if ((order.noticedDay ?? 0) < lastNoticeDay(days)) throw new DomainError('store.not_told');
      const outAt = new Date();
      await moveStore(manager, order, StoreStatus.abandoned, {
        by: callerOf(context),
        reason: request.reason,
        set: { out_at: outAt, warehouse_space_id: null, space_slot: null },
      });
      await noteInsuredPiecesOut(manager, order.orderNo, outAt);
    });
  }

  async cancel(request: ReasonedStoreMove, context: CallContext): Promise<MovedStore> {
    return this.act(request, context, (manager, order) =>
      cancelStore(manager, this.outbox, order, {
        by: callerOf(context),
        reason: request.reason,
        context,
        keepDays: this.settings.now.cancel_keep_days,
      }),
    );
  }

  async counts(_request: object, context: CallContext): Promise<Readonly<Record<string, number>>> {
    assertStaff(context);
    return countsOf(this.dataSource, null);
  }

  async stored(request: StoreRatesOf, context: CallContext): Promise<{ list: readonly StoredOrder[] }> {
    assertStaff(context);
    const orders = await this.dataSource.manager.find(StoreOrderEntity, {
      where: { warehouseId: Number(request.warehouse_id), status: In(IN_A_SPACE), spaceSlot: Not(IsNull()) },
      order: { warehouseSpaceId: 'ASC', spaceSlot: 'ASC' },
    });
    return {
      list: orders.map(({ id, orderNo, status, itemCount, plannedOut, warehouseSpaceId }) => ({
        id,
        order_no: orderNo,
        status,
        item_count: itemCount,
        planned_out: plannedOut,
        warehouse_space_id: warehouseSpaceId ?? 0,
      })),
    };
  }

  async history(request: OneRow, context: CallContext) {
    assertStaff(context);
    return { list: await historyOf(this.dataSource, Number(request.id)) };
  }

  async print(request: OneRow, context: CallContext): Promise<Uint8Array> {
    assertStaff(context);
    const order = await this.dataSource.manager.findOneBy(StoreOrderEntity, { id: Number(request.id) });
    if (!order) throw new DomainError('store.not_found');
    return this.papers.customerCopy(order, context);
  }

  private spaceOf(request: CheckInStore, context: CallContext): Promise<WarehouseSpace> {
    assertStaff(context);
    const asService = serviceContext('order', context.requestId, context.deadline - Date.now());
    return this.spaces.read({ id: Number(request.warehouse_space_id) }, asService);
  }

  private async act(
    request: OneRow,
    context: CallContext,
    work: (manager: EntityManager, order: StoreOrderEntity) => Promise<void>,
  ): Promise<MovedStore> {
    assertStaff(context);
    const reply = await this.dataSource.transaction(async (manager) => {
      const order = await lockStoreOrder(manager, { id: Number(request.id) });
      await work(manager, order);
      const { due } = amountsAt(order, new Date());
      return { id: order.id, status: order.status, due: formatMoney(due, order.currency) };
    });
    this.outbox.committed();
    return reply;
  }
}

/** The first free place of a space. Two who want the last one wait for each other. Errors: store.space_unfit, store.space_full. */
async function freeSlot(
  manager: EntityManager,
  order: StoreOrderEntity,
  space: WarehouseSpace,
): Promise<number> {
  if (!space.is_on || space.purpose !== 'storage' || space.warehouse_id !== order.warehouseId)
    throw new DomainError('store.space_unfit', {}, [{ field: 'warehouse_space_id', rule: 'refused' }]);
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('store-space', $1))`, [space.id]);
  const [free] = (await manager.query(
    `SELECT slot FROM generate_series(1, $2::int) AS slot
     WHERE NOT EXISTS (SELECT 1 FROM store_order WHERE warehouse_space_id = $1 AND space_slot = slot AND status IN (2, 3, 4, 7))
     ORDER BY slot LIMIT 1`,
    [space.id, space.capacity],
  )) as { slot: number }[];
  if (!free)
    throw new DomainError('store.space_full', {}, [{ field: 'warehouse_space_id', rule: 'refused' }]);
  return free.slot;
}

function assertStaff({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}
