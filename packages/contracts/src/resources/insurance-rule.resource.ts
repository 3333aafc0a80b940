import { defineResource, text } from './define-resource';
import { names, status } from './repeated-fields';

export const insuranceRuleResource = defineResource({
  name: 'insurance-rule',
  owner: 'order',
  controller: 'insurance.Rule',
  label: ['保险规则', 'Insurance rules'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  recycle: true,
  fields: {
    code: text('代码', 'Code', {
      max: 30,
      required: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    ...names,
    status,
  },
});
