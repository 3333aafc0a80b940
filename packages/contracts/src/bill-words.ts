import type { Words } from './resources/define-resource';

/** What is billed, in the words of lists and papers. Browser-safe; read with `kindWord`. */
export const BILL_TYPES: Readonly<Record<string, Words>> = {
  order: ['运费账单', 'Order'],
  supplement: ['补差账单', 'Supplement'],
  tax: ['税费账单', 'Duty and tax'],
  storage: ['仓储账单', 'Storage'],
  sheet: ['面单账单', 'Sheet order'],
  recharge: ['充值', 'Top-up'],
};

export const PAY_WAYS: Readonly<Record<string, Words>> = {
  balance: ['余额', 'Balance'],
  card: ['银行卡', 'Card'],
  third_party: ['第三方支付', 'Third party'],
  offline: ['线下', 'Offline'],
};

/** How a bill stands, as `payStatusKey` names it, and `void`. */
export const BILL_STATES: Readonly<Record<string, Words>> = {
  '1': ['待支付', 'Unpaid'],
  '2': ['已支付', 'Paid'],
  '3': ['已退款', 'Refunded'],
  part_paid: ['部分支付', 'Part paid'],
  part_refunded: ['部分退款', 'Part refunded'],
  void: ['已作废', 'Void'],
};

/** Lines of bills that come without words of their own. */
export const BILL_LINES: Readonly<Record<string, Words>> = {
  freight: ['运费', 'Freight'],
  freight_box: ['运费', 'Freight'],
  freight_order: ['运费', 'Freight'],
  remote: ['偏远附加费', 'Remote area'],
  fuel: ['燃油附加费', 'Fuel surcharge'],
  box_material: ['纸箱', 'Boxes'],
  box_accessorial: ['增值服务', 'Services'],
  order_accessorial: ['增值服务', 'Services'],
  insurance: ['保价', 'Cover'],
  discount: ['会员优惠', 'Member discount'],
  coupon: ['优惠券', 'Coupon'],
  agreed: ['协商价', 'Agreed price'],
  supplement: ['补差', 'Supplement'],
  storage: ['仓储', 'Storage'],
  deposit: ['押金', 'Deposit'],
  duty: ['税费', 'Duty and tax'],
  tax: ['税费', 'Duty and tax'],
  recharge: ['充值', 'Top-up'],
};
