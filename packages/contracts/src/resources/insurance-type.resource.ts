import { defineResource, flag, integer, money, relation } from './define-resource';
import { currency, names, status } from './repeated-fields';

export const insuranceTypeResource = defineResource({
  name: 'insurance-type',
  owner: 'order',
  controller: 'insurance.Type',
  label: ['保险档位', 'Insurance types'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  sensitive: ['cover', 'premium'],
  fields: {
    insurance_rule_id: relation('保险规则', 'Insurance rule', 'insurance-rule', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    ...names,
    cover: money('保额', 'Cover', { required: true, list: true }),
    premium: money('保费', 'Premium', { default: '0.00', list: true }),
    currency,
    is_free: flag('免费', 'Free', { default: '0', list: true }),
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
