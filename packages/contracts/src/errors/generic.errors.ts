import { declareErrors } from './error-text';

export const genericErrors = declareErrors({
  'request.invalid': { status: 422, 'zh-cn': '{first}', en: '{first}' },
  'request.idempotency_conflict': {
    status: 409,
    'zh-cn': '同一个请求编号已用于另一份内容，请刷新后再试',
    en: 'This request key was already used for other content. Refresh and try again.',
  },
  'request.malformed': {
    status: 400,
    'zh-cn': '请求内容无法读取',
    en: 'The request cannot be read',
  },
  'request.too_large': {
    status: 413,
    'zh-cn': '请求内容太大，最多 1 MB',
    en: 'The request is too large, 1 MB at most',
  },
  'request.unsupported': { status: 404, 'zh-cn': '没有这个操作', en: 'There is no such action' },
  internal: {
    status: 500,
    'zh-cn': '系统出错了，请稍后再试（编号 {requestId}）',
    en: 'Something went wrong, please try again later (reference {requestId})',
  },
  'service.unavailable': {
    status: 503,
    'zh-cn': '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable at the moment, please try again shortly',
  },
  'auth.login_required': { status: 401, 'zh-cn': '请先登录', en: 'Please login first' },
  'auth.token_expired': { status: 401, 'zh-cn': '登录已过期', en: 'Token expiration' },
  'auth.no_permission': { status: 403, 'zh-cn': '没有权限操作', en: 'You have no permission' },
  'auth.no_menu': {
    status: 403,
    'zh-cn': '没有后台菜单，请联系超级管理员！',
    en: 'No background menu, please contact super administrator!',
  },
  'crud.not_found': { status: 404, 'zh-cn': '记录不存在', en: 'Record not found' },
  'crud.duplicate': { status: 409, 'zh-cn': '{field} 已存在', en: '{field} already exists' },
  'crud.changed_by_another': {
    status: 409,
    'zh-cn': '这条记录刚被其他人修改，请刷新后再改',
    en: 'This record was changed by another. Reload it before you edit.',
  },
  'crud.in_use': {
    status: 409,
    'zh-cn': '正在被 {users} 使用，不能删除',
    en: 'In use by {users}, cannot be deleted',
  },
  'crud.not_sortable': { status: 422, 'zh-cn': '这个列表不能排序', en: 'This list cannot be sorted' },
  'crud.unknown_field': { status: 422, 'zh-cn': '没有字段 {field}', en: 'There is no field {field}' },
  'crud.unsupported': { status: 405, 'zh-cn': '这个资源没有此操作', en: 'This resource has no such action' },
});
