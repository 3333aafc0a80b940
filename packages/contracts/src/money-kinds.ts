import type { Words } from './resources/define-resource';

/** What moves a member's balance, in the words of lists, exports and papers. Browser-safe. */
export const MONEY_KINDS = {
  recharge: ['充值', 'Recharge'],
  pay: ['支付', 'Payment'],
  refund: ['退款', 'Refund'],
  adjust: ['调整', 'Adjustment'],
  storage_return: ['寄存退还', 'Storage return'],
  freeze: ['冻结', 'Freeze'],
  commission: ['佣金', 'Commission'],
  claim: ['理赔', 'Insurance claim'],
  withdrawn: ['账单作废', 'Bill withdrawn'],
} as const satisfies Readonly<Record<string, Words>>;
export type MoneyKind = keyof typeof MONEY_KINDS;

/** What moves a member's score. */
export const SCORE_KINDS = {
  order: ['订单', 'Order'],
  adjust: ['调整', 'Adjustment'],
  refund: ['退款', 'Refund'],
} as const satisfies Readonly<Record<string, Words>>;
export type ScoreKind = keyof typeof SCORE_KINDS;

/** A kind as a reader sees it; one that nobody declared stands as it is. */
export function kindWord(
  kinds: Readonly<Record<string, Words>>,
  kind: string,
  locale: 'zh-cn' | 'en',
): string {
  return kinds[kind]?.[locale === 'en' ? 1 : 0] ?? kind;
}
