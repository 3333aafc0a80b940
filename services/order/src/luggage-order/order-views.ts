import type {
  AddressSnapshot,
  CallContext,
  LuggageOrderDetail,
  LuggageOrderRow,
  OrderInsurance,
  OrderAddress,
  OrderBilling,
  OrderPackage,
} from '@parcelway/contracts';
import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney, gramsToKg, mmToCm } from '@parcelway/money';
import { lineInWords } from '../quote/quote-words';
import { canMove } from './domain/order-status';
import type { LuggageOrderEntity, LuggageOrderHistoryEntity } from './luggage-order.entity';
import type { OrderListRow } from './luggage-order.queries';
import type { StoredPackage } from './stored-quote';

/** A row of the list as a member gets it. */
export function rowView(row: OrderListRow, { locale }: CallContext): LuggageOrderRow {
  const { channel_name_zh, channel_name_en, charged_g, ...rest } = row;
  return {
    ...rest,
    id: Number(row.id),
    order_id: Number(row.id),
    channel_id: Number(row.channel_id),
    channel_name: locale === 'en' ? channel_name_en : channel_name_zh,
    order_total_amount: formatMoney(BigInt(row.order_total_amount), row.currency),
    paid_amount: formatMoney(BigInt(row.paid_amount), row.currency),
    charged_weight: gramsToKg(charged_g),
  };
}

/** What the order's first bill says. */
export function billingOf(order: LuggageOrderEntity): OrderBilling {
  return {
    order_id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    currency: order.currency,
    amount: formatMoney(order.orderTotalAmount, order.currency),
    lines: order.quoteSnapshot.lines.map(({ code, amount }) => ({ code, amount })),
    due_at: order.paymentDueAt.toISOString(),
    revision: order.billRevision,
  };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
const secondsOrNull = (date: Date | null): number | null => (date === null ? null : seconds(date));

/** An order with everything its page shows. */
export function detailView(
  order: LuggageOrderEntity,
  history: readonly LuggageOrderHistoryEntity[],
  insurance: OrderInsurance | null,
  { locale }: CallContext,
): LuggageOrderDetail {
  const money = (minor: bigint): string => formatMoney(minor, order.currency);
  const quote = order.quoteSnapshot;
  return {
    id: order.id,
    order_id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    order_status: order.orderStatus,
    pay_status: order.payStatus,
    currency: order.currency,
    order_total_amount: money(order.orderTotalAmount),
    order_total_service_amount: money(order.orderTotalServiceAmount),
    order_total_insurance_amount: money(order.orderTotalInsuranceAmount),
    order_total_discount_amount: money(order.orderTotalDiscountAmount),
    box_total_amount: money(order.boxTotalAmount),
    box_total_service_amount: money(order.boxTotalServiceAmount),
    paid_amount: money(order.paidAmount),
    declared_value: money(order.declaredValue),
    insurance_cover: money(order.insuranceCover),
    insurance,
    tax_amount: money(order.taxAmount),
    tax_pay_status: order.taxPayStatus,
    tax_paid_amount: money(order.taxPaidAmount),
    tax_pay_time: secondsOrNull(order.taxPayTime),
    pay_time: secondsOrNull(order.payTime),
    channel_id: order.channelId,
    channel_name: locale === 'en' ? quote.channel.name_en : quote.channel.name_zh,
    country_id: order.countryId,
    warehouse_id: order.warehouseId,
    sender_city: order.senderCity,
    receiver_city: order.receiverCity,
    sender: addressView(order.sender),
    receiver: addressView(order.receiver),
    package_count: order.packageCount,
    charged_weight: gramsToKg(order.chargedG),
    inbound_progress: order.inboundProgress,
    pick_up_date: order.pickUpDate,
    packages: order.packages.map((one) => packageView(one, order, locale)),
    waybills: order.waybills,
    lines: quote.lines.map((line) => lineInWords(line, quote, locale)),
    remark: order.remark,
    customs_category: order.customsCategory,
    refunded_amount: money(order.refundedAmount),
    supplement_amount: money(order.supplementAmount),
    hold_reason: order.holdReason,
    cancel_reason: order.cancelReason,
    pending_amount: order.pendingEdit?.billing.amount ?? null,
    draft: order.draft,
    payment_due_at: seconds(order.paymentDueAt),
    create_time: seconds(order.createTime),
    update_time: seconds(order.updateTime),
    history: history.map((move) => ({
      from: move.fromStatus,
      to: move.toStatus,
      time: seconds(move.createTime),
      by_type: move.byType,
      reason: move.reason,
    })),
    actions: actionsOf(order),
  };
}

/** What the member may do with the order now. */
function actionsOf(order: LuggageOrderEntity): string[] {
  const status = order.orderStatus as OrderStatus;
  const isChanging = order.pendingEdit !== null;
  const owes =
    (status === OrderStatus.awaitingPayment && order.payStatus === PayStatus.unpaid) ||
    status === OrderStatus.awaitingSupplement;
  const isOpen = status === OrderStatus.draft || status === OrderStatus.awaitingPayment;
  return [
    ...(status === OrderStatus.draft ? ['submit'] : []),
    ...(owes && !isChanging ? ['pay'] : []),
    ...(isOpen && !isChanging && !order.quoteSnapshot.override ? ['edit'] : []),
    ...(status !== OrderStatus.draft && canMove(status, OrderStatus.cancelled) ? ['cancel'] : []),
    ...(status === OrderStatus.draft || status === OrderStatus.cancelled ? ['delete'] : []),
    ...(order.waybills.length > 0 && status !== OrderStatus.cancelled ? ['print'] : []),
  ];
}

function packageView(
  one: StoredPackage,
  order: LuggageOrderEntity,
  locale: CallContext['locale'],
): OrderPackage {
  return {
    no: one.no,
    weight: gramsToKg(one.weight_g),
    length: mmToCm(one.length_mm),
    width: mmToCm(one.width_mm),
    height: mmToCm(one.height_mm),
    packaging_box_id: one.packaging_box_id,
    packaging_box_name: locale === 'en' ? one.box_name_en : one.box_name_zh,
    vol_weight: gramsToKg(one.vol_g),
    charged_weight: gramsToKg(one.charged_g),
    steps: one.steps,
    freight: one.freight,
    waybill_no: order.waybills.find((waybill) => waybill.package_no === one.no)?.waybill_no ?? null,
    items: one.items.map((item) => ({
      category_id: item.category_id,
      category_name: locale === 'en' ? item.category_en : item.category_zh,
      name_zh: item.name_zh,
      name_en: item.name_en,
      quantity: item.quantity,
      unit_price: item.unit_price,
    })),
  };
}

function addressView(address: AddressSnapshot): OrderAddress {
  return {
    user_name: address.user_name,
    latin_name: address.latin_name,
    latin_address: address.latin_address,
    mobile_code: address.mobile_code,
    mobile: address.mobile,
    country: address.country,
    province: address.province,
    city: address.city,
    district: address.district,
    address_line: [address.address_line, address.address_line_2, address.address_line_3]
      .filter(Boolean)
      .join(' '),
    zip_code: address.zip_code,
    id_card_number: address.id_card_masked,
  };
}
