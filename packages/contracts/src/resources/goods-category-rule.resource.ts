import { defineResource, integer, money, relation, text, wordEnum } from './define-resource';

/** What a route says to a category; the narrowest row wins, then the category's own flags. */
export const goodsCategoryRuleResource = defineResource({
  name: 'goods-category-rule',
  owner: 'order',
  controller: 'goods.CategoryRule',
  label: ['禁限规则', 'Route rules'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'soft',
  labelField: 'id',
  recycle: true,
  fields: {
    category_id: relation('品类', 'Category', 'goods-category', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    country_id: relation('目的国家', 'Destination', 'country', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    channel_id: relation('渠道', 'Channel', 'channel', { list: true, filter: true }),
    verdict: wordEnum('结论', 'Verdict', ['allowed', 'conditional', 'prohibited'], {
      required: true,
      list: true,
      filter: true,
    }),
    max_quantity: integer('最多件数', 'Most pieces', { min: 1 }),
    max_value: money('最高价值', 'Most value'),
    note_zh: text('中文说明', 'Note (Chinese)', { max: 200, list: true }),
    note_en: text('英文说明', 'Note (English)', { max: 200, list: true }),
  },
});
