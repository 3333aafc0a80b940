import { billResource } from './bill.resource';
import { defineResource, html, image, integer, json, money, wordEnum } from './define-resource';
import { names, status } from './repeated-fields';

/** Ways to pay that members are offered. What a provider asks for to know us, its keys, is in the environment and nowhere else. */
export const paymentWayResource = defineResource({
  name: 'payment-way',
  owner: 'payment',
  controller: 'trade.PaymentWay',
  label: ['支付方式', 'Payment ways'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    code: wordEnum('方式', 'Way', ['balance', 'card', 'third_party', 'offline'], {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    provider: wordEnum('渠道', 'Provider', ['none', 'stripe', 'local_card', 'wallet_qr'], {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    ...names,
    currencies: json('币种（不选则全部）', 'Currencies (none = all)', {
      default: ['GBP'],
      codesOf: 'currency',
    }),
    min_amount: money('最低金额', 'At least', { list: true, min: 0 }),
    max_amount: money('最高金额', 'At most', { list: true, min: 0 }),
    bill_types: json('账单类型（不选则全部）', 'Bill types (none = all)', {
      default: [],
      values: billResource.fields.bill_type.values ?? [],
    }),
    instructions_zh: html('中文说明', 'Chinese instructions'),
    instructions_en: html('英文说明', 'English instructions'),
    logo: image('图标', 'Logo', { max: 255 }),
    expires_minutes: integer('失效分钟数', 'Minutes to pay', { default: 30, min: 5, max: 1_440 }),
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
