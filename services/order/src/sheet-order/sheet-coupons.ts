import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError, inNameOf } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { CouponEntity } from '../coupon/coupon.entity';
import { MemberCouponEntity } from '../coupon/coupon.entity';
import { couponRefusal } from '../coupon/domain/coupon-use';
import { freeCoupon, HeldCoupons, takeCoupon } from '../coupon/held-coupon';
import { valueOf } from '../coupon/price-with-coupon';
import { couponOff, freightOf, reducedBy } from './domain/sheet-price';
import type { SheetPrice } from './domain/sheet-price';
import { SheetOrderEntity } from './sheet-order.entity';
import { lockSheetOrder } from './sheet-order.queries';
import { SheetPayments } from './sheet-payment';

/** Coupons of packages: chosen when one is paid. */
@Injectable()
export class SheetCoupons {
  constructor(
    private readonly dataSource: DataSource,
    private readonly held: HeldCoupons,
    private readonly payments: SheetPayments,
  ) {}

  /** What an unpaid order would cost with a coupon of its member. Errors: coupon.*. */
  async price(order: SheetOrderEntity, couponId: number, context: CallContext): Promise<SheetPrice> {
    if (await isOn(this.dataSource.manager, couponId, order)) return priceOf(order);
    const coupon = await this.couponOf(couponId, order.userId, context, false);
    return reducedBy(priceOf(order), offBy(coupon, order), order.currency);
  }

  /** Has an unpaid order cost less by a coupon of its member, in place of one it had. A repeat changes nothing. Errors: coupon.*, pay.already_paid. */
  async use(
    { id, userId }: SheetOrderEntity,
    couponId: number,
    context: CallContext,
  ): Promise<SheetOrderEntity> {
    const coupon = await this.couponOf(couponId, userId, context, true);
    return this.change(id, context, async (manager, order) => {
      if (await isOn(manager, couponId, order)) return null;
      const off = offBy(coupon, order);
      await freeCoupon(manager, order.sheetNo);
      await takeCoupon(manager, couponId, userId, order.sheetNo);
      return off;
    });
  }

  /** Has an order that was not paid cost what is listed again; its coupon is free. */
  async giveBack({ id }: SheetOrderEntity, context: CallContext): Promise<void> {
    await this.change(id, context, async (manager, order) => {
      await freeCoupon(manager, order.sheetNo);
      return 0n;
    });
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

  /** Prices an order anew under its lock, with what is off it by then; null, or a payment meanwhile, leaves it as it is. */
  private change(
    id: number,
    context: CallContext,
    off: (manager: EntityManager, order: SheetOrderEntity) => Promise<bigint | null>,
  ): Promise<SheetOrderEntity> {
    return this.dataSource.transaction(async (manager) => {
      const order = await lockSheetOrder(manager, id);
      if (order.payStatus !== PayStatus.unpaid || order.isVoid) return order;
      const discount = await off(manager, order);
      if (discount === null) return order;
      const price = reducedBy(priceOf(order), discount, order.currency);
      await manager.query(
        `UPDATE sheet_order SET amount = $2, discount_amount = $3, quote_snapshot = $4, version = version + 1, update_time = now()
         WHERE id = $1`,
        [id, price.amount, price.discount, JSON.stringify(price.snapshot)],
      );
      const changed = await manager.findOneByOrFail(SheetOrderEntity, { id });
      // Last, so that nothing but the commit comes after it: the bill is paid or replaced under its own lock.
      await this.payments.rebill(changed, context);
      return changed;
    });
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
