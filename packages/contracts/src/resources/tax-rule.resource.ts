import { defineResource, flag, json, money, relation, text, wordEnum } from './define-resource';
import { currencyCode, names, status, validity } from './repeated-fields';

/** What a destination's customs take: warns and estimates, and never enters a total (D8). */
export const taxRuleResource = defineResource({
  name: 'tax-rule',
  owner: 'order',
  controller: 'TaxRule',
  label: ['税费规则', 'Tax rules'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  recycle: true,
  fields: {
    ...names,
    country_id: relation('目的国家', 'Destination', 'country', { required: true, list: true, filter: true }),
    route: wordEnum('清关方式', 'Clearance', ['post', 'courier', 'cargo'], { required: true, filter: true }),
    parcel_limit: money('单包限值', 'Parcel limit'),
    limit_currency: text('限值币种', 'Limit currency', currencyCode),
    waive_below: money('免征额', 'Waived up to'),
    single_item_may_exceed: flag('单件可超', 'One item may exceed', { default: '0' }),
    rates: json('税率', 'Rates'),
    note_zh: text('中文提示', 'Note (Chinese)', { max: 300 }),
    note_en: text('英文提示', 'Note (English)', { max: 300 }),
    source_url: text('依据', 'Source', { max: 255, pattern: /^https?:\/\/\S+$/ }),
    ...validity,
    status,
  },
});
