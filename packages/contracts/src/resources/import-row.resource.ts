import { defineResource, integer, json, relation, text, wordEnum } from './define-resource';

const shown = { readOnly: true, list: true } as const;
const derived = { readOnly: true } as const;

/** The rows of an import. `errors` is `[{column, text}]` in the caller's language. */
export const importRowResource = defineResource({
  name: 'import-row',
  owner: 'order',
  controller: 'ImportRow',
  label: ['导入行', 'Import rows'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'row_no',
  fields: {
    import_job_id: relation('导入任务', 'Import', 'import-job', { ...shown, filter: true }),
    sheet: text('工作表', 'Sheet', { ...shown, max: 60 }),
    row_no: integer('行号', 'Row', { ...shown, sort: true }),
    status: wordEnum('状态', 'Status', ['queued', 'created', 'has_errors'], {
      ...shown,
      filter: true,
      statusWords: 'importRow',
    }),
    errors: json('错误', 'Errors', { ...shown }),
    values: json('内容', 'Values', derived),
    target_id: integer('生成的记录', 'Made', shown),
  },
});
