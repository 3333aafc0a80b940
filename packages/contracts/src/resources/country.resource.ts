import { defineResource, flag, text, wordEnum } from './define-resource';
import { status, weigh } from './repeated-fields';

export const countryResource = defineResource({
  name: 'country',
  owner: 'order',
  controller: 'Country',
  label: ['国家地区', 'Countries'],
  acts: ['index', 'edit', 'sortable', 'getOptions'],
  deletion: 'never',
  labelField: 'name_zh',
  labels: ['code', 'name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  fields: {
    code: text('代码', 'Code', {
      max: 2,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    code3: text('三位代码', 'Alpha-3', { max: 3, readOnly: true }),
    numeric: text('数字代码', 'Numeric', { max: 3, readOnly: true }),
    name_zh: text('中文名', 'Chinese name', { max: 60, readOnly: true, list: true, quick: true }),
    name_en: text('英文名', 'English name', { max: 60, readOnly: true, list: true, quick: true }),
    phone_code: text('区号', 'Dial code', { max: 8, readOnly: true, list: true }),
    postcode_rule: wordEnum('邮编规则', 'Postcode rule', ['gb', 'cn', 'none'], { readOnly: true }),
    is_origin: flag('可寄出', 'Origin', { default: '0', list: true, filter: true }),
    is_destination: flag('可寄达', 'Destination', { default: '0', list: true, filter: true }),
    status,
    weigh,
  },
});
