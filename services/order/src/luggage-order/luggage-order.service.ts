import { randomBytes } from 'node:crypto';
import type {
  CallContext,
  CancelLuggageOrder,
  Client,
  EditLuggageOrder,
  Handlers,
  ListLuggageOrders,
  LuggageOrderByNo,
  LuggageOrderDetail,
  LuggageOrderNos,
  LuggageOrderRow,
  NoFields,
  OrderBilling,
  Page,
  PlacedOrder,
  PlaceLuggageOrder,
  SaveLuggageDraft,
} from '@parcelway/contracts';
import { DomainError, luggageOrder, pageOf, pickupOrder } from '@parcelway/contracts';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import {
  InjectClient,
  invalidFields,
  once,
  Outbox,
  ownerOf,
  requestHash,
  runNamed,
  Serves,
} from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BillChanges } from '../bill-change/bill-changes';
import { insuranceOf } from '../insurance/order-insurance';
import { sheetBilling } from '../sheet-order/sheet-billing';
import { storeBilling } from '../store-order/store-billing';
import { overridden } from '../price-override/overridden-shipment';
import type { PlacedByStaff } from '../price-override/overridden-shipment';
import { isRefused } from '../quote/price-shipment';
import { HeldCoupons } from '../coupon/held-coupon';
import { priceWithCoupon } from '../coupon/price-with-coupon';
import { memberIdOf, Shipments } from '../quote/shipment';
import { OrderSettings } from '../settings/order-settings';
import { orderNo, parseOrderNo } from './domain/order-no';
import { orderStatusWord } from './domain/status-words';
import { keepLuggageEdit, luggageEdits } from './luggage-edit';
import { LuggageOrderEntity, LuggageOrderHistoryEntity } from './luggage-order.entity';
import type { OrderListRow } from './luggage-order.queries';
import { countByStatus, countOrders, listOrders, placeOrder } from './luggage-order.queries';
import { checkAddresses, orderColumns } from './order-columns';
import { OrderCounts } from './order-counts';
import { callerOf, cancelOrder, lockOrder } from './order-moves';
import { billingOf, detailView, rowView } from './order-views';
import { saveDraft } from './save-draft';
import type { SavedDraft } from './save-draft';

const ORDER_NO_BYTES = 5;
/** Raised by place_luggage_order. */
const PLACED_AT_THE_SAME_TIME = 'PW001';
/** Raised by place_luggage_order. */
const COUPON_GONE = 'PW002';
const MAX_REMOVED_AT_ONCE = 100;

type PlaceResult = { readonly reply: PlacedOrder } | { readonly conflict: true } | { readonly gone: true };

