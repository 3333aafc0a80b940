import { declareErrors } from './error-text';

export const accessErrors = declareErrors({
  'access.group_not_allowed': {
    status: 403,
    'zh-cn': '您没有权限向此角色组添加管理员！',
    en: 'You have no permission to add an administrator to this group!',
  },
  'access.cannot_disable_self': {
    status: 409,
    'zh-cn': '请使用另外的管理员账户禁用当前账户！',
    en: 'Please use another administrator account to disable the current account!',
  },
  'access.own_group': {
    status: 403,
    'zh-cn': '您不能修改自己所在的角色组！',
    en: 'You cannot modify your own management group!',
  },
  'access.group_has_all': {
    status: 403,
    'zh-cn': '角色组拥有您的全部权限，请联系上级管理员添加或无需添加！',
    en: 'Role group has all your rights, please contact the upper administrator to add or do not need to add!',
  },
  'access.more_than_own': {
    status: 403,
    'zh-cn': '您不能授予自己没有的权限：{names}',
    en: 'You cannot grant what you do not have yourself: {names}',
  },
  'access.last_super': {
    status: 409,
    'zh-cn': '至少要有一位启用的超级管理员',
    en: 'There must be at least one super admin who is not disabled',
  },
  'access.fixed_name': {
    status: 409,
    'zh-cn': '{name} 是系统的权限节点，名称不能改动',
    en: '{name} is a permission node of the product, its name cannot change',
  },
});
