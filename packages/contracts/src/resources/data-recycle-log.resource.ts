import { defineResource, flag, longText, relation } from './define-resource';
import { caughtFields, doerFields } from './rule-fields';

/** The recycle bin. `info` opens one row, `restore` puts rows back where they were. */
export const dataRecycleLogResource = defineResource({
  name: 'data-recycle-log',
  owner: 'user',
  controller: 'security.DataRecycleLog',
  label: ['数据回收站', 'Recycle bin'],
  acts: ['index', 'del'],
  actions: ['info', 'restore'],
  deletion: 'hard',
  labelField: 'id',
  quickRelations: ['recycle_id'],
  fields: {
    admin_id: relation('操作人', 'Admin', 'admin', { readOnly: true, list: true, filter: true }),
    recycle_id: relation('规则', 'Rule', 'data-recycle', { readOnly: true, list: true, filter: true }),
    /** The row as JSON; secrets are `******`. */
    data: longText('数据', 'Data', { readOnly: true, list: true }),
    ...caughtFields,
    is_restore: flag('已还原', 'Restored', { readOnly: true }),
    ...doerFields,
  },
});
