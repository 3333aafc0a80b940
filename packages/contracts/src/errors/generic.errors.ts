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
  'request.parameter_error': { status: 400, 'zh-cn': '参数错误', en: 'Parameter error' },
  'request.parameter_empty': {
    status: 422,
    'zh-cn': '参数 {name} 不能为空',
    en: 'Parameter {name} can not be empty',
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
  'auth.logged_in': { status: 409, 'zh-cn': '您已登录', en: 'You have already logged in' },
  'auth.token_expired': { status: 401, 'zh-cn': '登录已过期', en: 'Token expiration' },
  'auth.no_permission': { status: 403, 'zh-cn': '没有权限操作', en: 'You have no permission' },
  'auth.no_menu': {
    status: 403,
    'zh-cn': '没有后台菜单，请联系超级管理员！',
    en: 'No background menu, please contact super administrator!',
  },
  'auth.no_action': {
    status: 403,
    'zh-cn': '没有可用的操作，请联系网站管理员~',
    en: 'No action available, please contact the administrator~',
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
  'crud.no_permission': { status: 403, 'zh-cn': '没有权限操作', en: 'You have no permission' },
  'crud.nothing_deleted': { status: 404, 'zh-cn': '未删除任何行', en: 'No rows were deleted' },
  'crud.has_children': {
    status: 409,
    'zh-cn': '请先删除子级元素，或使用批量删除',
    en: 'Please delete the child element first, or use batch deletion',
  },
  'crud.search_too_wide': {
    status: 422,
    'zh-cn': '按 {field} 搜索到的结果超过 {max} 条，请输入更精确的内容',
    en: 'More than {max} entries match the search by {field}. Search for something narrower.',
  },
  'crud.sort_by_weigh': {
    status: 422,
    'zh-cn': '请使用 {name} 字段排序后再操作',
    en: 'Please use the {name} field to sort before operating',
  },
  'crud.equal_weights': {
    status: 409,
    'zh-cn': '无效排序整理，因为两个目标权重是相等的',
    en: 'Invalid collation because the weights of the two targets are equal',
  },
  'crud.other_branch': {
    status: 422,
    'zh-cn': '只能在同一上级之内排序',
    en: 'Only rows under the same parent can change places',
  },
  'crud.not_sortable': { status: 422, 'zh-cn': '这个列表不能排序', en: 'This list cannot be sorted' },
  'crud.unknown_field': { status: 422, 'zh-cn': '没有字段 {field}', en: 'There is no field {field}' },
  'dead_letter.not_found': {
    status: 404,
    'zh-cn': '事件已不在列表中',
    en: 'The event is no longer in the list',
  },
  'dead_letter.no_reaction': {
    status: 409,
    'zh-cn': '这个服务不再处理此类事件',
    en: 'The service no longer handles events of this kind',
  },
  'crud.unsupported': { status: 405, 'zh-cn': '这个资源没有此操作', en: 'This resource has no such action' },
});
