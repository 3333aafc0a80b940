import { randomBytes } from 'node:crypto';
import type {
  CallContext,
  Client,
  Handlers,
  ListLuggageOrders,
  LuggageOrderByNo,
  LuggageOrderDetail,
  LuggageOrderRow,
  NoFields,
  OrderBilling,
  Page,
  PlacedOrder,
  PlaceLuggageOrder,
} from '@parcelway/contracts';
import { DomainError, luggageOrder, pageOf, pickupOrder } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient, Outbox, ownerOf, requestHash, runNamed, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { isRefused, priceShipment } from '../quote/price-shipment';
import { memberIdOf, Shipments } from '../quote/shipment';
import { orderNo, parseOrderNo } from './domain/order-no';
import { LuggageOrderEntity, LuggageOrderHistoryEntity } from './luggage-order.entity';
import type { OrderListRow } from './luggage-order.queries';
import { countByStatus, countOrders, listOrders, placeOrder } from './luggage-order.queries';
import { checkAddresses, orderColumns } from './order-columns';
import { OrderCounts } from './order-counts';
import { detailView, rowView } from './order-views';

const ORDER_NO_BYTES = 5;
/** Raised by place_luggage_order. */
const PLACED_AT_THE_SAME_TIME = 'PW001';
type PlaceResult = { readonly reply: PlacedOrder } | { readonly conflict: true };

/** Placing and reading luggage orders. Statements: place 2, list 2, detail 2. */
@Serves(luggageOrder)
export class LuggageOrderService implements Handlers<typeof luggageOrder> {
  private readonly counted = new OrderCounts();

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly shipments: Shipments,
    @InjectClient(pickupOrder) private readonly pickups: Client<typeof pickupOrder>,
  ) {}

  async place(request: PlaceLuggageOrder, context: CallContext): Promise<PlacedOrder> {
    if (request.agree !== true)
      throw new DomainError('order.terms', {}, [{ field: 'agree', rule: 'required' }]);
    const shipment = await this.shipments.of(request, context);
    const channel = shipment.book.channels.find(({ id }) => id === Number(request.channel_id));
    if (!channel) throw new DomainError('channel.not_found');
    checkAddresses(request, shipment.sender, shipment.receiver, channel.needsIdCard, context.locale);
    const at = new Date();
    const priced = priceShipment(channel, shipment, request, at);
    if (isRefused(priced)) throw new DomainError(priced.refused.code, priced.refused.params);
    if (request.pick_up_date)
      await this.pickups.checkDate(
        { zip_code: shipment.sender.zip_code, date: request.pick_up_date },
        context,
      );

    const columns = orderColumns(orderNo(randomBytes(ORDER_NO_BYTES)), request, shipment, priced, at);
    const billing: Omit<OrderBilling, 'order_id'> = {
      order_no: columns.order_no,
      user_id: columns.user_id,
      currency: columns.currency,
      amount: formatMoney(priced.priced.totals.total, columns.currency),
      lines: columns.quote_snapshot.lines.map(({ code, amount }) => ({ code, amount })),
      due_at: columns.payment_due_at,
    };
    const result = await this.write([
      ownerOf(context),
      context.idempotencyKey ?? null,
      requestHash(request),
      JSON.stringify(columns),
      JSON.stringify(billing),
      context.requestId,
    ]);
    if ('conflict' in result) throw new DomainError('request.idempotency_conflict');
    this.outbox.committed();
    return result.reply;
  }

  /** Twice where the same call ran at the same time: the second time finds its answer. */
  private async write(values: unknown[], isAgain = false): Promise<PlaceResult> {
    try {
      const [row] = await runNamed<{ result: PlaceResult }>(this.dataSource, placeOrder, values);
      if (!row) throw new Error('place_luggage_order answered nothing');
      return row.result;
    } catch (error) {
      if (!isAgain && (error as { code?: string }).code === PLACED_AT_THE_SAME_TIME)
        return this.write(values, true);
      throw error;
    }
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
    const order = await this.find(request.order_no, context);
    const history = await this.dataSource
      .getRepository(LuggageOrderHistoryEntity)
      .find({ where: { subjectId: order.id }, order: { id: 'ASC' } });
    return detailView(order, history, context);
  }

  async billing(request: LuggageOrderByNo, context: CallContext): Promise<OrderBilling> {
    const order = await this.find(request.order_no, context);
    return {
      order_id: order.id,
      order_no: order.orderNo,
      user_id: order.userId,
      currency: order.currency,
      amount: formatMoney(order.orderTotalAmount, order.currency),
      lines: order.quoteSnapshot.lines.map(({ code, amount }) => ({ code, amount })),
      due_at: order.paymentDueAt.toISOString(),
    };
  }

  /** A member finds only the member's own; anything else is order.not_found. */
  private async find(text: string, context: CallContext): Promise<LuggageOrderEntity> {
    const number = parseOrderNo(text) ?? text;
    const owner =
      context.identity.kind === 'admin' || context.identity.kind === 'service'
        ? {}
        : { userId: memberIdOf(context) };
    const order = await this.dataSource
      .getRepository(LuggageOrderEntity)
      .findOneBy({ orderNo: number, ...owner });
    if (!order) throw new DomainError('order.not_found');
    return order;
  }
}
