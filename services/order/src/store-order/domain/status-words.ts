import type { Locale } from '@parcelway/contracts';
import type { StoreStatus } from '@parcelway/contracts/statuses';

/** A storage order's status as people read it, for texts of refusals. */
const WORDS: Readonly<Record<StoreStatus, Readonly<Record<Locale, string>>>> = {
  0: { 'zh-cn': '待付款', en: 'Awaiting payment' },
  1: { 'zh-cn': '已预约', en: 'Reserved' },
  2: { 'zh-cn': '寄存中', en: 'Stored' },
  3: { 'zh-cn': '申请取出', en: 'Retrieval requested' },
  4: { 'zh-cn': '待结清', en: 'Payment due' },
  5: { 'zh-cn': '已结束', en: 'Closed' },
  6: { 'zh-cn': '已取消', en: 'Cancelled' },
  7: { 'zh-cn': '已超期', en: 'Overdue' },
  8: { 'zh-cn': '视为放弃', en: 'Abandoned' },
};

export function storeStatusWord(status: number, locale: Locale): string {
  return WORDS[status as StoreStatus]?.[locale] ?? String(status);
}
