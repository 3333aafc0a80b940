import { defineResource, flag, integer, text, wordEnum } from './define-resource';
import { names, status } from './repeated-fields';

/** Companies that collect or deliver for us. */
export const expressCompanyResource = defineResource({
  name: 'express-company',
  owner: 'pickup',
  controller: 'pickup.ExpressCompany',
  label: ['快递公司', 'Express companies'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    code: text('代码', 'Code', {
      max: 30,
      required: true,
      addOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    ...names,
    kind: wordEnum('种类', 'Kind', ['courier', 'postal', 'own'], {
      required: true,
      list: true,
      filter: true,
    }),
    phone: text('电话', 'Phone', { max: 20 }),
    is_pickup: flag('上门取件', 'Collects', { default: '1', list: true, filter: true }),
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
