import { defineResource, flag, image, instant, json, relations, secret, text } from './define-resource';
import { status } from './repeated-fields';

/** Staff. Who is no super admin sees and manages only admins whose groups may less (and the own record). */
export const adminResource = defineResource({
  name: 'admin',
  owner: 'user',
  controller: 'auth.Admin',
  label: ['管理员', 'Admins'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'nickname',
  labels: ['username', 'nickname'],
  recycle: true,
  sensitive: ['username', 'mobile', 'password', 'status'],
  fields: {
    username: text('用户名', 'User name', {
      max: 20,
      required: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
      pattern: /^[a-zA-Z][a-zA-Z0-9_]{2,15}$/,
    }),
    nickname: text('昵称', 'Nickname', { max: 50, required: true, list: true, quick: true }),
    group_arr: relations('角色组', 'Groups', 'admin-group', { required: true }),
    group_name_arr: json('角色组', 'Groups', { virtual: true, readOnly: true, list: true }),
    avatar: image('头像', 'Avatar', { max: 255 }),
    email: text('邮箱', 'E-mail', { max: 100, filter: true, unique: true }),
    mobile: text('手机', 'Mobile', { max: 20, filter: true, unique: true, pattern: /^\+?\d{5,15}$/ }),
    password: secret('密码', 'Password', { required: true }),
    motto: text('签名', 'Motto', { max: 255 }),
    status,
    super: flag('超级管理员', 'Super admin', { virtual: true, readOnly: true }),
    last_login_time: instant('上次登录', 'Last login', { readOnly: true, list: true, sort: true }),
    last_login_ip: text('登录 IP', 'Login IP', { max: 50, readOnly: true }),
  },
});
