import { declareErrors } from './error-text';

/** Errors of verification codes and of what members do with their own account. */
export const accountErrors = declareErrors({
  'code.mail_unavailable': {
    status: 503,
    'zh-cn': '邮件发送服务不可用',
    en: 'Mail sending service unavailable',
  },
  'code.sms_unavailable': {
    status: 503,
    'zh-cn': '短信发送服务不可用',
    en: 'SMS sending service unavailable',
  },
  'code.email_format': { status: 422, 'zh-cn': '电子邮箱格式错误', en: 'email format error' },
  'code.mobile_format': { status: 422, 'zh-cn': '手机号格式错误', en: 'mobile format error' },
  'code.parameter': { status: 422, 'zh-cn': '参数错误', en: 'Parameter error' },
  'code.mail_too_often': { status: 429, 'zh-cn': '邮件发送过于频繁', en: 'Frequent email sending' },
  'code.sms_too_often': { status: 429, 'zh-cn': '短信发送过于频繁', en: 'Frequent SMS sending' },
  'code.email_registered': {
    status: 409,
    'zh-cn': '电子邮箱已注册，请直接登录',
    en: 'Email has been registered, please log in directly',
  },
  'code.mobile_registered': {
    status: 409,
    'zh-cn': '手机号已注册，请直接登录',
    en: 'Mobile number has been registered, please log in directly',
  },
  'code.email_occupied': { status: 409, 'zh-cn': '电子邮箱已被占用', en: 'The email has been occupied' },
  'code.mobile_occupied': {
    status: 409,
    'zh-cn': '手机号已被占用',
    en: 'The mobile number has been occupied',
  },
  'code.email_unknown': { status: 404, 'zh-cn': '电子邮箱未注册', en: 'Email not registered' },
  'code.mobile_unknown': { status: 404, 'zh-cn': '手机号未注册', en: 'Mobile number not registered' },
  'code.log_in_first': { status: 401, 'zh-cn': '请先登录', en: 'Please login first' },
  'code.not_own_email': {
    status: 403,
    'zh-cn': '请使用账户注册邮箱发送验证码',
    en: 'Please use the account registration email to send the verification code',
  },
  'code.not_own_mobile': {
    status: 403,
    'zh-cn': '请使用账户注册手机号发送验证码',
    en: 'Please use the account registration mobile number to send the verification code',
  },
  'account.password_wrong': { status: 403, 'zh-cn': '密码错误', en: 'Password error' },
  'account.old_password_wrong': { status: 403, 'zh-cn': '旧密码错误', en: 'Old password error' },
  'account.password_form': {
    status: 422,
    'zh-cn': '请输入正确的密码',
    en: 'Please input correct password',
  },
  'account.passwords_differ': {
    status: 422,
    'zh-cn': '两次输入的密码不一致',
    en: 'The two passwords are not the same',
  },
  'account.registration_parameter': {
    status: 422,
    'zh-cn': '注册参数错误',
    en: 'Registration parameter error',
  },
  'account.not_found': { status: 404, 'zh-cn': '账户不存在', en: 'Account does not exist~' },
  'account.verify_first': {
    status: 403,
    'zh-cn': '请先通过账户验证，再修改绑定信息',
    en: 'You need to verify your account before modifying the binding information',
  },
  'account.reset_link_dead': {
    status: 410,
    'zh-cn': '链接已失效或已使用，请联系客服重新发送',
    en: 'This link has expired or was used, please ask us for another one',
  },
  'account.reset_too_often': {
    status: 429,
    'zh-cn': '尝试过于频繁，请稍后再试',
    en: 'Too many tries, please try again later',
  },
  'account.session_not_found': { status: 404, 'zh-cn': '登录记录不存在', en: 'Session not found' },
  'sent_message.gone': {
    status: 409,
    'zh-cn': '内容已失效，不能重发',
    en: 'What it said is void, it cannot be sent again',
  },
});
