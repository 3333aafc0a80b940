import { flag, instant, integer, text } from './define-resource';

/* Pieces that several declarations repeat. */

/** By what people and programs name a row; stays what it is once it is there, unless `isLasting` is false. */
export const code = (
  max: number,
  { pattern, isLasting = true }: { pattern?: RegExp; isLasting?: boolean } = {},
) =>
  text('代码', 'Code', {
    ...{ max, required: true, list: true, quick: true, filter: true, unique: true },
    ...(isLasting && { addOnly: true }),
    ...(pattern && { pattern }),
  });
export const names = {
  name_zh: text('中文名', 'Chinese name', { max: 60, required: true, list: true, quick: true }),
  name_en: text('英文名', 'English name', { max: 60, required: true, list: true, quick: true }),
};
/** How a field that holds a currency is written and chosen. */
export const currencyCode = { max: 3, pattern: /^[A-Z]{3}$/, codesOf: 'currency' } as const;
export const currency = text('币种', 'Currency', { ...currencyCode, default: 'GBP' });
/** Place in lists that staff sort by hand. */
export const weigh = integer('排序', 'Weight', { readOnly: true, sort: true });
export const status = flag('启用', 'Enabled', { default: '1', list: true, filter: true });
export const validity = {
  valid_from: instant('生效', 'Valid from', { required: true, list: true, filter: true, sort: true }),
  valid_to: instant('失效', 'Valid to', { list: true, filter: true }),
};

/** Rows with names in both languages, sorted by hand and kept when they are deleted. */
export const namedRows = {
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
} as const;
