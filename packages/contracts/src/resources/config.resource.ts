import { defineResource, flag, integer, longText, text } from './define-resource';

/** Settings of the site, one row each. Forms show them by group (contract `user.site-settings`). */
export const configResource = defineResource({
  name: 'config',
  owner: 'user',
  controller: 'routine.Config',
  label: ['系统设置', 'Settings'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'hard',
  labelField: 'title',
  order: { field: 'weigh', direction: 'desc' },
  actions: ['sendTestMail'],
  recycle: true,
  sensitive: ['value'],
  fields: {
    name: text('变量名', 'Name', {
      max: 30,
      pattern: /^[a-z][a-z0-9_]*$/i,
      required: true,
      addOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    group: text('分组', 'Group', { max: 30, required: true, addOnly: true, list: true, filter: true }),
    title: text('标题', 'Title', { max: 50, required: true, list: true }),
    tip: text('提示', 'Tip', { max: 100 }),
    type: text('类型', 'Type', { max: 30, required: true, addOnly: true, list: true }),
    value: longText('值', 'Value'),
    content: longText('选项', 'Choices'),
    rule: text('校验', 'Checks', { max: 100 }),
    extend: text('扩展属性', 'Attributes', { max: 255 }),
    input_extend: text('输入扩展属性', 'Input attributes', { max: 255 }),
    allow_del: flag('可删除', 'Can be deleted', { readOnly: true }),
    weigh: integer('排序', 'Weight', { default: 0, min: -1_000_000, sort: true }),
  },
});
