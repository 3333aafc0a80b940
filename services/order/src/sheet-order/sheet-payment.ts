import { Injectable } from '@nestjs/common';
import type {
  BillPaid,
  BillPayments,
  BillRefunded,
  CallContext,
  Client,
  ErrorCode,
  PaidFromBalance,
} from '@parcelway/contracts';
import { billPayments, DomainError, payment, serviceContext } from '@parcelway/contracts';
import { PayStatus, SheetStatus } from '@parcelway/contracts/statuses';
import { parseMoney } from '@parcelway/money';
import { InjectClient } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { OrderSettings } from '../settings/order-settings';
import { fiveAmounts } from './domain/five-amounts';
import { SheetOrderEntity } from './sheet-order.entity';
import { lockSheetOrder } from './sheet-order.queries';

/** Where the money of a paid bill stands among the five amounts (D3). */
const COLUMN_OF_WAY: Readonly<Record<BillPaid['way'], 'internal' | 'third_party' | 'offline'>> = {
  balance: 'internal',
  card: 'third_party',
  third_party: 'third_party',
  offline: 'offline',
};

type Paid = Pick<BillPaid, 'ref_id' | 'currency' | 'amount' | 'way' | 'wallet_currency'>;
/** Why a balance in another currency cannot help out. */
const NOT_FROM_ANOTHER: readonly ErrorCode[] = [
  'pay.insufficient',
  'pay.frozen',
  'pay.no_rate',
  'pay.too_small',
];

const isError = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof DomainError && codes.includes(error.code);

type Charged = Pick<SheetOrderEntity, 'id' | 'sheetNo' | 'userId' | 'currency'>;

/** Money of sheet orders: one charge an order, however often it is asked for. */
@Injectable()
export class SheetPayments {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(payment) private readonly payments: Client<typeof payment>,
    @InjectClient(billPayments) private readonly books: Client<typeof billPayments>,
    private readonly settings: OrderSettings,
  ) {}

  /**
   * Charges the member what the bill says, from the balance in the order's currency, or where that does not suffice from the one in the default
   * currency, and lets the order be booked; one that was paid meanwhile is noted by the event of its payment. Errors: pay.insufficient (of the
   * order's currency), pay.frozen, pay.bill_void.
   */
  async charge(order: Charged, context: CallContext): Promise<void> {
    const paid = await this.pay(order, context).catch((error: unknown) => {
      if (!isError(error, 'pay.already_paid')) throw error;
      return null;
    });
    if (paid)
      await this.markPaid(this.dataSource.manager, [
        {
          ...{ ref_id: order.id, currency: order.currency, amount: paid.paid_amount, way: 'balance' },
          ...(paid.wallet_currency && { wallet_currency: paid.wallet_currency }),
        },
      ]);
  }

  private async pay(order: Charged, context: CallContext): Promise<PaidFromBalance> {
    const asMember: CallContext = {
      identity: { kind: 'member', id: order.userId, sessionId: '' },
      locale: context.locale,
      requestId: context.requestId,
      deadline: context.deadline,
    };
    const what = { order_no: order.sheetNo };
    const { default_currency: another } = this.settings.now;
    return this.payments.payFromBalance(what, asMember).catch((short: unknown) => {
      if (!isError(short, 'pay.insufficient') || another === order.currency) throw short;
      return this.payments
        .payFromBalance({ ...what, wallet_currency: another }, asMember)
        .catch((error: unknown) => {
          // The order's own currency says what is missing.
          throw isError(error, ...NOT_FROM_ANOTHER) ? short : error;
        });
    });
  }

  /** Notes payments and lets what waits be booked; an order that is paid already stays as it is. */
  async markPaid(manager: EntityManager, paid: readonly Paid[]): Promise<void> {
    const bills = paid.map(({ ref_id, currency, amount, way, wallet_currency }) => ({
      id: ref_id,
      amount: parseMoney(amount, currency).toString(),
      way: COLUMN_OF_WAY[way],
      // Of the money that was paid with.
      currency: wallet_currency ?? currency,
    }));
    await manager.query(
      `UPDATE sheet_order AS o
       SET pay_status = CASE WHEN is_void THEN o.pay_status ELSE 2 END, paid_amount = b.amount, actual_pay_amount = b.amount,
           third_party_paid_amount = CASE WHEN b.way = 'third_party' THEN b.amount ELSE 0 END,
           money_paid_amount = CASE WHEN b.way = 'internal' THEN b.amount ELSE 0 END,
           internal_money_paid_amount = CASE WHEN b.way = 'internal' AND b.currency = o.currency THEN b.amount ELSE 0 END,
           foreign_money_paid_amount = CASE WHEN b.way = 'internal' AND b.currency <> o.currency THEN b.amount ELSE 0 END,
           offline_paid_amount = CASE WHEN b.way = 'offline' THEN b.amount ELSE 0 END,
           book_at = CASE WHEN o.status IN (0, 2) AND NOT is_void THEN now() ELSE o.book_at END,
           last_error = '', version = version + 1, update_time = now()
       FROM jsonb_to_recordset($1::jsonb) AS b(id bigint, amount bigint, way text, currency text)
       WHERE o.id = b.id AND o.pay_status = 1 AND o.paid_amount = 0`,
      [JSON.stringify(bills)],
    );
  }

  /**
   * Reads again what was paid and given back, as the books have it, and lets an order that turns out to be paid be booked. An order that changed
   * while the books were asked is asked about once more. Errors: sheet.not_found.
   */
  async resolve(id: number, context: CallContext): Promise<SheetOrderEntity> {
    for (;;) {
      const before = await this.dataSource.manager.findOneBy(SheetOrderEntity, { id });
      if (!before) throw new DomainError('sheet.not_found');
      const request = { bill_type: 'sheet' as const, ref_id: id, user_id: before.userId };
      const timeLeft = context.deadline - Date.now();
      const books = await this.books.of(request, serviceContext('order', context.requestId, timeLeft));
      const resolved = await this.dataSource.transaction(async (manager) => {
        const order = await lockSheetOrder(manager, id);
        if (order.version !== before.version) return null;
        return this.takeOver(manager, order, books);
      });
      if (resolved) return resolved;
    }
  }

  private async takeOver(
    manager: EntityManager,
    order: SheetOrderEntity,
    books: BillPayments,
  ): Promise<SheetOrderEntity> {
    const amounts = fiveAmounts(books.paid, order.currency);
    const actualPayAmount = amounts.paidAmount - parseMoney(books.refunded_amount, order.currency);
    const payStatus = books.pay_status ?? order.payStatus;
    const isNewlyPaid = order.payStatus === PayStatus.unpaid && payStatus === PayStatus.paid;
    const waits = order.status === SheetStatus.awaiting || order.status === SheetStatus.failed;
    return manager.save(
      Object.assign(order, amounts, {
        actualPayAmount,
        payStatus,
        ...(isNewlyPaid && waits && !order.isVoid ? { bookAt: new Date() } : {}),
      }),
    );
  }

  /** What went back lowers what was actually paid; all of it makes the order refunded. */
  async noteRefund(manager: EntityManager, refund: BillRefunded): Promise<void> {
    await manager.query(
      `UPDATE sheet_order SET actual_pay_amount = actual_pay_amount - $2, version = version + 1, update_time = now(),
         pay_status = CASE WHEN paid_amount > 0 AND actual_pay_amount - $2 <= 0 THEN 3 ELSE pay_status END
       WHERE id = $1`,
      [refund.ref_id, parseMoney(refund.amount, refund.currency).toString()],
    );
  }
}
