import type { Locale } from '@parcelway/contracts';
import type { SheetStatus } from '@parcelway/contracts/statuses';

const WORDS: Readonly<Record<SheetStatus, Readonly<Record<Locale, string>>>> = {
  0: { 'zh-cn': '待下单', en: 'Awaiting order' },
  1: { 'zh-cn': '下单成功', en: 'Succeeded' },
  2: { 'zh-cn': '下单失败', en: 'Failed' },
  3: { 'zh-cn': '处理中', en: 'In progress' },
};
const VOID: Readonly<Record<Locale, string>> = { 'zh-cn': '已作废', en: 'Void' };

/** An order's state as people read it, for texts of refusals. */
export function sheetStatusWord(order: { status: number; isVoid: boolean }, locale: Locale): string {
  return order.isVoid ? VOID[locale] : WORDS[order.status as SheetStatus][locale];
}
