import { defineResource, flag, instant, integer, text, wordEnum } from './define-resource';

/** Who is logged in. Deleting one ends it at once. */
export const sessionResource = defineResource({
  name: 'session',
  owner: 'user',
  table: 'session_list',
  controller: 'auth.Session',
  label: ['登录会话', 'Sessions'],
  acts: ['index', 'del'],
  deletion: 'hard',
  labelField: 'username',
  order: { field: 'last_used_at', direction: 'desc' },
  fields: {
    kind: wordEnum('身份', 'Kind', ['admin', 'user'], { readOnly: true, list: true, filter: true }),
    subject_id: integer('编号', 'Who', { readOnly: true, filter: true }),
    username: text('用户名', 'User name', { max: 32, readOnly: true, list: true, quick: true }),
    ip: text('IP', 'IP', { max: 50, readOnly: true, list: true }),
    useragent: text('浏览器', 'User agent', { max: 300, readOnly: true, list: true }),
    last_used_at: instant('上次使用', 'Last used', { readOnly: true, list: true, sort: true }),
    expires_at: instant('到期', 'Expires', { readOnly: true, list: true, sort: true }),
    is_current: flag('当前会话', 'This one', { virtual: true, readOnly: true }),
  },
});
