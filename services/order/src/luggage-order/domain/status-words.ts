import type { Locale } from '@parcelway/contracts';
import type { OrderStatus } from '@parcelway/contracts/statuses';

/** An order's status as people read it, for texts of refusals; screens have words of their own (look: status words). */
const WORDS: Readonly<Record<OrderStatus, Readonly<Record<Locale, string>>>> = {
  0: { 'zh-cn': '草稿', en: 'Draft' },
  1: { 'zh-cn': '待付款', en: 'Awaiting payment' },
  2: { 'zh-cn': '待取件', en: 'Awaiting collection' },
  3: { 'zh-cn': '部分入仓', en: 'Partly received' },
  4: { 'zh-cn': '已入仓', en: 'Received' },
  5: { 'zh-cn': '待补款', en: 'Awaiting supplement' },
  6: { 'zh-cn': '待出库', en: 'Ready' },
  7: { 'zh-cn': '运输中', en: 'In transit' },
  8: { 'zh-cn': '挂起', en: 'On hold' },
  9: { 'zh-cn': '已取消', en: 'Cancelled' },
  10: { 'zh-cn': '已退回', en: 'Returned' },
  11: { 'zh-cn': '已完成', en: 'Completed' },
};

export function orderStatusWord(status: number, locale: Locale): string {
  return WORDS[status as OrderStatus]?.[locale] ?? String(status);
}
