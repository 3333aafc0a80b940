import type {
  AssignPickup,
  BatchResult,
  CallContext,
  CancelOrders,
  ChargeSupplement,
  Client,
  Handlers,
  HoldOrder,
  HoldOrders,
  MovedOrder,
  OneRow,
  OrderIds,
  PlacedOrder,
  PlaceForMember,
  QuoteForMember,
  Quotes,
  ReasonedMove,
  StatusMove,
} from '@parcelway/contracts';
import { DomainError, inNameOf, luggageOrderDesk, pickupDesk } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import { InjectClient, invalidFields, once, Outbox, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { eachRow } from '../batch/each-row';
import { wantedOverride } from '../price-override/price-override';
import { QuoteService } from '../quote/quote.service';
import { RELEASED, waitingBox } from './box-holds';
import { LuggageOrderEntity, LuggageOrderHistoryEntity } from './luggage-order.entity';
import { LuggageOrderService } from './luggage-order.service';
import { assertCanMove, callerOf, cancelOrder, lockOrder, moveOrder } from './order-moves';
import { orderStatusWord } from './domain/status-words';
import { paidOrder } from './paid-order';
import { chargeSupplement } from './supplement';

/** What staff do with luggage orders, one locked row at a time. */
@Serves(luggageOrderDesk)
export class LuggageOrderDesk implements Handlers<typeof luggageOrderDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly orders: LuggageOrderService,
    private readonly quotes: QuoteService,
    @InjectClient(pickupDesk) private readonly pickups: Client<typeof pickupDesk>,
  ) {}

  async quote({ user_id, ...request }: QuoteForMember, context: CallContext): Promise<Quotes> {
    adminOf(context);
    return this.quotes.request(request, inNameOf(Number(user_id), context));
  }

  async place(
    { user_id, price_override, override_memo, ...request }: PlaceForMember,
    context: CallContext,
  ): Promise<PlacedOrder> {
    return this.orders.place(request, inNameOf(Number(user_id), context), {
      adminId: adminOf(context),
      override: wantedOverride({ price_override, override_memo }),
    });
  }

  async cancel(request: ReasonedMove, context: CallContext): Promise<MovedOrder> {
    return this.act(request, context, (manager, order) =>
      cancelOrder(manager, this.outbox, order, {
        by: callerOf(context),
        reason: request.reason,
        locale: context.locale,
        requestId: context.requestId,
      }),
    );
  }

  async hold(request: HoldOrder, context: CallContext): Promise<MovedOrder> {
    return this.act(request, context, async (manager, order) => {
      const { reason, incident_reason: incidentReason } = request;
      if (order.orderStatus === OrderStatus.onHold) {
        // What one of its boxes holds is from now on held by staff, until they release it.
        const why = { heldByBox: false, holdReason: reason, incidentReason };
        if (order.heldByBox) await manager.update(LuggageOrderEntity, { id: order.id }, why);
        return;
      }
      assertCanMove(order, OrderStatus.onHold, context.locale);
      await moveOrder(manager, order, OrderStatus.onHold, {
        by: callerOf(context),
        reason,
        set: { hold_from_status: order.orderStatus, hold_reason: reason, incident_reason: incidentReason },
      });
    });
  }

  async release(request: OneRow, context: CallContext): Promise<MovedOrder> {
    return this.act(request, context, async (manager, order) => {
      const back = order.holdFromStatus as OrderStatus | null;
      if (order.orderStatus !== OrderStatus.onHold && back === null) return;
      assertCanMove(order, back ?? OrderStatus.ready, context.locale);
      const waiting = waitingBox(order);
      if (waiting) throw new DomainError('tax.order_waits', { waybill_no: waiting.waybill_no });
      await moveOrder(manager, order, back ?? OrderStatus.ready, {
        by: callerOf(context),
        reason: order.holdReason,
        set: RELEASED,
      });
    });
  }

  async returnOrder(request: ReasonedMove, context: CallContext): Promise<MovedOrder> {
    return this.act(request, context, async (manager, order) => {
      if (order.orderStatus === OrderStatus.returned) return;
      assertCanMove(order, OrderStatus.returned, context.locale);
      await moveOrder(manager, order, OrderStatus.returned, {
        by: callerOf(context),
        reason: request.reason,
      });
    });
  }

  async supplement(request: ChargeSupplement, context: CallContext): Promise<MovedOrder> {
    return this.act(request, context, (manager, order) =>
      once(manager, 'order.luggage-order-desk.supplement', request, context, async () => {
        assertCanMove(order, OrderStatus.awaitingSupplement, context.locale);
        await chargeSupplement(manager, this.outbox, order, {
          amount: parseMoney(request.amount, order.currency),
          memo: request.memo,
          by: callerOf(context),
          requestId: context.requestId,
        });
        return null;
      }).then(() => undefined),
    );
  }

  async cancelMany({ ids, reason }: CancelOrders, context: CallContext): Promise<BatchResult> {
    return eachRow(ids, (id) => this.cancel({ id, reason }, context));
  }

  async holdMany({ ids, ...why }: HoldOrders, context: CallContext): Promise<BatchResult> {
    return eachRow(ids, (id) => this.hold({ id, ...why }, context));
  }

  async releaseMany({ ids }: OrderIds, context: CallContext): Promise<BatchResult> {
    return eachRow(ids, (id) => this.release({ id }, context));
  }

  async assignPickup({ ids, ...wanted }: AssignPickup, context: CallContext): Promise<BatchResult> {
    if (Boolean(wanted.driver_id) === Boolean(wanted.express_company_id))
      throw invalidFields([{ field: 'driver_id', rule: wanted.driver_id ? 'refused' : 'required' }]);
    return eachRow(ids, (id) =>
      this.act({ id }, context, async (manager, order) => {
        if (order.orderStatus !== OrderStatus.awaitingCollection)
          throw new DomainError('order.wrong_state', {
            state: orderStatusWord(order.orderStatus, context.locale),
          });
        const { pick_up_date } = wanted;
        await manager.query(
          `UPDATE luggage_order SET pick_up_date = $2, version = version + 1, update_time = now()
           WHERE id = $1 AND pick_up_date IS DISTINCT FROM $2::date`,
          [order.id, pick_up_date],
        );
        order.pickUpDate = pick_up_date;
        // Last, so that nothing but the commit comes after it: it is booked under the order's lock.
        await this.pickups.book({ ...wanted, order: paidOrder(order, order.payTime ?? new Date()) }, context);
      }),
    );
  }

  async history(request: OneRow): Promise<{ list: readonly StatusMove[] }> {
    const moves = await this.dataSource
      .getRepository(LuggageOrderHistoryEntity)
      .find({ where: { subjectId: Number(request.id) }, order: { id: 'ASC' }, take: 200 });
    return {
      list: moves.map((move) => ({
        from: move.fromStatus,
        to: move.toStatus,
        reason: move.reason,
        by_type: move.byType,
        by_id: move.byId,
        time: Math.floor(move.createTime.getTime() / 1_000),
      })),
    };
  }

  /** Staff only: one locked order in one transaction. */
  private async act(
    request: OneRow,
    context: CallContext,
    change: (manager: EntityManager, order: LuggageOrderEntity) => Promise<void>,
  ): Promise<MovedOrder> {
    adminOf(context);
    const moved = await this.dataSource.transaction(async (manager) => {
      const order = await lockOrder(manager, { id: Number(request.id) });
      await change(manager, order);
      return { id: order.id, order_status: order.orderStatus };
    });
    this.outbox.committed();
    return moved;
  }
}

function adminOf({ identity }: CallContext): number {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
  return identity.id;
}
