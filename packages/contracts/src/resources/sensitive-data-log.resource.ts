import { defineResource, flag, longText, relation, text } from './define-resource';
import { caughtFields, doerFields } from './rule-fields';

/** Edits of watched fields. `info` opens one, `rollback` writes the value before back. */
export const sensitiveDataLogResource = defineResource({
  name: 'sensitive-data-log',
  owner: 'user',
  controller: 'security.SensitiveDataLog',
  label: ['敏感数据记录', 'Sensitive log'],
  acts: ['index', 'del'],
  actions: ['info', 'rollback'],
  deletion: 'hard',
  labelField: 'id',
  quickRelations: ['sensitive_id'],
  fields: {
    admin_id: relation('操作人', 'Admin', 'admin', { readOnly: true, list: true, filter: true }),
    sensitive_id: relation('规则', 'Rule', 'sensitive-data', { readOnly: true, list: true, filter: true }),
    ...caughtFields,
    data_field: text('字段', 'Field', { max: 50, readOnly: true, list: true, filter: true }),
    data_comment: text('字段名称', 'Title', { max: 50, readOnly: true, list: true, filter: true }),
    id_value: text('编号', 'Row', { max: 20, readOnly: true, list: true, filter: true }),
    before: longText('修改前', 'Before', { readOnly: true, list: true }),
    after: longText('修改后', 'After', { readOnly: true, list: true }),
    is_rollback: flag('已回滚', 'Rolled back', { readOnly: true }),
    ...doerFields,
  },
});
