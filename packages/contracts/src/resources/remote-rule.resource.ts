import { defineResource, longText, money, relation } from './define-resource';
import { code, currency, names, status } from './repeated-fields';

export const remoteRuleResource = defineResource({
  name: 'remote-rule',
  owner: 'order',
  controller: 'RemoteRule',
  label: ['偏远规则', 'Remote areas'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  actions: ['import', 'export'],
  deletion: 'soft',
  labelField: 'code',
  labels: ['code', 'name_zh', 'name_en'],
  recycle: true,
  fields: {
    code: code(30, { isLasting: false }),
    ...names,
    country_id: relation('国家', 'Country', 'country', { required: true, list: true, filter: true }),
    min_amount: money('最低', 'Minimum', { required: true, list: true }),
    per_kg_amount: money('每公斤', 'Per kg', { required: true, list: true }),
    currency,
    postcodes: longText('邮编', 'Postcodes', { required: true }),
    status,
  },
});
