const zh = {
  imports: {
    title: '新的导入',
    import: '导入',
    kind: '种类',
    user: '会员编号',
    file: '选择 xlsx 文件',
    template: '下载模板',
    check: '检查',
    checking: '上传中…',
    hint: '先检查，不会写入任何内容；检查之后再确认导入。最大 20 MB、50,000 行。',
    progress: '已处理 %{done} / %{total} 行',
    enter: '导入',
    enterText: '把检查通过的行写入系统。已导入的行不会再导入一次。',
    entered: '已开始导入',
    errorFile: '下载错误行',
    badRows: '有错误的行',
    sheet: '工作表',
    row: '行号',
    column: '列',
    text: '错误',
    noBadRows: '没有错误',
  },
};

const en: typeof zh = {
  imports: {
    title: 'New import',
    import: 'Import',
    kind: 'Kind',
    user: 'Member ID',
    file: 'Choose an xlsx file',
    template: 'Download template',
    check: 'Check',
    checking: 'Uploading…',
    hint: 'The file is checked first and nothing is written; you confirm afterwards. 20 MB and 50,000 rows at most.',
    progress: '%{done} of %{total} rows worked on',
    enter: 'Import',
    enterText: 'Enters the rows that passed. Rows that were entered before are not entered again.',
    entered: 'The import has started',
    errorFile: 'Download bad rows',
    badRows: 'Rows with errors',
    sheet: 'Sheet',
    row: 'Row',
    column: 'Column',
    text: 'Error',
    noBadRows: 'No errors',
  },
};

/** Words of the import screens, in both languages. */
export const importWords = { 'zh-cn': zh, en };
