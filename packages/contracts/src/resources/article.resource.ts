import { defineResource, flag, html, image, instant, integer, relation, text } from './define-resource';
import { weigh } from './repeated-fields';

/** Notices, guides and answers; published from `published_at` on. An English text that is missing falls back to the Chinese one. */
export const articleResource = defineResource({
  name: 'article',
  owner: 'user',
  controller: 'article.Article',
  label: ['文章', 'Articles'],
  acts: ['index', 'add', 'edit', 'del', 'sortable'],
  deletion: 'soft',
  labelField: 'title_zh',
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    category_id: relation('分类', 'Category', 'article-category', {
      required: true,
      list: true,
      filter: true,
    }),
    slug: text('地址名', 'Slug', {
      max: 80,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      required: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    title_zh: text('中文标题', 'Chinese title', { max: 120, required: true, list: true, quick: true }),
    title_en: text('英文标题', 'English title', { max: 120, list: true, quick: true }),
    summary_zh: text('中文摘要', 'Chinese summary', { max: 300 }),
    summary_en: text('英文摘要', 'English summary', { max: 300 }),
    content_zh: html('中文内容', 'Chinese text', { required: true }),
    content_en: html('英文内容', 'English text'),
    cover: image('封面', 'Cover', { max: 255 }),
    published_at: instant('发布时间', 'Published', { list: true, filter: true, sort: true }),
    is_top: flag('置顶', 'Pinned', { default: '0', list: true, filter: true }),
    views: integer('浏览', 'Views', { readOnly: true, list: true }),
    status: flag('启用', 'Enabled', { default: '0', list: true, filter: true }),
    weigh,
  },
});
