import type { PaidOrder } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import { lineInWords } from '../quote/quote-words';
import type { LuggageOrderEntity } from './luggage-order.entity';

/** A paid order as fulfilment gets it: everything a label, a customer copy and a collection need. */
export function paidOrder(order: LuggageOrderEntity, paidAt: Date): PaidOrder {
  const quote = order.quoteSnapshot;
  return {
    order_id: order.id,
    order_no: order.orderNo,
    user_id: order.userId,
    user_name: order.userName,
    channel_id: order.channelId,
    channel_code: quote.channel.code,
    channel_name_zh: quote.channel.name_zh,
    channel_name_en: quote.channel.name_en,
    transport: quote.channel.transport,
    carrier_code: quote.channel.carrier_code,
    customs_form: quote.channel.customs_form,
    waybill_no_id: quote.channel.waybill_no_id,
    warehouse_id: order.warehouseId,
    is_remote: quote.remote_rule !== null,
    currency: order.currency,
    total: formatMoney(order.orderTotalAmount, order.currency),
    lines: quote.lines.map((line) => ({
      code: line.code,
      text_zh: lineInWords(line, quote, 'zh-cn').text,
      text_en: lineInWords(line, quote, 'en').text,
      amount: line.amount,
    })),
    declared_value: formatMoney(order.declaredValue, order.currency),
    cover: formatMoney(order.insuranceCover, order.currency),
    pick_up_date: order.pickUpDate,
    remark: order.remark,
    sender: order.sender,
    receiver: order.receiver,
    packages: order.packages.map((one) => ({
      no: one.no,
      weight_g: one.weight_g,
      length_mm: one.length_mm,
      width_mm: one.width_mm,
      height_mm: one.height_mm,
      vol_g: one.vol_g,
      charged_g: one.charged_g,
      box_name_zh: one.box_name_zh,
      box_name_en: one.box_name_en,
      declared_value: one.declared_value,
      items: one.items.map(({ category_zh, category_en, name_zh, name_en, quantity, unit_price }) => ({
        category_zh,
        category_en,
        name_zh,
        name_en,
        quantity,
        unit_price,
      })),
    })),
    placed_at: order.createTime.toISOString(),
    paid_at: paidAt.toISOString(),
  };
}
