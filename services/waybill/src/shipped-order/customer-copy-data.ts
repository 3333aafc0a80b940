import type { PaidOrder, ShippedPackage } from '@parcelway/contracts';
import { formatMoney, gramsToKg, mmToCm, parseMoney } from '@parcelway/money';
import type { CopyBox, CustomerCopyData } from '../document';
import type { WarehouseEntity } from '../warehouse/warehouse.entity';
import { printedParty } from './printed-party';
import { londonMinute, printedDay } from './printed-time';

const SERVICE = { zh: '行李寄送', en: 'Luggage shipping' };
/** In the foot of every copy. */
export const SUPPORT = '客服 09:00–18:00（伦敦时间） Support 09:00–18:00 London time';

/** A box's waybill number by the box's number in the order. */
export type WaybillNumbers = ReadonlyMap<number, string>;

/** What the customer copy of a paid order says. */
export function customerCopyData(
  order: PaidOrder,
  waybillNumbers: WaybillNumbers,
  warehouse: Pick<WarehouseEntity, 'city' | 'code'> | null,
  now: Date,
): CustomerCopyData {
  const chargedG = order.packages.reduce((sum, { charged_g }) => sum + charged_g, 0);
  return {
    orderNo: order.order_no,
    service: SERVICE,
    currency: order.currency,
    orderedAt: londonMinute(new Date(order.placed_at)),
    channel: order.channel_name_zh,
    pickupDate: order.pick_up_date === null ? undefined : printedDay(order.pick_up_date),
    chargedKg: gramsToKg(chargedG),
    sender: printedParty(order.sender),
    receiver: printedParty(order.receiver),
    boxes: order.packages.map((box) => copyBox(box, waybillNumbers.get(box.no), order.currency)),
    declaredValue: order.declared_value,
    price: {
      lines: order.lines.map(({ text_zh, text_en, amount }) => ({ text_zh, text_en, amount })),
      total: order.total,
      payment: { zh: `已支付 · ${londonMinute(new Date(order.paid_at))}`, en: 'Paid' },
    },
    stub: {
      postcode: order.sender.zip_code,
      deliverTo: warehouse ? `${warehouse.city} ${warehouse.code}` : '—',
    },
    support: SUPPORT,
    printedAt: londonMinute(now),
  };
}

function copyBox(box: ShippedPackage, waybillNo: string | undefined, currency: string): CopyBox {
  return {
    waybillNo,
    sizeCm: printedSize(box.length_mm, box.width_mm, box.height_mm),
    actualKg: gramsToKg(box.weight_g),
    volumetricKg: gramsToKg(box.vol_g),
    chargedKg: gramsToKg(box.charged_g),
    items: box.items.map((item) => ({
      category: item.category_zh,
      nameZh: item.name_zh,
      nameEn: item.name_en,
      quantity: item.quantity,
      unitPrice: item.unit_price,
      amount: formatMoney(parseMoney(item.unit_price, currency) * BigInt(item.quantity), currency),
    })),
  };
}

/** "60×40×40" in centimetres. */
export function printedSize(lengthMm: number, widthMm: number, heightMm: number): string {
  return [lengthMm, widthMm, heightMm].map(mmToCm).join('×');
}
