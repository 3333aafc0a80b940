import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError, inNameOf } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { BillChanges } from '../bill-change/bill-changes';
import type { CouponEntity } from '../coupon/coupon.entity';
import { MemberCouponEntity } from '../coupon/coupon.entity';
import { couponRefusal } from '../coupon/domain/coupon-use';
import { HeldCoupons, takenCoupon } from '../coupon/held-coupon';
import { valueOf } from '../coupon/price-with-coupon';
import { callerOf } from '../luggage-order/order-moves';
import { couponOff, freightOf, reducedBy } from './domain/sheet-price';
import type { SheetPrice } from './domain/sheet-price';
import { keepSheetEdit, sheetEdits } from './sheet-edit';
import { SheetOrderEntity } from './sheet-order.entity';
import { lockSheetOrder } from './sheet-order.queries';

/** Coupons of packages: chosen when one is paid. */
@Injectable()
export class SheetCoupons {
  constructor(
    private readonly dataSource: DataSource,
    private readonly held: HeldCoupons,
    private readonly bills: BillChanges,
  ) {}

  /** What an unpaid order would cost with a coupon of its member. Errors: coupon.*. */
  async price(order: SheetOrderEntity, couponId: number, context: CallContext): Promise<SheetPrice> {
    if (await isOn(this.dataSource.manager, couponId, order)) return priceOf(order);
    const coupon = await this.couponOf(couponId, order.userId, context, false);
    return reducedBy(priceOf(order), offBy(coupon, order), order.currency);
  }

  /**
   * Has an unpaid order cost less by a coupon of its member, in place of one it had. A repeat changes nothing. Errors: coupon.*, order.edit_pending,
   * pay.already_paid.
   */
  async use(order: SheetOrderEntity, couponId: number, context: CallContext): Promise<SheetOrderEntity> {
    const coupon = await this.couponOf(couponId, order.userId, context, true);
    return this.change(order, couponId, (locked) => offBy(coupon, locked), context);
  }

  /** Has an order that was not paid cost what is listed again; its coupon is free. */
  async giveBack(order: SheetOrderEntity, context: CallContext): Promise<void> {
    await this.change(order, null, () => 0n, context);
  }

  private async couponOf(
    id: number,
    userId: number,
    context: CallContext,
    isPaying: boolean,
  ): Promise<CouponEntity> {
    const coupon = await this.held.of({ member_coupon_id: id }, inNameOf(userId, context), isPaying);
    if (!coupon) throw new DomainError('coupon.not_usable');
    return coupon;
  }

  /** Prices an order anew with a coupon, or none, and has it billed; where it has that already, or was paid meanwhile, it stays as it is. */
  private async change(
    { id, pendingEdit }: SheetOrderEntity,
    couponId: number | null,
    off: (order: SheetOrderEntity) => bigint,
    context: CallContext,
  ): Promise<SheetOrderEntity> {
    if (pendingEdit) await this.bills.settle(sheetEdits, id, pendingEdit.revision, context);
    const revision = await this.dataSource.transaction(async (manager) => {
      const order = await lockSheetOrder(manager, id);
      if (order.pendingEdit) throw new DomainError('order.edit_pending');
      if (order.payStatus !== PayStatus.unpaid || order.isVoid) return order.billRevision;
      if (couponId === (await takenCoupon(manager, order.sheetNo))) return order.billRevision;
      const price = reducedBy(priceOf(order), off(order), order.currency);
      return keepSheetEdit(manager, order, {
        columns: {
          amount: price.amount.toString(),
          discount_amount: price.discount.toString(),
          quote_snapshot: price.snapshot,
        },
        price: { ...price, currency: order.currency },
        couponId,
        by: callerOf(context),
      });
    });
    const isDone = await this.bills.settle(sheetEdits, id, revision, context);
    const order = await this.dataSource.manager.findOneByOrFail(SheetOrderEntity, { id });
    if (!isDone && !order.isVoid) throw new DomainError('pay.already_paid');
    return order;
  }
}

function priceOf({ amount, discountAmount, quoteSnapshot }: SheetOrderEntity): SheetPrice {
  return { amount, discount: discountAmount, snapshot: quoteSnapshot };
}

/** True where the order has the coupon already. */
function isOn(manager: EntityManager, couponId: number, { sheetNo }: SheetOrderEntity): Promise<boolean> {
  return manager.existsBy(MemberCouponEntity, { id: couponId, orderNo: sheetNo });
}

/** What a coupon takes off an order, in minor units. Errors: coupon.not_for_order, coupon.not_for_channel, coupon.freight_too_low. */
function offBy(coupon: CouponEntity, { quoteSnapshot, channelId, currency }: SheetOrderEntity): bigint {
  const freight = freightOf(quoteSnapshot, currency);
  const code = couponRefusal(coupon, { kind: 'sheet', channelId, currency, freight });
  if (code) throw new DomainError(code, { min: formatMoney(coupon.minFreight, coupon.currency) });
  return couponOff(valueOf(coupon), quoteSnapshot, currency);
}
