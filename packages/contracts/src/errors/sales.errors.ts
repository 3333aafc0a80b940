import { declareErrors } from './error-text';

export const salesErrors = declareErrors({
  'commission.wrong_state': {
    status: 409,
    'zh-cn': '佣金现在是“{state}”，不能这样操作',
    en: 'The commission is in state "{state}", so this is not possible',
  },
  'commission.nothing_due': {
    status: 422,
    'zh-cn': '该业务员到这个月底没有可结算的佣金',
    en: 'The salesman has no commission due up to the end of this month',
  },
  'commission.batch_settled': {
    status: 409,
    'zh-cn': '结算单已结算，不能删除',
    en: 'The batch is settled and cannot be deleted',
  },
  'coupon.not_usable': {
    status: 422,
    'zh-cn': '优惠券不能使用：不存在、已使用或已过期',
    en: 'The coupon cannot be used: it is unknown, used or expired',
  },
  'coupon.not_for_channel': {
    status: 422,
    'zh-cn': '优惠券不适用于这个渠道',
    en: 'The coupon is not for this channel',
  },
  'coupon.not_for_order': {
    status: 422,
    'zh-cn': '优惠券不适用于这类订单',
    en: 'The coupon is not for orders of this kind',
  },
  'coupon.one_order': {
    status: 422,
    'zh-cn': '一张优惠券只能用于一个包裹，请单独支付这个包裹',
    en: 'A coupon is for one package: pay that one by itself',
  },
  'coupon.storage_too_low': {
    status: 422,
    'zh-cn': '寄存费满 {min} 才能使用这张优惠券',
    en: 'The coupon needs storage of at least {min}',
  },
  'coupon.freight_too_low': {
    status: 422,
    'zh-cn': '运费满 {min} 才能使用这张优惠券',
    en: 'The coupon needs freight of at least {min}',
  },
  'coupon.too_few': {
    status: 422,
    'zh-cn': '优惠券只剩 {left} 张，不够发给 {wanted} 位会员',
    en: 'Only {left} coupons are left, not enough for {wanted} members',
  },
  'coupon.not_issuable': {
    status: 409,
    'zh-cn': '优惠券已停用或已过期，不能发放',
    en: 'The coupon is switched off or expired and cannot be issued',
  },
});
