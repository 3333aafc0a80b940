import { defineResource, numberEnum, relation, text } from './define-resource';

/** Staff who win members and earn commission on their orders. */
export const salesmanResource = defineResource({
  name: 'salesman',
  owner: 'order',
  controller: 'salesman.Salesman',
  label: ['业务员', 'Salesmen'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  actions: ['statement', 'positions'],
  deletion: 'soft',
  labelField: 'name',
  labels: ['name', 'code'],
  recycle: true,
  sensitive: ['status', 'code'],
  fields: {
    admin_id: relation('员工账号', 'Staff account', 'admin', {
      required: true,
      list: true,
      filter: true,
      unique: true,
    }),
    code: text('邀请码', 'Invite code', {
      max: 20,
      required: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
      pattern: /^[A-Za-z0-9-]{2,20}$/,
    }),
    name: text('姓名', 'Name', { max: 60, required: true, list: true, quick: true, filter: true }),
    position: text('职位', 'Position', { max: 30, list: true, filter: true }),
    mobile: text('手机', 'Mobile', { max: 20 }),
    email: text('邮箱', 'E-mail', { max: 100 }),
    status: numberEnum('状态', 'Status', [1, 2], {
      default: 1,
      list: true,
      filter: true,
      statusWords: 'salesman',
    }),
    invite_path: text('邀请链接', 'Invite link', { max: 100, readOnly: true, virtual: true }),
  },
});
