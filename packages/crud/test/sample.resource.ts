import {
  date,
  defineResource,
  flag,
  html,
  idList,
  instant,
  integer,
  json,
  money,
  numberEnum,
  relation,
  relations,
  secret,
  text,
  wordEnum,
} from '@parcelway/contracts/resources';

const shown = { list: true, filter: true, sort: true } as const;

export const sampleResource = defineResource({
  name: 'sample',
  owner: 'order',
  controller: 'Sample',
  label: ['样品', 'Samples'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'soft',
  labelField: 'code',
  fields: {
    code: text('代码', 'Code', { max: 30, required: true, unique: true, quick: true, ...shown }),
    title: text('标题', 'Title', { max: 60, quick: true, ...shown }),
    body: html('内容', 'Body'),
    pieces: integer('件数', 'Pieces', { min: -1_000_000, ...shown }),
    price: money('价格', 'Price', { min: -1_000_000, ...shown }),
    is_open: flag('开放', 'Open', { default: '0', ...shown }),
    state: numberEnum('状态', 'State', [0, 1, 2], shown),
    word: wordEnum('词', 'Word', ['red', 'green', 'blue'], shown),
    day: date('日期', 'Day', shown),
    seen_at: instant('时间', 'Seen', shown),
    facts: json('事实', 'Facts', { list: true }),
    tag_id: relation('标签', 'Tag', 'sample-tag', shown),
    tag_ids: relations('标签', 'Tags', 'sample-tag', { list: true }),
    area_ids: idList('地区', 'Areas', { list: true }),
    password: secret('密码', 'Password'),
    extra: text('附加', 'Extra', { max: 10, virtual: true }),
  },
});

export const sampleTagResource = defineResource({
  name: 'sample-tag',
  owner: 'order',
  controller: 'sample.Tag',
  label: ['标签', 'Tags'],
  acts: ['index', 'add', 'edit', 'del', 'sortable'],
  deletion: 'hard',
  labelField: 'name',
  tree: true,
  order: { field: 'weigh', direction: 'desc' },
  fields: {
    pid: relation('上级', 'Parent', 'sample-tag', { filter: true }),
    name: text('名称', 'Name', { max: 60, required: true, quick: true, ...shown }),
    weigh: integer('权重', 'Weight', { readOnly: true, sort: true }),
  },
});
