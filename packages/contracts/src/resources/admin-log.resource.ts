import { defineResource, longText, relation, text, wordEnum } from './define-resource';

/** Writes of staff, done or refused. Who is no super admin sees the own ones. */
export const adminLogResource = defineResource({
  name: 'admin-log',
  owner: 'user',
  controller: 'auth.AdminLog',
  label: ['操作日志', 'Admin log'],
  acts: ['index', 'del'],
  deletion: 'hard',
  labelField: 'title',
  recycle: true,
  fields: {
    admin_id: relation('管理员', 'Admin', 'admin', { readOnly: true, filter: true }),
    username: text('用户名', 'User name', {
      max: 50,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    title: text('操作', 'What', { max: 100, readOnly: true, list: true, quick: true }),
    url: text('地址', 'Address', { max: 1500, readOnly: true, list: true }),
    data: longText('内容', 'Content', { readOnly: true }),
    ip: text('IP', 'IP', { max: 50, readOnly: true, list: true, filter: true }),
    useragent: text('浏览器', 'User agent', { max: 255, readOnly: true }),
    request_id: text('请求编号', 'Request', { max: 60, readOnly: true, filter: true }),
    result: wordEnum('结果', 'Result', ['ok', 'failed'], { readOnly: true, list: true, filter: true }),
  },
});
