import { declareErrors } from './error-text';

export const taxErrors = declareErrors({
  'tax.already_billed': {
    status: 409,
    'zh-cn': '这个报关单号已经开过税费账单 {bill_no}',
    en: 'Bill {bill_no} already stands for this customs entry',
  },
  'tax.other_currency': {
    status: 422,
    'zh-cn': '订单的币种是 {currency}，税费也用 {currency} 开账单',
    en: 'The order is in {currency}, so its duty is billed in {currency}',
  },
  'tax.waybill_void': {
    status: 409,
    'zh-cn': '运单已作废，不能再开税费账单',
    en: 'The waybill is void, so no duty can be billed on it',
  },
  'tax.order_waits': {
    status: 409,
    'zh-cn': '运单 {waybill_no} 还挂起着，付清税费后订单自动继续',
    en: 'Waybill {waybill_no} is still on hold: the order goes on by itself once its duty is paid',
  },
});
