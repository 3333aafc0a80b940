import { defineResource, integer, relation, text } from './define-resource';
import { names, status } from './repeated-fields';

/** Kinds of articles, in one level of sub-kinds at most. */
export const articleCategoryResource = defineResource({
  name: 'article-category',
  owner: 'user',
  controller: 'article.Category',
  label: ['文章分类', 'Article categories'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    code: text('代码', 'Code', {
      max: 30,
      pattern: /^[a-z][a-z0-9_-]*$/,
      required: true,
      addOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    ...names,
    pid: relation('上级分类', 'Parent category', 'article-category', { filter: true }),
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
