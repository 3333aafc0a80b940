/** The product's two languages. */
export type Language = 'zh-cn' | 'en';

type Text = Readonly<Record<Language, string>>;

/** What to say of an HTTP status when the answer brings no sentence of its own. */
const byStatus: Readonly<Record<number, Text>> = {
  302: { 'zh-cn': '接口地址已转移', en: 'The address has moved' },
  400: { 'zh-cn': '请求的参数不正确', en: 'The request is not correct' },
  401: { 'zh-cn': '请先登录', en: 'Please log in first' },
  403: { 'zh-cn': '您没有权限进行此操作', en: 'You have no permission to do this' },
  404: { 'zh-cn': '请求的地址不存在：', en: 'There is nothing at this address: ' },
  405: { 'zh-cn': '该地址不支持这种请求', en: 'The address does not take this kind of request' },
  408: { 'zh-cn': '服务器等待请求超时', en: 'The server waited too long for the request' },
  409: { 'zh-cn': '与已有数据冲突', en: 'This conflicts with data that is already there' },
  413: { 'zh-cn': '提交的内容太大', en: 'What was sent is too large' },
  415: { 'zh-cn': '不支持这种内容类型', en: 'This type of content is not supported' },
  422: { 'zh-cn': '提交的内容未通过检查', en: 'What was sent did not pass the checks' },
  429: { 'zh-cn': '操作太频繁，请稍后再试', en: 'Too many requests, please try again later' },
  500: { 'zh-cn': '服务器内部错误', en: 'The server met an internal error' },
  501: { 'zh-cn': '服务器未实现该功能', en: 'The server does not do this yet' },
  502: { 'zh-cn': '网关收到了错误的应答', en: 'The gateway got a bad answer' },
  503: { 'zh-cn': '服务暂不可用，请稍后再试', en: 'The service is not available, please try again later' },
  504: { 'zh-cn': '网关等待服务超时，请稍后再试', en: 'The gateway waited too long, please try again later' },
  505: { 'zh-cn': '服务器不支持该 HTTP 版本', en: 'The server does not speak this version of HTTP' },
};

const other: Text = {
  'zh-cn': '服务器的应答异常，请联系管理员',
  en: 'The server gave an unexpected answer, please contact the administrator',
};

const withoutAnswer = {
  timeout: {
    'zh-cn': '等了一分钟服务器没有应答，请重试',
    en: 'No answer within a minute, please try again',
  },
  offline: {
    'zh-cn': '网络已断开，请检查网络后重试',
    en: 'You are offline. Check your connection and try again',
  },
  unreachable: {
    'zh-cn': '连接不上服务器，请稍后重试',
    en: 'The server cannot be reached, please try again',
  },
  cancelled: {
    'zh-cn': '同样的请求又发了一次，前一次已取消',
    en: 'The same request was sent again; this one was cancelled',
  },
} as const satisfies Record<string, Text>;

const operationSuccessful: Text = { 'zh-cn': '操作成功', en: 'Operation successful' };

/** The sentence for an HTTP status; `address` is named where it is not found. */
export function statusText(status: number, language: Language, address: string): string {
  const text = (byStatus[status] ?? other)[language];
  return status === 404 ? `${text}${address}` : text;
}

/** The sentence for a call that got no answer. */
export function noAnswerText(reason: keyof typeof withoutAnswer, language: Language): string {
  return withoutAnswer[reason][language];
}

/** What is said of a success that says nothing itself. */
export function successText(language: Language): string {
  return operationSuccessful[language];
}
