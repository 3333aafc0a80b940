import { defineResource, instant, relation, text, wordEnum } from './define-resource';

/** A coupon in a member's hands. */
export const memberCouponResource = defineResource({
  name: 'member-coupon',
  owner: 'order',
  controller: 'sales.MemberCoupon',
  label: ['已发优惠券', 'Issued coupons'],
  acts: ['index'],
  actions: ['revoke'],
  deletion: 'never',
  labelField: 'id',
  quickRelations: ['user_id'],
  fields: {
    coupon_id: relation('优惠券', 'Coupon', 'coupon', { readOnly: true, list: true, filter: true }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    status: wordEnum('状态', 'Status', ['unused', 'used', 'expired', 'revoked'], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'memberCoupon',
    }),
    order_no: text('订单号', 'Order no.', { max: 20, readOnly: true, list: true, filter: true }),
    used_at: instant('使用时间', 'Used at', { readOnly: true }),
    expires_at: instant('到期', 'Expires', { readOnly: true, list: true }),
  },
});
