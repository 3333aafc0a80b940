import { defineResource, flag, integer, json, text } from './define-resource';

export const serviceAreaResource = defineResource({
  name: 'service-area',
  owner: 'pickup',
  controller: 'pickup.ServiceArea',
  label: ['服务区域', 'Service areas'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    code: text('代码', 'Code', {
      max: 20,
      required: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    name_zh: text('中文名', 'Chinese name', { max: 60, required: true, list: true, quick: true }),
    name_en: text('英文名', 'English name', { max: 60, required: true, list: true, quick: true }),
    postcodes: { kind: 'longText', label: ['邮编', 'Postcodes'], required: true },
    weekdays: json('工作日', 'Weekdays', { default: [1, 2, 3, 4, 5] }),
    cut_off: text('截单', 'Cut-off', { max: 5, default: '16:00', pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
    horizon_days: integer('可约天数', 'Horizon', { default: 30, min: 1, max: 365 }),
    status: flag('启用', 'Enabled', { default: '1', list: true, filter: true }),
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
