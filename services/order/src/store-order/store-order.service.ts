import { randomBytes } from 'node:crypto';
import type {
  CallContext,
  CancelStore,
  Client,
  EditStore,
  Handlers,
  ListStoreOrders,
  Page,
  PlacedStore,
  PlaceStore,
  QuoteStore,
  RetrieveStore,
  StoreOrderByNo,
  StoreOrderDetail,
  StoreOrderRow,
  StoreQuote,
  StoreRatesOf,
} from '@parcelway/contracts';
import {
  DomainError,
  inNameOf,
  member,
  pageOf,
  serviceContext,
  SIZE_CLASSES,
  storeOrder,
  storeOrderPlaced,
} from '@parcelway/contracts';
import { PayStatus, StoreStatus } from '@parcelway/contracts/statuses';
import { formatMoney, gramsToKg } from '@parcelway/money';
import { InjectClient, invalidFields, once, Outbox, Serves } from '@parcelway/platform';
import { DataSource, ILike } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { HeldCoupons, takeCoupon } from '../coupon/held-coupon';
import { insuranceTypeView } from '../catalogue/catalogue-views';
import { insuranceOf } from '../insurance/order-insurance';
import { quoteInsurance } from '../insurance/sold-insurance';
import { wantedOverride } from '../price-override/price-override';
import { orderNo, parseOrderNo } from '../luggage-order/domain/order-no';
import { callerOf } from '../luggage-order/order-moves';
import { saveDraft } from '../luggage-order/save-draft';
import type { SavedDraft } from '../luggage-order/save-draft';
import { memberIdOf } from '../quote/shipment';
import { OrderSettings } from '../settings/order-settings';
import { daysBetween, londonDate } from './domain/stored-days';
import { storeActions } from './domain/store-status';
import { storeStatusWord } from './domain/status-words';
import { amountsAt } from './store-amounts';
import { assertStoreMove, cancelStore, lockStoreOrder, moveStore } from './store-moves';
import { offeredCovers, storeInsurance } from './store-cover';
import { premiumOf, quoteView, rateView, StoreOffers, totalOf } from './store-offer';
import type { StoreOffer, StoreReductions } from './store-offer';
import { StoreChargeEntity, StoreOrderEntity } from './store-order.entity';
import { assertRoom, takenRoom, takeRoom } from './store-room';
import type { WantedRoom } from './store-room';
import { StorePapers } from './store-papers';
import { countsOf, historyOf } from './store-reading';
import { billingOf, rowOf } from './store-views';

const ORDER_NO_BYTES = 5;
const HOUR_MS = 3_600_000;
const MOST_DAYS = 365;
const MOST_CHARGES = 400;

