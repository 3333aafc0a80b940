import { declareErrors } from './error-text';

/** Errors of ways to pay, of payments from outside that staff confirm, and of recharges. */
export const payWayErrors = declareErrors({
  'pay.way_min': {
    status: 409,
    'zh-cn': '这种支付方式最低 {currency} {min}',
    en: 'This way to pay takes {currency} {min} at least',
  },
  'pay.way_max': {
    status: 409,
    'zh-cn': '这种支付方式最高 {currency} {max}',
    en: 'This way to pay takes {currency} {max} at most',
  },
  'pay.not_waiting': {
    status: 409,
    'zh-cn': '这笔支付不在等待确认',
    en: 'This payment does not wait to be confirmed',
  },
  'pay.more_than_asked': {
    status: 409,
    'zh-cn': '到账金额多于这笔支付的 {currency} {amount}',
    en: 'That is more than the {currency} {amount} of this payment',
  },
});
