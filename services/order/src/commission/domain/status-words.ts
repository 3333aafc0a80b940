import type { Locale } from '@parcelway/contracts';
import type { CommissionStatus } from '@parcelway/contracts/statuses';

/** A commission's status as people read it, for texts of refusals. */
const WORDS: Readonly<Record<CommissionStatus, Readonly<Record<Locale, string>>>> = {
  0: { 'zh-cn': '待确认', en: 'Pending' },
  1: { 'zh-cn': '已确认', en: 'Confirmed' },
  2: { 'zh-cn': '已结算', en: 'Settled' },
  3: { 'zh-cn': '已取消', en: 'Cancelled' },
};

export function commissionStatusWord(status: number, locale: Locale): string {
  return WORDS[status as CommissionStatus]?.[locale] ?? String(status);
}
