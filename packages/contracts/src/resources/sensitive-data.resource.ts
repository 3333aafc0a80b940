import { defineResource, json } from './define-resource';
import { ruleFields } from './rule-fields';

/** Rules: edits of these fields are logged with the values before and after. */
export const sensitiveDataResource = defineResource({
  name: 'sensitive-data',
  owner: 'user',
  controller: 'security.SensitiveData',
  label: ['敏感数据规则', 'Sensitive rules'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'hard',
  labelField: 'name',
  labels: ['name', 'controller_as'],
  recycle: true,
  fields: {
    ...ruleFields,
    /** `{column: title}` */
    data_fields: json('敏感字段', 'Fields', { required: true, list: true }),
  },
});
