import { defineResource, flag, integer, relations, text, wordEnum } from './define-resource';
import { code, names, status, weigh } from './repeated-fields';

/** Extra services a shipment can have: what they are; `accessorial-price` says what they cost. */
export const accessorialServiceResource = defineResource({
  name: 'accessorial-service',
  owner: 'order',
  controller: 'AccessorialService',
  label: ['增值服务', 'Accessorial services'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['code', 'name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    code: code(30, { pattern: /^[A-Z0-9-]{2,30}$/ }),
    ...names,
    scope: wordEnum('计价单位', 'Charged per', ['order', 'box', 'kg'], {
      required: true,
      list: true,
      filter: true,
    }),
    stage: wordEnum('环节', 'Stage', ['checkout', 'warehouse', 'both'], {
      default: 'checkout',
      filter: true,
    }),
    is_default: flag('默认勾选', 'Ticked at first', { default: '0' }),
    max_quantity: integer('最多数量', 'Most', { min: 1, max: 999, default: 1 }),
    channel_ids: relations('限用渠道', 'Channels', 'channel'),
    description_zh: text('中文说明', 'Description (Chinese)', { max: 300 }),
    description_en: text('英文说明', 'Description (English)', { max: 300 }),
    status,
    weigh,
  },
});
