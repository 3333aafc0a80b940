import type { Locale } from '@parcelway/contracts';
import type { WaybillStatus } from '@parcelway/contracts/statuses';

/** A waybill's status as people read it (look: status words); only for texts, screens have words of their own. */
const WORDS: Readonly<Record<WaybillStatus, Readonly<Record<Locale, string>>>> = {
  0: { 'zh-cn': '面单已出', en: 'Label ready' },
  1: { 'zh-cn': '已取件', en: 'Collected' },
  2: { 'zh-cn': '已入仓', en: 'At warehouse' },
  3: { 'zh-cn': '已上托盘', en: 'On pallet' },
  4: { 'zh-cn': '已出库', en: 'Departed' },
  5: { 'zh-cn': '清关中', en: 'In customs' },
  6: { 'zh-cn': '派送中', en: 'Out for delivery' },
  7: { 'zh-cn': '待自提', en: 'Ready for collection' },
  8: { 'zh-cn': '已签收', en: 'Delivered' },
  9: { 'zh-cn': '派送失败', en: 'Delivery failed' },
  10: { 'zh-cn': '退回', en: 'Returning or returned' },
  11: { 'zh-cn': '已作废', en: 'Void' },
  12: { 'zh-cn': '状态未知', en: 'Unknown' },
};

export function waybillStatusWord(status: number, locale: Locale): string {
  return WORDS[status as WaybillStatus]?.[locale] ?? String(status);
}
