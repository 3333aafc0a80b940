import { declareErrors } from './error-text';

export const userErrors = declareErrors({
  'login.wrong_credentials': {
    status: 401,
    'zh-cn': '用户名或密码不正确',
    en: 'Incorrect user name or password!',
  },
  'login.disabled': { status: 403, 'zh-cn': '账户已停用', en: 'Account disabled' },
  'login.locked': { status: 429, 'zh-cn': '请于 1 天后再试', en: 'Please try again after 1 day' },
  'login.expired': {
    status: 401,
    'zh-cn': '登录已过期，请重新登录',
    en: 'Login expired, please login again.',
  },
  'login.invalid_token': { status: 401, 'zh-cn': '无效的令牌', en: 'Invalid token' },
  'login.unsupported': { status: 422, 'zh-cn': '未知操作', en: 'Unknown operation' },
  'login.center_closed': { status: 403, 'zh-cn': '会员中心已关闭', en: 'Member center disabled' },
  'captcha.wrong': { status: 422, 'zh-cn': '验证码错误', en: 'Captcha error' },
  'captcha.wrong_text': {
    status: 422,
    'zh-cn': '请输入正确的验证码',
    en: 'Please enter the correct verification code',
  },
  'security.nothing_restored': { status: 409, 'zh-cn': '没有记录被还原', en: 'No rows were restore' },
  'security.nothing_rolled_back': {
    status: 409,
    'zh-cn': '没有记录被回滚',
    en: 'No rows were rollback',
  },
  'address.not_found': { status: 404, 'zh-cn': '地址不存在', en: 'Address not found' },
  'member.cannot_be_found': { status: 404, 'zh-cn': '找不到该会员', en: "The user can't find it" },
  'member.no_email': {
    status: 409,
    'zh-cn': '该会员没有邮箱，无法发送链接',
    en: 'This member has no e-mail address to send a link to',
  },
  'member.is_disabled': { status: 409, 'zh-cn': '该会员已停用', en: 'This member is disabled' },
  'member.no_public_url': {
    status: 503,
    'zh-cn': '没有设置站点的公开地址（PUBLIC_URL），无法发送链接',
    en: 'The public address of the site (PUBLIC_URL) is not set, so no link can be sent',
  },
  'member.not_found': { status: 404, 'zh-cn': '会员不存在', en: 'Member not found' },
});
