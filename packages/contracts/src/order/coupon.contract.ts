import { answers, call, defineContract } from '../define';
import type { Page } from '../paging';
import { PageRequest } from '../paging';
import { Anything, Id, MoneyText, OneOf } from '../validation';
import { OneRow } from './one-row';

/** To these members, or to all of a group. */
export class IssueCoupon extends OneRow {
  /** 1 to 1,000 ids. */
  @Anything() user_ids?: readonly (number | string)[];
  @Id({ optional: true }) user_group_id?: number | string;
}

export class RevokeCoupons {
  /** 1 to 200 ids. */
  @Anything() ids!: readonly (number | string)[];
}

export interface IssuedCoupons {
  readonly issued: number;
  /** Members who had as many as one may have. */
  readonly skipped: number;
}

/** What staff do with coupons. Errors: crud.not_found, coupon.*, request.invalid. */
export const couponDesk = defineContract('order.coupon-desk', {
  /** Errors: coupon.too_few, coupon.not_issuable. */
  issue: call(IssueCoupon, answers<IssuedCoupons>()),
  /** Those not used yet. */
  revoke: call(RevokeCoupons, answers<{ revoked: number }>()),
});

/** What orders a coupon is for; `both` = luggage and storage. */
export type CouponKind = 'luggage' | 'store' | 'both' | 'sheet';

export const COUPON_STATES = ['usable', 'used', 'expired'] as const;

export class ListOwnCoupons extends PageRequest {
  /** Freight in pounds: only coupons that it is enough for and that are valid now. */
  @MoneyText({ optional: true }) usable_for?: string;
  /** Not used and not over, used, or over. */
  @OneOf(COUPON_STATES, { optional: true }) state?: (typeof COUPON_STATES)[number];
}

/** Whose coupons staff choose from. */
export class CouponsOfMember {
  @Id() user_id!: number | string;
}

/** A coupon of the calling member. Times in epoch seconds, money decimal. */
export interface OwnCoupon {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly status: 'unused' | 'used' | 'expired' | 'revoked';
  readonly kind: CouponKind;
  /** One of amount and rate_bp is null. */
  readonly amount: string | null;
  readonly rate_bp: number | null;
  readonly currency: string;
  readonly min_freight: string;
  /** Empty = every channel. */
  readonly channel_ids: readonly number[];
  readonly order_no: string;
  readonly valid_from: number;
  readonly expires_at: number;
}

export const ownCoupon = defineContract('order.own-coupon', {
  list: call(ListOwnCoupons, answers<Page<OwnCoupon>>()),
});
