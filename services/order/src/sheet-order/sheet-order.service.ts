import type {
  CallContext,
  CancelSheetOrder,
  Client,
  CreatedSheetOrder,
  CreateSheetOrder,
  CreateSheetOrders,
  EditSheetOrder,
  Handlers,
  ListSheetOrders,
  NoSheetFields,
  Page,
  PriceSheet,
  PriceWithCoupon,
  ReducedPrice,
  SheetBatchAnswer,
  BatchResult,
  SheetOrderDetail,
  SheetOrderIds,
  SheetOrderRef,
  SheetOrderReply,
  SheetOrderRow,
  SheetQuotes,
  SheetTrackEvent,
  SubmitSheetOrders,
  TrackNumber,
  TrackView,
} from '@parcelway/contracts';
import {
  DomainError,
  serviceContext,
  SHEET_BATCH_CAP,
  SHEET_LABEL_CAP,
  sheetOrder,
  sheetWaybill,
} from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { InjectClient, invalidFields, Outbox, Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { eachRow, idsOf } from '../batch/each-row';
import { isReceivers, publicTrack, storedForms } from './domain/public-track';
import { joinPdfs } from './joined-pdf';
import { makesFor, ownerOf } from './sheet-caller';
import { SheetChanges } from './sheet-changes';
import { SheetCoupons } from './sheet-coupons';
import { SheetEntry } from './sheet-entry';
import { SheetOffers } from './sheet-offer';
import { SheetOrderEntity } from './sheet-order.entity';
import { ordersInOrder, ownerWhere } from './sheet-order.queries';
import type { Owner } from './sheet-order.queries';
import { SheetReading } from './sheet-reading';
import { replyOf } from './sheet-views';

/** Rows of a batch that are worked on at the same time. */
const AT_ONCE = 32;

/** Sheet orders as members, partner apps and staff see and make them. */
@Serves(sheetOrder)
export class SheetOrderService implements Handlers<typeof sheetOrder> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly entry: SheetEntry,
    private readonly offers: SheetOffers,
    private readonly changes: SheetChanges,
    private readonly reading: SheetReading,
    private readonly coupons: SheetCoupons,
    @InjectClient(sheetWaybill) private readonly waybills: Client<typeof sheetWaybill>,
  ) {}

  create(request: CreateSheetOrder, context: CallContext): Promise<CreatedSheetOrder> {
    return this.entry.create(request, context);
  }

  async createBatch(request: CreateSheetOrders, context: CallContext): Promise<readonly SheetBatchAnswer[]> {
    makesFor(request, context);
    const rows = Array.isArray(request.rows) ? request.rows : [];
    if (rows.length === 0 || rows.length > SHEET_BATCH_CAP)
      throw invalidFields([{ field: 'rows', rule: 'list', params: { min: 1, max: SHEET_BATCH_CAP } }]);
    const { idempotencyKey: _, ...each } = context;
    const answers: SheetBatchAnswer[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let index = next++; index < rows.length; index = next++)
        answers[index] = await this.answerOf({ ...request, body: rows[index] }, index, each);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return answers;
  }

  private async answerOf(
    request: CreateSheetOrder,
    index: number,
    context: CallContext,
  ): Promise<SheetBatchAnswer> {
    try {
      return { index, order: await this.entry.create(request, context) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { code, params, fields } = error;
      const given = (request.body as { out_order_id?: unknown } | null)?.out_order_id;
      return { index, out_order_id: typeof given === 'string' ? given : '', error: { code, params, fields } };
    }
  }

  quote(request: PriceSheet, context: CallContext): Promise<SheetQuotes> {
    const { userId } = makesFor(request, context);
    return this.offers.quotes(userId, { ...request, packageWeight: Number(request.packageWeight) }, context);
  }

  async priceWithCoupon(request: PriceWithCoupon, context: CallContext): Promise<ReducedPrice> {
    const order = await this.find({ id: request.id }, context);
    const { currency } = order;
    const { amount, discount } = await this.coupons.price(order, Number(request.member_coupon_id), context);
    return {
      amount: formatMoney(amount, currency),
      discount_amount: formatMoney(discount, currency),
      currency,
    };
  }

  async read(request: SheetOrderRef, context: CallContext): Promise<SheetOrderReply> {
    return replyOf(await this.find(request, context));
  }

  async detail(request: SheetOrderRef, context: CallContext): Promise<SheetOrderDetail> {
    return this.reading.detail(await this.find(request, context), context);
  }

  list(request: ListSheetOrders, context: CallContext): Promise<Page<SheetOrderRow>> {
    return this.reading.list(request, context);
  }

  counts(_request: NoSheetFields, context: CallContext): Promise<Record<string, number>> {
    return this.reading.counts(ownerOf({}, context));
  }

  async edit(request: EditSheetOrder, context: CallContext): Promise<SheetOrderReply> {
    const owner = ownerOf({}, context);
    return replyOf(await this.changes.edit(Number(request.id), owner, request.body, context));
  }

  async submit(request: SubmitSheetOrders, context: CallContext): Promise<BatchResult> {
    const couponId = request.member_coupon_id ? Number(request.member_coupon_id) : null;
    if (couponId !== null && idsOf(request.ids).length > 1)
      throw new DomainError('coupon.one_order', {}, [{ field: 'member_coupon_id', rule: 'refused' }]);
    return this.each(request, context, (id, owner) => this.changes.submit(id, owner, couponId, context));
  }

  retry(request: SheetOrderIds, context: CallContext): Promise<BatchResult> {
    return this.each(request, context, (id, owner) => this.changes.retry(id, owner, context));
  }

  async cancel(request: CancelSheetOrder, context: CallContext): Promise<SheetOrderReply> {
    const { id } = await this.find(request, context);
    const voided = await this.changes.void(id, ownerOf(request, context), request.reason ?? '', context);
    return replyOf(voided);
  }

  voidMany(request: SheetOrderIds, context: CallContext): Promise<BatchResult> {
    return this.each(request, context, (id, owner) =>
      this.changes.void(id, owner, request.reason ?? '', context),
    );
  }

  async remove(request: SheetOrderIds, context: CallContext): Promise<null> {
    const ids = idsOf(request.ids);
    const owner = ownerOf({}, context);
    await this.changes.remove(ids, owner, context);
    return null;
  }

  async label(request: SheetOrderRef, context: CallContext): Promise<Uint8Array> {
    return this.printed([await this.find(request, context)]);
  }

  async labels(request: SheetOrderIds, context: CallContext): Promise<Uint8Array> {
    const ids = idsOf(request.ids, SHEET_LABEL_CAP);
    return this.printed(await ordersInOrder(this.dataSource.manager, ids, ownerOf({}, context)));
  }

  /** Carriers' labels as they gave them, our own printed anew, in the order asked for. Errors: waybill.label_not_ready. */
  private async printed(orders: readonly SheetOrderEntity[]): Promise<Uint8Array> {
    if (orders.some((order) => !order.trackingNumber || order.isVoid))
      throw new DomainError('waybill.label_not_ready');
    const own = orders.filter((order) => !order.labelPdf).map(({ sheetNo }) => sheetNo);
    if (own.length === orders.length)
      return this.waybills.labels({ references: own }, serviceContext('order', 'labels', 15_000));
    const files = await Promise.all(
      orders.map(async ({ labelPdf, sheetNo }) =>
        labelPdf
          ? Buffer.from(labelPdf, 'base64')
          : this.waybills.labels({ references: [sheetNo] }, serviceContext('order', 'labels', 15_000)),
      ),
    );
    return joinPdfs(files);
  }

  async track(
    request: SheetOrderRef,
    context: CallContext,
  ): Promise<{ status: number; events: readonly SheetTrackEvent[] }> {
    const order = await this.find(request, context);
    return { status: order.waybillStatus, events: await this.reading.track(order, context) };
  }

  async trackByNumber(request: TrackNumber, context: CallContext): Promise<TrackView> {
    const { trackingNumber, sheetNo } = storedForms(request.order_no);
    const order = await this.dataSource.manager.findOneBy(SheetOrderEntity, [
      { trackingNumber },
      ...(sheetNo ? [{ sheetNo }] : []),
    ]);
    if (!order) throw new DomainError('track.not_found');
    const { identity } = context;
    const isOwner = identity.kind === 'member' && identity.id === order.userId;
    return publicTrack(
      {
        status: order.waybillStatus,
        events: await this.reading.track(order, context),
        receiver_city: order.receiverCity,
        order_no: order.sheetNo,
      },
      isOwner || identity.kind === 'admin' || isReceivers(request.verify, order.requestContent),
    );
  }

  /** One order of the caller's. Errors: sheet.not_found. */
  private async find(request: SheetOrderRef, context: CallContext): Promise<SheetOrderEntity> {
    const owner = ownerOf(request, context);
    if (!request.id && !request.out_order_id)
      throw invalidFields([{ field: 'out_order_id', rule: 'required' }]);
    const found = await this.dataSource.manager.findOneBy(SheetOrderEntity, {
      ...(request.id ? { id: Number(request.id) } : { outOrderId: request.out_order_id ?? '' }),
      ...ownerWhere(owner),
    });
    if (!found) throw new DomainError('sheet.not_found');
    return found;
  }

  /** The same act on several orders, each on its own. */
  private async each(
    request: SheetOrderIds,
    context: CallContext,
    act: (id: number, owner: Owner) => Promise<unknown>,
  ): Promise<BatchResult> {
    const owner = ownerOf({}, context);
    const result = await eachRow(request.ids, (id) => act(id, owner));
    this.outbox.committed();
    return result;
  }
}
