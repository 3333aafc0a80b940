import { defineResource } from './define-resource';
import { ruleFields } from './rule-fields';

/** Rules: deleted rows of these resources go into the recycle bin. */
export const dataRecycleResource = defineResource({
  name: 'data-recycle',
  owner: 'user',
  controller: 'security.DataRecycle',
  label: ['数据回收规则', 'Recycle rules'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'hard',
  labelField: 'name',
  labels: ['name', 'controller_as'],
  recycle: true,
  fields: ruleFields,
});
