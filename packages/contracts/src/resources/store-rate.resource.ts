import { defineResource, grams, integer, money, relation, wordEnum } from './define-resource';
import { currency, status, validity } from './repeated-fields';

/** What storage costs a day, by size class; one row live per warehouse, class and instant. */
export const storeRateResource = defineResource({
  name: 'store-rate',
  owner: 'order',
  controller: 'order.StoreRate',
  label: ['寄存价格', 'Storage rates'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'soft',
  labelField: 'id',
  recycle: true,
  sensitive: ['rate_per_day'],
  fields: {
    warehouse_id: relation('仓库', 'Warehouse', 'warehouse', { list: true, filter: true }),
    size_class: wordEnum('尺寸', 'Size class', ['S', 'M', 'L', 'XL'], {
      required: true,
      list: true,
      filter: true,
    }),
    rate_per_day: money('每件每天', 'Per piece and day', { required: true, list: true }),
    free_days: integer('免费天数', 'Free days', { min: 0, max: 365, default: 0, list: true }),
    min_days: integer('最少天数', 'Least days', { min: 1, max: 365, default: 1, list: true }),
    deposit_per_item: money('每件押金', 'Deposit per piece', { default: '0.00' }),
    max_weight_g: grams('最重', 'Most weight'),
    currency,
    ...validity,
    status,
  },
});