/** Placing and reading luggage orders. Statements: place 2, list 2, detail 3 of one snapshot, 5 of an insured order. */
@Serves(luggageOrder)
export class LuggageOrderService implements Handlers<typeof luggageOrder> {
  private readonly counted = new OrderCounts();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly shipments: Shipments,
    private readonly coupons: HeldCoupons,
    private readonly settings: OrderSettings,
    private readonly bills: BillChanges,
    @InjectClient(pickupOrder) private readonly pickups: Client<typeof pickupOrder>,
  ) {}

  /** `staff`: who places it in the member's name, and the price that was agreed. */
  async place(
    request: PlaceLuggageOrder,
    context: CallContext,
    staff: PlacedByStaff | null = null,
  ): Promise<PlacedOrder> {
    const number = orderNo(randomBytes(ORDER_NO_BYTES));
    const { columns, billing } = await this.offer(number, request, context, staff);
    const result = await this.write([
      ownerOf(context),
      context.idempotencyKey ?? null,
      requestHash({ ...request, override: staff?.override ?? undefined }),
      JSON.stringify(columns),
      JSON.stringify(billing),
      context.requestId,
    ]);
    if ('conflict' in result) throw new DomainError('request.idempotency_conflict');
    if ('gone' in result) throw new DomainError('order.not_found');
    this.outbox.committed();
    return result.reply;
  }

  /** What an order under this number would be, priced now. Errors: those of place. */
  private async offer(
    number: string,
    request: PlaceLuggageOrder,
    context: CallContext,
    staff: PlacedByStaff | null = null,
  ) {
    if (request.agree !== true)
      throw new DomainError('order.terms', {}, [{ field: 'agree', rule: 'required' }]);
    const shipment = await this.shipments.stored(request, context);
    const channel = shipment.book.channels.find(({ id }) => id === Number(request.channel_id));
    if (!channel) throw new DomainError('channel.not_found');
    checkAddresses(request, shipment.sender, shipment.receiver, channel.needsIdCard, context.locale);
    const at = new Date();
    const coupon = await this.coupons.of(request, context, true);
    const listed = priceWithCoupon(channel, shipment, request, { at, locale: context.locale, coupon });
    if (isRefused(listed)) throw new DomainError(listed.refused.code, listed.refused.params);
    const { priced, override } = overridden(listed, staff);
    if (request.pick_up_date)
      await this.pickups.checkDate(
        { zip_code: shipment.sender.zip_code, date: request.pick_up_date },
        context,
      );

    const columns = orderColumns(number, request, shipment, priced, {
      at,
      paymentHours: this.settings.now.payment_hours,
      placedBy: staff?.adminId ?? null,
      override,
    });
    const billing: Omit<OrderBilling, 'order_id'> = {
      order_no: columns.order_no,
      user_id: columns.user_id,
      currency: columns.currency,
      amount: formatMoney(priced.priced.totals.total, columns.currency),
      lines: columns.quote_snapshot.lines.map(({ code, amount }) => ({ code, amount })),
      due_at: columns.payment_due_at,
    };
    return { columns, billing };
  }

  /** Twice where the same call ran at the same time: the second time finds its answer. */
  private async write(values: unknown[], isAgain = false): Promise<PlaceResult> {
    try {
      const [row] = await runNamed<{ result: PlaceResult }>(this.dataSource, placeOrder, values);
      if (!row) throw new Error('place_luggage_order answered nothing');
      return row.result;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!isAgain && code === PLACED_AT_THE_SAME_TIME) return this.write(values, true);
      if (code === COUPON_GONE) throw new DomainError('coupon.not_usable');
      throw error;
    }
  }

  saveDraft(request: SaveLuggageDraft, context: CallContext): Promise<SavedDraft> {
    return this.dataSource.transaction((manager) => saveDraft(manager, request, context));
  }

  /**
   * A draft is submitted; an order that waits for payment gets a new price: the change is kept, then its bill gives way to a new one, and then the
   * change is the order.
   */
  async edit(request: EditLuggageOrder, context: CallContext): Promise<PlacedOrder> {
    const userId = memberIdOf(context);
    const number = parseOrderNo(request.order_no) ?? request.order_no;
    const { order_no: _, ...wanted } = request;
    const before = await find(this.dataSource.manager, number, context);
    if (before.orderStatus === OrderStatus.draft)
      return this.place({ ...wanted, draft_id: before.id }, context);
    if (before.quoteSnapshot.override) throw new DomainError('order.price_agreed');
    if (before.pendingEdit)
      await this.bills.settle(luggageEdits, before.id, before.pendingEdit.revision, context);
    const { columns, billing } = await this.offer(number, wanted, context);
    const { revision, ...reply } = await this.dataSource.transaction((manager) =>
      once(manager, 'order.luggage-order.edit', request, context, async () => {
        const order = await lockOrder(manager, { orderNo: number, userId });
        if (order.orderStatus !== OrderStatus.awaitingPayment) throw wrongState(order, context);
        if (order.pendingEdit) throw new DomainError('order.edit_pending');
        return {
          order_id: order.id,
          order_no: number,
          order_total_amount: billing.amount,
          order_status: order.orderStatus,
          pay_status: order.payStatus,
          revision: await keepLuggageEdit(manager, order, columns, {
            ...billing,
            order_id: order.id,
            due_at: order.paymentDueAt.toISOString(),
          }),
        };
      }),
    );
    if (!(await this.bills.settle(luggageEdits, reply.order_id, revision, context))) {
      const order = await find(this.dataSource.manager, number, context);
      throw order.orderStatus === OrderStatus.awaitingPayment
        ? new DomainError('pay.already_paid')
        : wrongState(order, context);
    }
    return reply;
  }

  async cancel(request: CancelLuggageOrder, context: CallContext): Promise<{ order_status: number }> {
    const userId = memberIdOf(context);
    const orderNo = parseOrderNo(request.order_no) ?? request.order_no;
    const status = await this.dataSource.transaction(async (manager) => {
      const order = await lockOrder(manager, { orderNo, userId });
      await cancelOrder(manager, this.outbox, order, {
        by: callerOf(context),
        reason: request.reason ?? '',
        refundTo: request.refund_to,
        locale: context.locale,
        requestId: context.requestId,
      });
      return order.orderStatus;
    });
    this.outbox.committed();
    return { order_status: status };
  }

  async remove(request: LuggageOrderNos, context: CallContext): Promise<null> {
    const numbers = Array.isArray(request.order_nos) ? request.order_nos.map(String) : [];
    if (numbers.length === 0 || numbers.length > MAX_REMOVED_AT_ONCE)
      throw invalidFields([{ field: 'order_nos', rule: 'list' }]);
    const wanted = numbers.map((text) => parseOrderNo(text) ?? text);
    await this.dataSource.transaction(async (manager) => {
      const removed = (await manager.query(
        `UPDATE luggage_order SET delete_time = now(), update_time = now(), version = version + 1
         WHERE order_no = ANY ($1) AND user_id = $2 AND order_status IN (0, 9) AND delete_time IS NULL RETURNING order_no`,
        [wanted, memberIdOf(context)],
      )) as [unknown[], number];
      if (removed[1] !== new Set(wanted).size) await this.refuseRemoval(wanted, context);
    });
    return null;
  }

  /** Says of the first that could not be removed why. */
  private async refuseRemoval(numbers: readonly string[], context: CallContext): Promise<never> {
    for (const number of numbers) {
      const order = await find(this.dataSource.manager, number, context);
      if (order.orderStatus !== OrderStatus.draft && order.orderStatus !== OrderStatus.cancelled)
        throw wrongState(order, context);
    }
    throw new DomainError('order.not_found');
  }

  async list(request: ListLuggageOrders, context: CallContext): Promise<Page<LuggageOrderRow>> {
    const userId = memberIdOf(context);
    const { limit, offset } = pageOf(request);
    const status =
      request.order_status === undefined || request.order_status === '' ? null : Number(request.order_status);
    const words = (request.quick_search ?? request.quickSearch ?? '').trim();
    const filters = [
      userId,
      status,
      request.pay_status ? Number(request.pay_status) : null,
      words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null,
    ];
    const which = status === null ? 'any' : 'ofStatus';
    const [rows, total] = await Promise.all([
      runNamed<OrderListRow>(this.dataSource, listOrders[which], [...filters, limit, offset]),
      this.counted.total(filters.join('|'), async () => {
        const [count] = await runNamed<{ total: number }>(this.dataSource, countOrders[which], filters);
        return count?.total ?? 0;
      }),
    ]);
    return { list: rows.map((row) => rowView(row, context)), total, remark: '' };
  }

  /** Of the calling member; of everybody for staff. */
  async counts(_request: NoFields, context: CallContext): Promise<Record<string, number>> {
    const userId = context.identity.kind === 'admin' ? null : memberIdOf(context);
    const rows = await runNamed<{ order_status: number; total: number }>(this.dataSource, countByStatus, [
      userId,
    ]);
    return Object.fromEntries(rows.map((row) => [String(row.order_status), row.total]));
  }

  async detail(request: LuggageOrderByNo, context: CallContext): Promise<LuggageOrderDetail> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const order = await find(manager, request.order_no, context);
      const history = await manager.find(LuggageOrderHistoryEntity, {
        where: { subjectId: order.id },
        order: { id: 'ASC' },
      });
      return detailView(order, history, await insuranceOf(manager, order.orderNo), context);
    });
  }

  async billing(request: LuggageOrderByNo, context: CallContext): Promise<OrderBilling> {
    const sheetNo = parseOrderNo(request.order_no, 'SH');
    if (sheetNo) return sheetBilling(this.dataSource, sheetNo, context);
    const storeNo = parseOrderNo(request.order_no, 'ST');
    if (storeNo) return storeBilling(this.dataSource, storeNo, context);
    const order = await find(this.dataSource.manager, request.order_no, context);
    if (order.orderStatus === OrderStatus.draft || order.orderStatus === OrderStatus.cancelled)
      throw new DomainError('order.not_found');
    return billingOf(order);
  }
}

function wrongState(order: LuggageOrderEntity, { locale }: CallContext): DomainError {
  return new DomainError('order.wrong_state', { state: orderStatusWord(order.orderStatus, locale) });
}

/** A member finds only the member's own; anything else is order.not_found. */
async function find(manager: EntityManager, text: string, context: CallContext): Promise<LuggageOrderEntity> {
  const number = parseOrderNo(text) ?? text;
  const owner =
    context.identity.kind === 'admin' || context.identity.kind === 'service'
      ? {}
      : { userId: memberIdOf(context) };
  const order = await manager.findOneBy(LuggageOrderEntity, { orderNo: number, ...owner });
  if (!order) throw new DomainError('order.not_found');
  return order;
}
