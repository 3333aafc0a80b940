export * from './context';
export { CACHE_CLEARED } from './cache';
export * from './define';
export * from './errors';
export * from './paging';
export { DEMO_IDS } from './demo-ids';
export {
  Anything,
  CalendarDate,
  Decimal,
  Id,
  ListOf,
  MoneyText,
  OneOf,
  rulesOf,
  Text,
  Whole,
  YesNo,
} from './validation';
export type { Check, PropertyRules } from './validation';
export * from './crud/crud.contract';
export * from './dead-letter.contract';
export * from './user/captcha.contract';
export * from './user/session.contract';
export * from './user/verification-code.contract';
export * from './user/account.contract';
export * from './user/partner-app.contract';
export * from './user/partner-app.events';
export * from './user/webhook.contract';
export * from './user/sent-message.contract';
export * from './user/member.contract';
export * from './user/member-staff.contract';
export * from './user/member.events';
export * from './user/address.contract';
export * from './user/area.contract';
export * from './user/address.events';
export * from './user/admin-access.contract';
export * from './user/member-access.contract';
export * from './user/access.events';
export * from './user/admin-profile.contract';
export * from './user/admin-log.events';
export * from './user/caught-rows.contract';
export * from './user/security.events';
export * from './user/business-settings';
export * from './user/config.contract';
export * from './user/attachment.contract';
export * from './user/content.contract';
export * from './order/channel.contract';
export * from './order/price.events';
export * from './order/price-desk.contract';
export * from './order/quote.contract';
export * from './order/luggage-order.contract';
export * from './order/luggage-order.events';
export * from './order/luggage-order-desk.contract';
export * from './order/batch-result';
export * from './order/one-row';
export * from './order/sheet-order.contract';
export * from './order/sheet-order.events';
export * from './order/sheet-order-desk.contract';
export * from './order/salesman.contract';
export * from './order/store-order.contract';
export * from './order/store-order.events';
export * from './waybill/warehouse-space.contract';
export * from './order/commission.contract';
export * from './order/coupon.contract';
export * from './order/claim-words';
export * from './order/insurance-words';
export * from './order/insurance.contract';
export * from './order/insurance-claim.contract';
export * from './order/insurance.events';
export * from './order/import-words';
export * from './order/import.contract';
export * from './payment/bill-desk.contract';
export * from './order/order-money.contract';
export * from './order/order-origin.contract';
export * from './payment/books.contract';
export * from './payment/member-account.contract';
export * from './payment/payment.contract';
export * from './payment/checkout.contract';
export * from './payment/offline-desk.contract';
export * from './payment/other-ways.contract';
export * from './payment/payment-desk.contract';
export * from './payment/refund-words';
export * from './payment/refund.contract';
export * from './payment/refund.events';
export * from './payment/payment.events';
export * from './payment/figures.contract';
export * from './payment/statement.contract';
export * from './payment/bill-payments.contract';
export * from './payment/tax.contract';
export * from './payment/tax.events';
export * from './waybill/waybill.contract';
export * from './waybill/waybill-facts.contract';
export * from './waybill/waybill-no.contract';
export * from './waybill/store-paper.contract';
export * from './waybill/insurance-paper.contract';
export * from './waybill/bill-paper.contract';
export * from './waybill/commission-paper.contract';
export * from './waybill/statement-paper.contract';
export * from './waybill/warehouse-scan.contract';
export * from './waybill/waybill.events';
export * from './waybill/waybill-hold.events';
export * from './waybill/sheet-waybill.contract';
export * from './pickup/pickup-desk.contract';
export * from './pickup/pickup-order.contract';
export * from './terminal/terminal-task.contract';
export * from './terminal/terminal-task.events';
export * from './terminal/terminal-setting.contract';
