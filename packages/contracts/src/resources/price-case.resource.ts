import { defineResource, instant, json, relation, text, wordEnum } from './define-resource';

/** A shipment whose price is known: run again after an edit of prices, it shows what the edit moved. */
export const priceCaseResource = defineResource({
  name: 'price-case',
  owner: 'order',
  controller: 'PriceCase',
  label: ['价格用例', 'Price cases'],
  acts: ['index', 'add', 'edit', 'del'],
  actions: ['run'],
  deletion: 'hard',
  labelField: 'name',
  fields: {
    name: text('名称', 'Name', { max: 60, required: true, list: true, quick: true }),
    channel_id: relation('渠道', 'Channel', 'channel', { required: true, list: true, filter: true }),
    input: json('输入', 'Input', { required: true }),
    expected: json('期望', 'Expected', { required: true }),
    last_result: wordEnum('上次结果', 'Last result', ['pass', 'fail'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    result_since: instant('结果自', 'Since', { readOnly: true, list: true }),
    last_run_at: instant('上次运行', 'Last run', { readOnly: true, list: true }),
  },
});
