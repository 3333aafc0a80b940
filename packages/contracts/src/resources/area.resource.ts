import { defineResource, integer, numberEnum, text } from './define-resource';

/** Provinces, cities and districts of mainland China: read-only, from a package, not from a table. */
export const areaResource = defineResource({
  name: 'area',
  owner: 'user',
  table: null,
  controller: 'routine.Area',
  label: ['省市区', 'Areas'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'name',
  order: { field: 'id', direction: 'asc' },
  fields: {
    name: text('名称', 'Name', { max: 100, readOnly: true, list: true, quick: true }),
    pid: integer('上级', 'Parent', { readOnly: true, filter: true }),
    shortname: text('简称', 'Short name', { max: 100, readOnly: true }),
    mergename: text('全称', 'Full name', { max: 255, readOnly: true, list: true }),
    level: numberEnum('级别', 'Level', [1, 2, 3], { readOnly: true, list: true, filter: true }),
    pinyin: text('拼音', 'Pinyin', { max: 100, readOnly: true, list: true, quick: true }),
    code: text('代码', 'Code', { max: 12, readOnly: true, list: true, quick: true }),
    first: text('首字母', 'First letter', { max: 1, readOnly: true }),
  },
});
