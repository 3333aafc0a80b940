import type { AddressSnapshot, PlaceLuggageOrder } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import { cmToMm, formatMoney, kgToGrams, parseMoney } from '@parcelway/money';
import { quotedInsurance } from '../insurance/quoted-insurance';
import type { QuotedInsurance } from '../insurance/quoted-insurance';
import type { PriceOverride } from '../price-override/price-override';
import type { PricedShipment } from '../quote/price-shipment';
import { declaredValue, insurableValue } from '../quote/goods-on-route';
import { boxOf } from '../quote/price-shipment';
import { snapshotOf } from '../quote/quote-snapshot';
import type { Shipment } from '../quote/shipment';
import { inboundProgress } from './domain/inbound-progress';
import type { StoredPackage, StoredQuote } from './stored-quote';

/** The columns of a new order by their names, as place_luggage_order takes them: money as digit strings of minor units. */
export function orderColumns(
  orderNo: string,
  request: PlaceLuggageOrder,
  shipment: Shipment,
  one: PricedShipment,
  {
    at,
    paymentHours,
    placedBy,
    override,
  }: {
    readonly at: Date;
    /** What the customer has to pay (D2: auto-cancel). */
    readonly paymentHours: number;
    readonly placedBy: number | null;
    readonly override: PriceOverride | null;
  },
) {
  const { channel, priced } = one;
  const { totals } = priced;
  const { sender, receiver } = shipment;
  const packages = storedPackages(request, shipment, one);
  return {
    order_no: orderNo,
    user_id: shipment.member.user_id,
    user_name: shipment.member.nickname,
    sender_city: sender.city,
    receiver_city: receiver.district || receiver.city,
    sender,
    receiver,
    packages,
    quote_snapshot: { ...snapshotOf(one, shipment, at), ...(override && { override }) } satisfies StoredQuote,
    channel_id: channel.id,
    country_id: channel.countryId,
    warehouse_id: channel.originWarehouseId,
    package_count: request.packages.length,
    inbound_progress: inboundProgress({ scanned: 0, total: request.packages.length }),
    charged_g: totals.chargedG,
    currency: channel.currency,
    order_total_amount: totals.total.toString(),
    order_total_service_amount: totals.orderService.toString(),
    order_total_insurance_amount: totals.insurance.toString(),
    order_total_discount_amount: totals.discount.toString(),
    box_total_amount: totals.boxTotal.toString(),
    box_total_service_amount: totals.boxService.toString(),
    declared_value: declaredValue(request.packages).toString(),
    insurance_cover: (one.insurance?.cover ?? 0n).toString(),
    order_status: OrderStatus.awaitingPayment,
    pay_status: PayStatus.unpaid,
    pick_up_date: request.pick_up_date || null,
    payment_due_at: new Date(at.getTime() + paymentHours * 3_600_000).toISOString(),
    remark: request.remark ?? '',
    customs_category: request.customs_category ?? 'other',
    source: placedBy === null ? 'member' : 'staff',
    placed_by: placedBy,
    insurance: insuranceOf(shipment, one, packages),
    member_coupon_id: request.member_coupon_id ? Number(request.member_coupon_id) : null,
    draft_id: request.draft_id ? Number(request.draft_id) : null,
  };
}

/** The insurance that is sold with it, or null. */
function insuranceOf(
  { book }: Shipment,
  { channel, insurance, priced }: PricedShipment,
  packages: readonly StoredPackage[],
): QuotedInsurance | null {
  const rule = insurance && book.insuranceRules.get(insurance.type.insuranceRuleId);
  if (!rule) return null;
  const { total, insurance: premium } = priced.totals;
  return quotedInsurance(
    {
      orderKind: 'luggage',
      insuranceTypeId: insurance.type.id,
      rule,
      cover: insurance.cover,
      premium,
      carriage: total - premium,
    },
    packages.map(({ no, insurable_value, declared_value, items }) => ({
      no,
      insurable: parseMoney(insurable_value ?? declared_value, channel.currency),
      items,
    })),
    channel.currency,
  );
}

function storedPackages(
  request: PlaceLuggageOrder,
  { book }: Shipment,
  { channel, priced }: PricedShipment,
): StoredPackage[] {
  return request.packages.map((one, index) => {
    const weighed = priced.boxes[index];
    const box = boxOf(one, index, book);
    if (!weighed) throw new RangeError('a box was not priced');
    return {
      no: weighed.no,
      weight_g: kgToGrams(String(one.weight)),
      length_mm: cmToMm(String(one.length)),
      width_mm: cmToMm(String(one.width)),
      height_mm: cmToMm(String(one.height)),
      packaging_box_id: box.id,
      box_name_zh: box.nameZh,
      box_name_en: box.nameEn,
      vol_g: weighed.volG,
      charged_g: weighed.chargedG,
      basis: weighed.basis,
      steps: weighed.steps,
      freight: formatMoney(weighed.freight, channel.currency),
      declared_value: formatMoney(declaredValue([one]), channel.currency),
      insurable_value: formatMoney(insurableValue([one], book), channel.currency),
      items: one.items.map((item, itemIndex) => {
        const category = book.categories.get(Number(item.category_id));
        if (!category)
          throw new DomainError('request.invalid', {}, [
            { field: `packages.${index}.items.${itemIndex}.category_id`, rule: 'unknown' },
          ]);
        return {
          category_id: category.id,
          category_zh: category.nameZh,
          category_en: category.nameEn,
          hs_code: category.hsCode,
          name_zh: item.name_zh,
          name_en: item.name_en,
          quantity: Number(item.quantity),
          unit_price: formatMoney(parseMoney(String(item.unit_price))),
        };
      }),
    };
  });
}

/** What must hold of the addresses before an order is taken. Errors: order.address_not_confirmed, order.id_card_required, order.zip_required_for_pickup. */
export function checkAddresses(
  request: PlaceLuggageOrder,
  sender: AddressSnapshot,
  receiver: AddressSnapshot,
  needsIdCard: boolean,
  locale: 'zh-cn' | 'en',
): void {
  const which = (zh: string, en: string): string => (locale === 'en' ? en : zh);
  if (!sender.is_confirmed)
    throw new DomainError('order.address_not_confirmed', { which: which('寄件', 'sender') });
  if (!receiver.is_confirmed)
    throw new DomainError('order.address_not_confirmed', { which: which('收件', 'receiver') });
  if (needsIdCard && !receiver.id_card_masked) throw new DomainError('order.id_card_required');
  if (request.pick_up_date && !sender.zip_code) throw new DomainError('order.zip_required_for_pickup');
}
