import { defineResource, relation } from './define-resource';
import { code, namedRows, names, status, weigh } from './repeated-fields';

/** Kinds of articles, in one level of sub-kinds at most. */
export const articleCategoryResource = defineResource({
  name: 'article-category',
  owner: 'user',
  controller: 'article.Category',
  label: ['文章分类', 'Article categories'],
  ...namedRows,
  fields: {
    code: code(30, { pattern: /^[a-z][a-z0-9_-]*$/ }),
    ...names,
    pid: relation('上级分类', 'Parent category', 'article-category', { filter: true }),
    status,
    weigh,
  },
});
