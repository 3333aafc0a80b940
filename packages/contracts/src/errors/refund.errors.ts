import { declareErrors } from './error-text';

/** Errors of money that is to be given back. */
export const refundErrors = declareErrors({
  'refund.not_found': { status: 404, 'zh-cn': '退款申请不存在', en: 'Refund request not found' },
  'refund.over_limit': {
    status: 409,
    'zh-cn': '最多还能退 {currency} {max}',
    en: 'At most {currency} {max} can still be given back',
  },
  'refund.pending_exists': {
    status: 409,
    'zh-cn': '这笔付款已有退款申请在审核中',
    en: 'A refund of this payment is already being looked at',
  },
  'refund.moved_on': {
    status: 409,
    'zh-cn': '这笔退款申请的状态已经改变',
    en: 'This refund request has moved on',
  },
  'refund.already_booked': {
    status: 409,
    'zh-cn': '这笔退款已经在账上',
    en: 'This refund is in the books already',
  },
});
