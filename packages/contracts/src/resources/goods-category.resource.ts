import { defineResource, flag, longText, relation, text } from './define-resource';
import { names, status, weigh } from './repeated-fields';

export const goodsCategoryResource = defineResource({
  name: 'goods-category',
  owner: 'order',
  controller: 'goods.Category',
  label: ['品类', 'Goods categories'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  optionColumns: ['is_prohibited', 'is_restricted', 'hs_code'],
  narrowedBy: {
    channel_id: relation('渠道', 'Channel', 'channel'),
    country_id: relation('目的国家', 'Destination', 'country'),
  },
  labels: ['name_zh', 'name_en'],
  tree: true,
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  sensitive: ['is_prohibited', 'is_restricted'],
  fields: {
    pid: relation('上级', 'Parent', 'goods-category', { filter: true }),
    code: text('代码', 'Code', { max: 30, list: true, quick: true, filter: true, unique: true }),
    ...names,
    hs_code: text('税号', 'HS code', { max: 10, list: true, filter: true, pattern: /^\d{6,10}$/ }),
    is_prohibited: flag('禁运', 'Prohibited', { default: '0', list: true, filter: true }),
    is_restricted: flag('限运', 'Restricted', { default: '0', list: true, filter: true }),
    dangerous_class: text('危险品类别', 'Dangerous class', { max: 30, filter: true }),
    needs_original_receipt: flag('需原始小票', 'Needs the receipt', { default: '0' }),
    is_uninsurable: flag('不可保', 'Not insurable', { default: '0' }),
    keywords: longText('关键词', 'Keywords'),
    reason_zh: text('中文原因', 'Reason (Chinese)', { max: 200 }),
    reason_en: text('英文原因', 'Reason (English)', { max: 200 }),
    status,
    weigh,
  },
});
