import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { memberIdOf } from '../quote/shipment';
import { CouponEntity, MemberCouponEntity } from './coupon.entity';

@Injectable()
export class HeldCoupons {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The calling member's coupon with its terms, where it may be used now; null where none is named. `isOrdering`: one that is used already is
   * let through, because taking it decides: an order that is placed or edited again has used it itself. Errors: coupon.not_usable.
   */
  async of(
    { member_coupon_id }: { readonly member_coupon_id?: number | string },
    context: CallContext,
    isOrdering: boolean,
  ): Promise<CouponEntity | null> {
    if (!member_coupon_id) return null;
    const { manager } = this.dataSource;
    const now = new Date();
    const held = await manager.findOneBy(MemberCouponEntity, {
      id: Number(member_coupon_id),
      userId: memberIdOf(context),
    });
    const coupon = held && (await manager.findOneBy(CouponEntity, { id: held.couponId }));
    const isFree = held?.status === 'unused' && held.expiresAt > now;
    const mayBeOwn = isOrdering && held?.status === 'used';
    if (!coupon?.status || coupon.validFrom > now || !(isFree || mayBeOwn))
      throw new DomainError('coupon.not_usable', {}, [{ field: 'member_coupon_id', rule: 'unknown' }]);
    return coupon;
  }
}

/** Takes a coupon for an order in the order's own transaction. Errors: coupon.not_usable when somebody was faster. */
export async function takeCoupon(
  manager: EntityManager,
  id: number,
  userId: number,
  orderNo: string,
): Promise<void> {
  const [, taken] = (await manager.query(
    `UPDATE member_coupon SET status = 'used', order_no = $3, used_at = now(), version = version + 1, update_time = now()
     WHERE id = $1 AND user_id = $2 AND expires_at > now() AND status = 'unused'`,
    [id, userId, orderNo],
  )) as [unknown[], number];
  if (taken !== 1) throw new DomainError('coupon.not_usable');
}

/** The coupon that an order has used, or null. */
export async function takenCoupon(manager: EntityManager, orderNo: string): Promise<number | null> {
  const held = await manager.findOneBy(MemberCouponEntity, { orderNo, status: 'used' });
  return held?.id ?? null;
}

/** An order lets go of what coupons it used, except the one to keep; one whose time is over meanwhile has expired. */
export async function freeCoupon(
  manager: EntityManager,
  orderNo: string,
  keep: number | null = null,
): Promise<void> {
  await manager.query(
    `UPDATE member_coupon SET status = CASE WHEN expires_at > now() THEN 'unused' ELSE 'expired' END, order_no = '', used_at = NULL,
       version = version + 1, update_time = now()
     WHERE order_no = $1 AND status = 'used' AND id IS DISTINCT FROM $2`,
    [orderNo, keep],
  );
}
