import { defineResource, flag, integer, text } from './define-resource';
import { status } from './repeated-fields';

/** Currencies that bills and prices may be in. Code and decimals are what amounts are stored by, so they never change. */
export const currencyResource = defineResource({
  name: 'currency',
  owner: 'payment',
  controller: 'trade.Currency',
  label: ['币种', 'Currencies'],
  acts: ['index', 'add', 'edit', 'sortable', 'getOptions'],
  deletion: 'never',
  labelField: 'code',
  labels: ['code', 'name_zh', 'name_en'],
  optionColumns: ['name_zh', 'name_en', 'symbol', 'decimals'],
  order: { field: 'weigh', direction: 'desc' },
  fields: {
    code: text('代码', 'Code', {
      max: 3,
      pattern: /^[A-Z]{3}$/,
      required: true,
      addOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    name_zh: text('中文名', 'Chinese name', { max: 40, required: true, list: true }),
    name_en: text('英文名', 'English name', { max: 40, required: true, list: true }),
    symbol: text('符号', 'Symbol', { max: 5, required: true, list: true }),
    decimals: integer('小数位', 'Decimals', { required: true, addOnly: true, list: true, min: 0, max: 3 }),
    is_wallet: flag('可作余额', 'For balances', { list: true }),
    is_default: flag('默认', 'Default', { readOnly: true }),
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
