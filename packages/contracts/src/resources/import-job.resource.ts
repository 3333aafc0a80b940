import { IMPORT_KINDS, IMPORT_STATES } from '../order/import-words';
import {
  defineResource,
  file,
  flag,
  instant,
  integer,
  json,
  relation,
  text,
  wordEnum,
} from './define-resource';

const shown = { readOnly: true, list: true } as const;
const derived = { readOnly: true } as const;

/** Batch imports (D10). One file of one kind and member is one job; `import` of the resource it fills starts it. */
export const importJobResource = defineResource({
  name: 'import-job',
  owner: 'order',
  controller: 'ImportJob',
  label: ['导入任务', 'Imports'],
  acts: ['index', 'del'],
  deletion: 'hard',
  labelField: 'file_name',
  actions: ['run', 'template', 'errorFile'],
  fields: {
    kind: wordEnum('种类', 'Kind', IMPORT_KINDS, { ...shown, filter: true }),
    file_name: text('文件名', 'File name', { ...shown, max: 100, quick: true }),
    file: file('文件', 'File', { ...derived, max: 255 }),
    file_hash: text('文件摘要', 'File hash', { ...derived, max: 40 }),
    dry_run: flag('只检查', 'Check only', shown),
    status: wordEnum('状态', 'Status', IMPORT_STATES, { ...shown, filter: true, statusWords: 'importJob' }),
    rows_total: integer('总行数', 'Rows', shown),
    rows_done: integer('已处理', 'Worked on', shown),
    rows_created: integer('已导入', 'Entered', shown),
    rows_bad: integer('有错误', 'With errors', shown),
    failure: json('失败原因', 'Failure', derived),
    user_id: relation('会员', 'Member', 'member', { ...shown, filter: true }),
    admin_id: relation('管理员', 'Admin', 'admin', { ...shown, filter: true }),
    finished_at: instant('完成时间', 'Finished', shown),
  },
});
