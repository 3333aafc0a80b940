import { declareErrors } from './error-text';

/** Errors of partner apps and of the calls that they sign. */
export const partnerErrors = declareErrors({
  'partner.not_found': { status: 404, 'zh-cn': '接口应用不存在', en: 'Partner app not found' },
  'partner.too_many_apps': {
    status: 409,
    'zh-cn': '接口应用最多 {max} 个',
    en: 'There can be {max} partner apps at most',
  },
  'partner.no_secret': { status: 404, 'zh-cn': '没有这个密钥', en: 'There is no such secret' },
  'partner.not_signed': {
    status: 401,
    'zh-cn': '缺少请求头 {header}',
    en: 'The header {header} is missing or malformed',
  },
  'partner.bad_signature': { status: 401, 'zh-cn': '签名不正确', en: 'The signature is wrong' },
  'partner.clock': {
    status: 401,
    'zh-cn': '时间戳与服务器时间 {now} 相差超过 {max} 秒',
    en: 'The timestamp differs from our time, {now}, by more than {max} seconds',
  },
  'partner.nonce_used': {
    status: 401,
    'zh-cn': 'nonce 已经用过，每次请求都要换新的',
    en: 'This nonce was used before; each request needs a new one',
  },
  'partner.off': { status: 403, 'zh-cn': '接口应用已停用', en: 'This partner app is switched off' },
  'partner.address': {
    status: 403,
    'zh-cn': '不允许从 {ip} 调用',
    en: 'Calls from {ip} are not allowed',
  },
  'partner.busy': {
    status: 503,
    'zh-cn': '调用太多，请稍等一秒再试',
    en: 'Too many calls are under way, please try again in a second',
  },
  'partner.too_many_calls': {
    status: 429,
    'zh-cn': '每分钟最多 {max} 次，请在 {seconds} 秒后再试',
    en: 'There can be {max} calls a minute; try again in {seconds} seconds',
  },
  'partner.channel': {
    status: 422,
    'zh-cn': '这个接口应用不能使用该渠道',
    en: 'This partner app may not use this channel',
  },
  'webhook.not_found': { status: 404, 'zh-cn': '回调地址不存在', en: 'Webhook endpoint not found' },
  'webhook.bad_url': {
    status: 422,
    'zh-cn': '回调地址须为可公开访问的 https 地址',
    en: 'The webhook address must be https and reachable from the public internet',
  },
  'webhook.too_many': {
    status: 409,
    'zh-cn': '每个接口应用最多 {max} 个回调地址',
    en: 'A partner app can have {max} webhook endpoints at most',
  },
  'partner.no_carrier': {
    status: 403,
    'zh-cn': '这个接口应用不能上报轨迹',
    en: 'This partner app may not report tracking events',
  },
});
