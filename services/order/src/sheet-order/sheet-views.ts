import type { SheetOrderFact, SheetOrderReply, SheetOrderRow } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { sheetActions } from './domain/sheet-status';
import type { SheetOrderEntity } from './sheet-order.entity';

const seconds = (at: Date | null): number | null => at && Math.floor(at.getTime() / 1_000);

/** The columns that an answer shows. */
export type RepliedOrder = Pick<
  SheetOrderEntity,
  | 'id'
  | 'sheetNo'
  | 'outOrderId'
  | 'orderCode'
  | 'status'
  | 'trackingNumber'
  | 'currency'
  | 'amount'
  | 'payStatus'
  | 'isVoid'
  | 'lastError'
>;

export function replyOf(order: RepliedOrder): SheetOrderReply {
  return {
    id: order.id,
    sheet_no: order.sheetNo,
    out_order_id: order.outOrderId,
    order_code: order.orderCode,
    status: order.status,
    tracking_number: order.trackingNumber,
    currency: order.currency,
    amount: formatMoney(order.amount, order.currency),
    pay_status: order.payStatus,
    is_void: order.isVoid,
    last_error: order.lastError,
  };
}

export function factOf(order: SheetOrderEntity, at = new Date()): SheetOrderFact {
  return { ...replyOf(order), user_id: order.userId, app_id: order.appId, at: at.toISOString() };
}

export function rowOf(order: SheetOrderEntity, channelName: string): SheetOrderRow {
  const money = (minor: bigint): string => formatMoney(minor, order.currency);
  return {
    ...replyOf(order),
    user_id: order.userId,
    app_id: order.appId,
    channel_id: order.channelId,
    channel_name: channelName,
    service_type: order.serviceType,
    platform_order_number: order.platformOrderNumber,
    charged_g: order.chargedG,
    discount_amount: money(order.discountAmount),
    actual_pay_amount: money(order.actualPayAmount),
    paid_amount: money(order.paidAmount),
    third_party_paid_amount: money(order.thirdPartyPaidAmount),
    money_paid_amount: money(order.moneyPaidAmount),
    foreign_money_paid_amount: money(order.foreignMoneyPaidAmount),
    internal_money_paid_amount: money(order.internalMoneyPaidAmount),
    offline_paid_amount: money(order.offlinePaidAmount),
    is_warehouse_scan: order.isWarehouseScan,
    warehouse_scan_time: seconds(order.warehouseScanTime),
    is_effective: order.isEffective,
    effective_time: seconds(order.effectiveTime),
    receiverName: order.receiverName,
    receiverCity: order.receiverCity,
    receiverCountryCode: order.receiverCountryCode,
    packageWeight: order.packageWeight,
    attempts: order.attempts,
    create_time: seconds(order.createTime) ?? 0,
    pending_amount: order.pendingEdit?.billing.amount ?? null,
    actions: sheetActions(order),
  };
}
