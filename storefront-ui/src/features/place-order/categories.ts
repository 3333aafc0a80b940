import type { Locale } from '@parcelway/look';
import type { GoodsCategoryView } from '../../api/types';

/** The categories a person picks from: those that have no others below them. */
export function leafCategories(categories: readonly GoodsCategoryView[]): GoodsCategoryView[] {
  const parents = new Set(categories.map((row) => row.pid));
  return categories.filter((row) => !parents.has(row.id));
}

/** A category in the reader's language. */
export function categoryName(category: GoodsCategoryView | undefined, locale: Locale): string {
  if (!category) return '';
  return (locale === 'en' && category.name_en) || category.name_zh;
}
