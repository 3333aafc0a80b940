import { defineResource, flag, integer, relation, text } from './define-resource';
import { names, status } from './repeated-fields';

export const goodsCategoryResource = defineResource({
  name: 'goods-category',
  owner: 'order',
  controller: 'goods.Category',
  label: ['品类', 'Goods categories'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
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
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
