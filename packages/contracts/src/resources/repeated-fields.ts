import { flag, instant, text } from './define-resource';

/** Pieces that several declarations of the order service repeat. */
export const names = {
  name_zh: text('中文名', 'Chinese name', { max: 60, required: true, list: true, quick: true }),
  name_en: text('英文名', 'English name', { max: 60, required: true, list: true, quick: true }),
};
export const currency = text('币种', 'Currency', { max: 3, default: 'GBP', pattern: /^[A-Z]{3}$/ });
export const status = flag('启用', 'Enabled', { default: '1', list: true, filter: true });
export const validity = {
  valid_from: instant('生效', 'Valid from', { required: true, list: true, filter: true, sort: true }),
  valid_to: instant('失效', 'Valid to', { list: true, filter: true }),
};