/** Booking, reading and ending storage (D4). */
@Serves(storeOrder)
export class StoreOrderService implements Handlers<typeof storeOrder> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly offers: StoreOffers,
    private readonly papers: StorePapers,
    private readonly coupons: HeldCoupons,
    private readonly settings: OrderSettings,
    @InjectClient(member) private readonly members: Client<typeof member>,
  ) {}

  async rates(request: StoreRatesOf, context: CallContext) {
    const warehouseId = Number(request.warehouse_id);
    const today = londonDate(new Date());
    const [rates, covers, capacities, taken] = await Promise.all([
      this.offers.rates(warehouseId),
      offeredCovers(this.dataSource.manager),
      this.offers.capacities(warehouseId, context),
      takenRoom(this.dataSource.manager, warehouseId, { plannedIn: today, plannedOut: today }),
    ]);
    const free = SIZE_CLASSES.flatMap((size) => {
      const capacity = capacities[size];
      return capacity === undefined ? [] : [[size, Math.max(0, capacity - (taken.get(size) ?? 0))] as const];
    });
    return {
      list: [...rates.values()].map(rateView),
      spaces: Object.fromEntries(free),
      insurance_types: covers.map(({ type }) => insuranceTypeView(type, context.locale)),
    };
  }

  async quote(request: QuoteStore, context: CallContext): Promise<StoreQuote> {
    const isForMember = context.identity.kind === 'admin' && request.user_id;
    const whose = isForMember ? inNameOf(Number(request.user_id), context) : context;
    const coupon = await this.couponOf(request, whose, false);
    const offer = await this.offers.of(request, { coupon, agreed: null });
    const capacities = await this.offers.capacities(Number(request.warehouse_id), context);
    await assertRoom(this.dataSource.manager, roomFor(request, offer), capacities);
    return quoteView(offer, context.locale);
  }

  async place(request: PlaceStore, context: CallContext): Promise<PlacedStore> {
    if (request.agree !== true)
      throw new DomainError('order.terms', {}, [{ field: 'agree', rule: 'required' }]);
    const userId = await this.placedFor(request, context);
    const coupon = await this.couponOf(request, inNameOf(userId, context), true);
    const offer = await this.offers.of(request, { coupon, agreed: agreedBy(request, context) });
    const capacities = await this.offers.capacities(Number(request.warehouse_id), context);
    const reply = await this.dataSource.transaction((manager) =>
      once(manager, 'order.store-order.place', request, context, async () => {
        await takeRoom(manager, roomFor(request, offer), capacities);
        const order = await manager.save(StoreOrderEntity, {
          orderNo: orderNo(randomBytes(ORDER_NO_BYTES), 'ST'),
          userId,
          warehouseId: Number(request.warehouse_id),
          items: offer.items,
          itemCount: offer.itemCount,
          plannedIn: request.planned_in,
          plannedOut: request.planned_out,
          freeDays: offer.freeDays,
          minDays: offer.minDays,
          ratePerDay: offer.ratePerDay,
          depositAmount: offer.deposit,
          insuranceTypeId: offer.insurance?.type.id ?? null,
          insuranceAmount: premiumOf(offer),
          currency: offer.currency,
          discountAmount: offer.discount,
          priceOverride: offer.override,
          total: totalOf(offer),
          retrieval: request.retrieval ?? 'self',
          paymentDueAt: new Date(Date.now() + this.settings.now.payment_hours * HOUR_MS),
          remark: request.remark ?? '',
          ...(context.identity.kind === 'admin'
            ? { source: 'staff' as const, placedBy: context.identity.id }
            : {}),
        });
        await quoteInsurance(manager, order.orderNo, userId, storeInsurance(order.orderNo, offer));
        if (request.member_coupon_id)
          await takeCoupon(manager, Number(request.member_coupon_id), userId, order.orderNo);
        const by = callerOf(context);
        await manager.query(
          `INSERT INTO store_order_history (subject_id, to_status, by_type, by_id) VALUES ($1, 0, $2, $3)`,
          [order.id, by.type, by.id],
        );
        await this.outbox.add(manager, storeOrderPlaced, billingOf(order), context.requestId);
        return {
          order_id: order.id,
          order_no: order.orderNo,
          total: formatMoney(order.total, order.currency),
          status: StoreStatus.awaitingPayment,
          pay_status: PayStatus.unpaid,
        };
      }),
    );
    this.outbox.committed();
    return reply;
  }

  async list(request: ListStoreOrders, context: CallContext): Promise<Page<StoreOrderRow>> {
    const { limit, offset } = pageOf(request);
    const search = (request.quick_search ?? request.quickSearch ?? '').trim();
    const [orders, total] = await this.dataSource.manager.findAndCount(StoreOrderEntity, {
      where: {
        userId: memberIdOf(context),
        ...(request.status === undefined ? {} : { status: Number(request.status) }),
        ...(search
          ? { orderNo: ILike(`%${(parseOrderNo(search, 'ST') ?? search).replace(/[%_\\]/g, '')}%`) }
          : {}),
      },
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { list: orders.map((order) => rowOf(order)), total, remark: '' };
  }

  counts(_request: object, context: CallContext): Promise<Readonly<Record<string, number>>> {
    return countsOf(this.dataSource, memberIdOf(context));
  }

  async detail(request: StoreOrderByNo, context: CallContext): Promise<StoreOrderDetail> {
    const { manager } = this.dataSource;
    const order = await this.own(request, context);
    const [charges, history, insurance] = await Promise.all([
      manager.find(StoreChargeEntity, {
        where: { storeOrderId: order.id },
        order: { chargeDate: 'DESC' },
        take: MOST_CHARGES,
      }),
      historyOf(this.dataSource, order.id),
      insuranceOf(manager, order.orderNo),
    ]);
    return {
      ...rowOf(order),
      free_days: order.freeDays,
      min_days: order.minDays,
      weight: order.weightG === null ? null : gramsToKg(order.weightG),
      photos: order.photos.split(',').filter(Boolean),
      retrieval_date: order.retrievalDate,
      cancel_reason: order.cancelReason,
      remark: order.remark,
      insurance,
      charges: charges.map((charge) => ({
        charge_date: charge.chargeDate,
        items: charge.items,
        amount: formatMoney(charge.amount, order.currency),
      })),
      history,
    };
  }

  async print(request: StoreOrderByNo, context: CallContext): Promise<Uint8Array> {
    const order = await this.own(request, context);
    return this.papers.customerCopy(order, context);
  }

  /** A stay that gets longer needs room for the days that come to it. */
  async edit(request: EditStore, context: CallContext) {
    const { warehouseId } = await this.own(request, context);
    const capacities = await this.offers.capacities(warehouseId, context);
    return this.act(request, context, async (manager, order) => {
      if (!storeActions(order).includes('edit')) throw wrongState(order, context);
      const earliest = order.inAt ? londonDate(new Date()) : order.plannedIn;
      const days = daysBetween(order.plannedIn, request.planned_out);
      if (request.planned_out < earliest || days > MOST_DAYS)
        throw new DomainError('store.date_range', {}, [{ field: 'planned_out', rule: 'refused' }]);
      if (request.planned_out > order.plannedOut) {
        const longer = { plannedIn: order.plannedOut, plannedOut: request.planned_out };
        const { items, id: orderId } = order;
        await takeRoom(manager, { ...longer, warehouseId, items, orderId, field: 'planned_out' }, capacities);
      }
      await manager.query(
        `UPDATE store_order SET planned_out = $2, version = version + 1, update_time = now() WHERE id = $1`,
        [order.id, request.planned_out],
      );
      order.plannedOut = request.planned_out;
      const until = new Date(`${request.planned_out}T12:00:00Z`);
      return {
        planned_out: order.plannedOut,
        due: formatMoney(amountsAt(order, until).due, order.currency),
      };
    });
  }

  async cancel(request: CancelStore, context: CallContext): Promise<{ status: number }> {
    return this.act(request, context, async (manager, order) => {
      await cancelStore(manager, this.outbox, order, {
        by: callerOf(context),
        reason: request.reason ?? '',
        context,
        keepDays: this.settings.now.cancel_keep_days,
      });
      return { status: order.status };
    });
  }

  async retrieve(request: RetrieveStore, context: CallContext) {
    if (request.retrieval === 'deliver' && !request.address_id)
      throw invalidFields([{ field: 'address_id', rule: 'required' }]);
    return this.act(request, context, async (manager, order) => {
      if (order.status !== StoreStatus.retrievalRequested) {
        assertStoreMove(order, StoreStatus.retrievalRequested, context.locale);
        const draft =
          request.retrieval === 'ship' ? await shipmentOf(manager, order, request, context) : null;
        await moveStore(manager, order, StoreStatus.retrievalRequested, {
          by: callerOf(context),
          reason: request.retrieval,
          set: {
            retrieval: request.retrieval,
            retrieval_date: request.date ?? null,
            retrieval_address_id: request.address_id ? Number(request.address_id) : null,
            ...(draft ? { luggage_order_id: draft.order_id, luggage_order_no: draft.order_no } : {}),
          },
        });
        if (draft) order.luggageOrderNo = draft.order_no;
      }
      const { due } = amountsAt(order, new Date());
      return {
        status: order.status,
        due: formatMoney(due, order.currency),
        luggage_order_no: order.luggageOrderNo,
      };
    });
  }

  /** Errors: coupon.not_usable, and auth.login_required for a coupon of nobody's. */
  private couponOf(request: QuoteStore, context: CallContext, isOrdering: boolean) {
    return request.member_coupon_id ? this.coupons.of(request, context, isOrdering) : null;
  }

  /** Errors: member.not_found for a member staff made up. */
  private async placedFor(request: PlaceStore, context: CallContext): Promise<number> {
    if (context.identity.kind !== 'admin') return memberIdOf(context);
    if (!request.user_id) throw invalidFields([{ field: 'user_id', rule: 'required' }]);
    const asService = serviceContext('order', context.requestId, context.deadline - Date.now());
    return (await this.members.terms({ user_id: Number(request.user_id) }, asService)).user_id;
  }

  /** Errors: store.not_found. */
  private async own(request: StoreOrderByNo, context: CallContext): Promise<StoreOrderEntity> {
    const order = await this.dataSource.manager.findOneBy(StoreOrderEntity, {
      orderNo: numberOf(request),
      userId: memberIdOf(context),
    });
    if (!order) throw new DomainError('store.not_found');
    return order;
  }

  private async act<Reply>(
    request: StoreOrderByNo,
    context: CallContext,
    work: (manager: EntityManager, order: StoreOrderEntity) => Promise<Reply>,
  ): Promise<Reply> {
    const which = { orderNo: numberOf(request), userId: memberIdOf(context) };
    const reply = await this.dataSource.transaction(async (manager) =>
      work(manager, await lockStoreOrder(manager, which)),
    );
    this.outbox.committed();
    return reply;
  }
}

/** The draft of the shipment as which a locked order leaves. */
function shipmentOf(
  manager: EntityManager,
  { orderNo: remark }: StoreOrderEntity,
  { channel_id, receiver_id }: RetrieveStore,
  context: CallContext,
): Promise<SavedDraft> {
  const wanted = { ...(channel_id ? { channel_id } : {}), ...(receiver_id ? { receiver_id } : {}) };
  return saveDraft(manager, { ...wanted, remark }, context);
}

/** Errors: auth.no_permission for a member who names a price. */
function agreedBy(request: PlaceStore, { identity }: CallContext): StoreReductions['agreed'] {
  const wanted = wantedOverride(request);
  if (!wanted) return null;
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
  return { wanted, adminId: identity.id };
}

function numberOf({ order_no }: StoreOrderByNo): string {
  return parseOrderNo(order_no, 'ST') ?? order_no;
}

function wrongState(order: StoreOrderEntity, { locale }: CallContext): DomainError {
  return new DomainError('store.wrong_state', { state: storeStatusWord(order.status, locale) });
}

/** The room that a booking asks for. */
function roomFor(request: QuoteStore, { items }: StoreOffer): WantedRoom {
  return {
    warehouseId: Number(request.warehouse_id),
    items,
    plannedIn: request.planned_in,
    plannedOut: request.planned_out,
    orderId: null,
    field: 'items',
  };
}
