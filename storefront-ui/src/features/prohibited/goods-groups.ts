import type { GoodsCategoryView } from '../../api/types';

/** Never travels; travels with the condition that is written; ask first. */
export const VERDICTS = ['prohibited', 'conditional', 'ask'] as const;
export type GoodsVerdict = (typeof VERDICTS)[number];

/** Which of the three a category is; null for what may travel freely. */
export function goodsVerdict(row: Pick<GoodsCategoryView, 'verdict' | 'note'>): GoodsVerdict | null {
  if (row.verdict === 'prohibited') return 'prohibited';
  if (row.verdict !== 'conditional') return null;
  return row.note ? 'conditional' : 'ask';
}

type Named = Pick<GoodsCategoryView, 'name_zh' | 'name_en' | 'keywords'>;

/** Whether an item's name, in either language, is one of the category's: its own names and the words it goes by. */
export function isCalled(row: Named, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [row.name_zh, row.name_en, row.keywords].some((text) => text.toLowerCase().includes(wanted));
}

/** Categories that do not travel freely, by verdict, where a search names them. */
export function goodsGroups<Row extends Named & Pick<GoodsCategoryView, 'verdict' | 'note'>>(
  rows: readonly Row[],
  words: string,
): { verdict: GoodsVerdict; rows: Row[] }[] {
  return VERDICTS.map((verdict) => ({
    verdict,
    rows: rows.filter((row) => goodsVerdict(row) === verdict && isCalled(row, words)),
  })).filter((group) => group.rows.length > 0);
}
