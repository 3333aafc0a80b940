import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallContext, CreatedSheetOrder, CreateSheetOrder } from '@parcelway/contracts';
import { DomainError, SheetOrderBody } from '@parcelway/contracts';
import { PayStatus, SheetStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { batched, invalidFields, Outbox, requestHash, validateRequest } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { BillChanges } from '../bill-change/bill-changes';
import { orderNo } from '../luggage-order/domain/order-no';
import { callerOf } from '../luggage-order/order-moves';
import { BookingQueue } from './booking-queue';
import { sheetFaults } from './domain/sheet-checks';
import { bodyColumns } from './sheet-columns';
import { makesFor } from './sheet-caller';
import { sheetEdits } from './sheet-edit';
import { channelField, SheetOffers } from './sheet-offer';
import type { SheetOffer } from './sheet-offer';
import { SheetOrderEntity } from './sheet-order.entity';
import { byReference, enterSheetOrders } from './sheet-order.queries';
import type { EnteredSheetOrder } from './sheet-order.queries';
import { SheetPayments } from './sheet-payment';
import { replyOf } from './sheet-views';
import type { RepliedOrder } from './sheet-views';

const ORDER_NO_BYTES = 5;
const KEY_CHARACTERS = 24;
/** Orders that one statement enters at most. */
const ENTERED_AT_ONCE = 64;

/** Reads a body and what no shape can say of it. Errors: request.invalid. */
export function readBody(value: unknown): SheetOrderBody {
  const body = validateRequest(SheetOrderBody, value);
  if (!body.channel_code && !body.channel_id)
    throw invalidFields([{ field: 'channel_code', rule: 'required' }]);
  const faults = sheetFaults(body);
  if (faults.length > 0) throw invalidFields(faults);
  return {
    ...body,
    packageWeight: Number(body.packageWeight),
    items: body.items.map((item) => ({ ...item, itemQuantity: Number(item.itemQuantity) })),
  };
}

/** Enters orders, each reference once (D5): entry, charge, booking. */
@Injectable()
export class SheetEntry {
  private readonly enter = batched(
    (entries: readonly EnteredSheetOrder[]) => enterSheetOrders(this.dataSource, entries),
    ENTERED_AT_ONCE,
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly offers: SheetOffers,
    private readonly payments: SheetPayments,
    private readonly bills: BillChanges,
    private readonly queue: BookingQueue,
  ) {}

  async create(request: CreateSheetOrder, context: CallContext): Promise<CreatedSheetOrder> {
    const { userId, appId } = makesFor(request, context);
    const { submit = true, ...body } = readBody(request.body);
    if (appId !== '' && !body.out_order_id)
      throw invalidFields([{ field: 'out_order_id', rule: 'required' }]);
    const sheetNo = orderNo(randomBytes(ORDER_NO_BYTES), 'SH');
    const given = body.out_order_id || keyReference(context);
    const outOrderId = given ?? sheetNo;
    const bodyHash = requestHash(body);
    const reference = { userId, appId, outOrderId };
    const offer = await this.offerOf(userId, body, request, context).catch(async (error: unknown) => {
      // What was entered once is answered so, whatever is sold by now.
      const known = given ? await byReference(this.dataSource, reference) : null;
      if (!known) throw error;
      return known;
    });
    if (offer instanceof SheetOrderEntity) return this.repeat(offer, bodyHash, submit, context);
    const columns = columnsOf(sheetNo, { ...reference, bodyHash }, body, offer, request, submit);
    const by = callerOf(context);
    const id = await this.enter({
      columns,
      fact: entryFact(columns),
      byType: by.type,
      byId: by.id,
      requestId: context.requestId,
    });
    this.outbox.committed();
    if (id === null) {
      const first = await byReference(this.dataSource, reference);
      if (!first) throw new Error(`reference ${outOrderId} is taken and not to be found`);
      return this.repeat(first, bodyHash, submit, context);
    }
    const order = newOrder(id, columns);
    if (columns.book_at) this.queue.wake();
    else if (submit) await this.settle(order, context);
    return { ...replyOf(order), repeated: false };
  }

  /** Whether `create` would take it; nothing is made. Errors: those of `create`. */
  async judge(request: CreateSheetOrder, context: CallContext): Promise<void> {
    const { userId, appId } = makesFor(request, context);
    const { submit: _, ...body } = readBody(request.body);
    const { out_order_id: outOrderId = '' } = body;
    const known = outOrderId && (await byReference(this.dataSource, { userId, appId, outOrderId }));
    if (!known) return void (await this.offers.of(userId, body, context));
    if (known.bodyHash !== requestHash(body) || known.deleteTime)
      throw new DomainError('sheet.duplicate_reference', { out_order_id: outOrderId });
  }

  private async offerOf(
    userId: number,
    body: SheetOrderBody,
    { channel_ids = [] }: CreateSheetOrder,
    context: CallContext,
  ): Promise<SheetOffer> {
    const offer = await this.offers.of(userId, body, context);
    if (channel_ids.length > 0 && !channel_ids.includes(offer.channel.id))
      throw new DomainError('partner.channel', {}, [{ field: channelField(body), rule: 'refused' }]);
    return offer;
  }

  /** Charges what is to be charged and has the order booked; sets `payStatus` of what it was given. Errors: pay.*. */
  async settle(order: Payable, context: CallContext): Promise<void> {
    if (order.pendingEdit) await this.bills.settle(sheetEdits, order.id, order.pendingEdit.revision, context);
    if (order.payWay === 'balance' && order.payStatus === PayStatus.unpaid) {
      await this.payments.charge(order, context);
      order.payStatus = PayStatus.paid;
    } else
      await this.dataSource.query(
        `UPDATE sheet_order SET book_at = now() WHERE id = $1 AND status IN (0, 2) AND NOT is_void`,
        [order.id],
      );
    this.queue.wake();
  }

  /** The same again: nothing is made or charged twice; what could not be paid the first time is paid now. */
  private async repeat(
    order: SheetOrderEntity,
    bodyHash: string,
    submit: boolean,
    context: CallContext,
  ): Promise<CreatedSheetOrder> {
    if (order.bodyHash !== bodyHash || order.deleteTime)
      throw new DomainError('sheet.duplicate_reference', { out_order_id: order.outOrderId });
    const isOpen = order.status === SheetStatus.awaiting && !order.isVoid;
    if (submit && isOpen && order.payWay === 'balance' && order.payStatus === PayStatus.unpaid)
      await this.settle(order, context);
    return { ...replyOf(order), repeated: true };
  }
}

/** What the charge of an order needs of it. */
type Payable = Pick<
  SheetOrderEntity,
  'id' | 'sheetNo' | 'userId' | 'payWay' | 'payStatus' | 'currency' | 'amount' | 'pendingEdit'
>;

/** A new row as far as its charge and its answer need it. */
function newOrder(id: number, columns: ReturnType<typeof columnsOf>): Payable & RepliedOrder {
  return {
    id,
    sheetNo: columns.sheet_no,
    userId: columns.user_id,
    outOrderId: columns.out_order_id,
    payWay: columns.pay_way,
    currency: columns.currency,
    amount: BigInt(columns.amount),
    status: SheetStatus.awaiting,
    payStatus: PayStatus.unpaid,
    pendingEdit: null,
    orderCode: null,
    trackingNumber: null,
    isVoid: false,
    lastError: '',
  };
}

/** A member's call with a key and no reference of its own gets the same reference each time. */
function keyReference({ identity, idempotencyKey }: CallContext): string | null {
  if (!idempotencyKey || identity.kind !== 'member') return null;
  return `K-${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, KEY_CHARACTERS)}`;
}

function columnsOf(
  sheetNo: string,
  reference: { userId: number; appId: string; outOrderId: string; bodyHash: string },
  body: Omit<SheetOrderBody, 'submit'>,
  offer: SheetOffer,
  request: CreateSheetOrder,
  submit: boolean,
) {
  const payWay = request.pay_way ?? 'balance';
  return {
    sheet_no: sheetNo,
    user_id: reference.userId,
    logistice: request.logistice ?? 'self',
    app_id: reference.appId,
    pay_way: payWay,
    out_order_id: reference.outOrderId,
    body_hash: reference.bodyHash,
    book_at: submit && payWay === 'none' ? new Date().toISOString() : null,
    ...bodyColumns({ ...body, out_order_id: reference.outOrderId }, offer),
  };
}

/** The event of a new order without its id, which the statement adds. */
function entryFact(columns: ReturnType<typeof columnsOf>) {
  return {
    sheet_no: columns.sheet_no,
    out_order_id: columns.out_order_id,
    order_code: null,
    status: SheetStatus.awaiting,
    tracking_number: null,
    currency: columns.currency,
    amount: formatMoney(BigInt(columns.amount), columns.currency),
    pay_status: PayStatus.unpaid,
    is_void: false,
    last_error: '',
    user_id: columns.user_id,
    app_id: columns.app_id,
    at: new Date().toISOString(),
  };
}
