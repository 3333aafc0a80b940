import { defineResource, html, instant, integer, text, wordEnum } from './define-resource';

/** Terms in versions: written as a draft, live from their publication, old when the next version is published. */
export const protocolResource = defineResource({
  name: 'protocol',
  owner: 'user',
  controller: 'article.Protocol',
  label: ['协议', 'Protocols'],
  acts: ['index', 'add', 'edit', 'getOptions'],
  actions: ['publish'],
  deletion: 'never',
  labelField: 'title_zh',
  labels: ['code', 'version_no', 'title_zh', 'title_en'],
  fields: {
    code: text('代码', 'Code', {
      max: 30,
      pattern: /^[a-z][a-z0-9_]*$/,
      required: true,
      addOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    version_no: integer('版本', 'Version', { readOnly: true, list: true }),
    title_zh: text('中文标题', 'Chinese title', { max: 120, required: true, list: true, quick: true }),
    title_en: text('英文标题', 'English title', { max: 120, required: true, list: true, quick: true }),
    content_zh: html('中文内容', 'Chinese text', { required: true }),
    content_en: html('英文内容', 'English text', { required: true }),
    effective_at: instant('生效时间', 'Effective from', { readOnly: true, list: true, sort: true }),
    status: wordEnum('状态', 'Status', ['draft', 'live', 'old'], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'protocol',
    }),
  },
});
