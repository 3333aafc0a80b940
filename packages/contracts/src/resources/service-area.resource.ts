import { defineResource, integer, json, text } from './define-resource';
import { code, namedRows, names, status, weigh } from './repeated-fields';

export const serviceAreaResource = defineResource({
  name: 'service-area',
  owner: 'pickup',
  controller: 'pickup.ServiceArea',
  label: ['服务区域', 'Service areas'],
  ...namedRows,
  fields: {
    code: code(20, { isLasting: false }),
    ...names,
    postcodes: { kind: 'longText', label: ['邮编', 'Postcodes'], required: true },
    weekdays: json('工作日', 'Weekdays', { default: [1, 2, 3, 4, 5] }),
    cut_off: text('截单', 'Cut-off', { max: 5, default: '16:00', pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
    horizon_days: integer('可约天数', 'Horizon', { default: 30, min: 1, max: 365 }),
    status,
    weigh,
  },
});
