import { declareErrors } from './error-text';

export const importErrors = declareErrors({
  'import.not_xlsx': {
    status: 422,
    'zh-cn': '文件不是可读的 xlsx 工作簿',
    en: 'The file is not a workbook (xlsx) that can be read',
  },
  'import.too_large': {
    status: 422,
    'zh-cn': '文件超过 {max} MB',
    en: 'The file is larger than {max} MB',
  },
  'import.expands': {
    status: 422,
    'zh-cn': '文件解压后过大',
    en: 'The file grows too large when it is unpacked',
  },
  'import.macros': {
    status: 422,
    'zh-cn': '文件含有宏或外部链接，请另存为普通 xlsx',
    en: 'The file holds macros or links to other files; save it as a plain xlsx',
  },
  'import.too_many_rows': {
    status: 422,
    'zh-cn': '一个文件最多 {max} 行',
    en: 'A file may hold {max} rows at most',
  },
  'import.no_rows': { status: 422, 'zh-cn': '文件里没有数据行', en: 'The file holds no rows' },
  'import.missing_column': {
    status: 422,
    'zh-cn': '工作表“{sheet}”缺少列“{column}”',
    en: 'The sheet "{sheet}" has no column "{column}"',
  },
  'import.formula': {
    status: 422,
    'zh-cn': '单元格是公式，请粘贴为数值',
    en: 'The cell is a formula; paste its value instead',
  },
  'import.rows_disagree': {
    status: 422,
    'zh-cn': '同一单号各行的内容不一致',
    en: 'Rows of the same reference disagree',
  },
  'import.busy': { status: 409, 'zh-cn': '导入还在进行', en: 'The import is still running' },
});
