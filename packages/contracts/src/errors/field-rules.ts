import type { Locale } from '../context';
import type { ErrorParams, FieldError } from './domain-error';

/** What a field can break, said as what would be right (look: "what is wrong and what would be right"). */
export const fieldRuleTexts = {
  required: { 'zh-cn': '{label} 不能为空', en: '{label} is required' },
  text: { 'zh-cn': '{label} 应为文字', en: '{label} must be text' },
  max_length: { 'zh-cn': '{label} 最多 {max} 个字', en: '{label} can have {max} characters at most' },
  min_length: { 'zh-cn': '{label} 至少 {min} 个字', en: '{label} needs at least {min} characters' },
  pattern: { 'zh-cn': '{label} 格式不正确', en: '{label} has the wrong form' },
  integer: { 'zh-cn': '{label} 应为整数', en: '{label} must be a whole number' },
  decimal: {
    'zh-cn': '{label} 应为数字，最多 {scale} 位小数',
    en: '{label} must be a number with {scale} decimals at most',
  },
  min: { 'zh-cn': '{label} 不能小于 {min}', en: '{label} cannot be below {min}' },
  max: { 'zh-cn': '{label} 不能大于 {max}', en: '{label} cannot be above {max}' },
  one_of: { 'zh-cn': '{label} 只能是 {allowed}', en: '{label} must be one of {allowed}' },
  boolean: { 'zh-cn': '{label} 应为是或否', en: '{label} must be yes or no' },
  date: { 'zh-cn': '{label} 应为日期，例如 2026-11-30', en: '{label} must be a date such as 2026-11-30' },
  instant: { 'zh-cn': '{label} 应为时间', en: '{label} must be a time' },
  list: { 'zh-cn': '{label} 应为 {min} 到 {max} 项', en: '{label} must have {min} to {max} entries' },
  email: { 'zh-cn': '{label} 应为邮箱地址', en: '{label} must be an e-mail address' },
  gb_postcode: {
    'zh-cn': '{label} 应为英国邮编，例如 LS3 1EW',
    en: '{label} must be a UK postcode such as LS3 1EW',
  },
  cn_postcode: {
    'zh-cn': '中国邮编是 6 位数字，现在是 {length} 位',
    en: 'A Chinese postcode has 6 digits, this one has {length}',
  },
  postcode_elsewhere: {
    'zh-cn': '{label} 属于 {territory}，不在所选的国家或地区',
    en: '{label} belongs to {territory}, not to the chosen country',
  },
  postcode: { 'zh-cn': '{label} 应为 2 到 12 个字符', en: '{label} must have 2 to 12 characters' },
  mobile: { 'zh-cn': '{label} 不是有效的手机号码', en: '{label} is not a valid mobile number' },
  id_card: {
    'zh-cn': '身份证号不正确，请核对 18 位号码',
    en: 'The ID card number is wrong, check its 18 characters',
  },
  id_card_required: {
    'zh-cn': '寄往中国需要收件人身份证号',
    en: 'Parcels to China need the receiver’s ID card number',
  },
  country: { 'zh-cn': '{label} 应为两位国家代码', en: '{label} must be a two-letter country code' },
  unknown: { 'zh-cn': '{label} 选的内容不存在', en: '{label} points to something that does not exist' },
  refused: { 'zh-cn': '{label} 未被接受', en: '{label} was not accepted' },
  not_positive: { 'zh-cn': '{label} 必须大于零', en: '{label} must be above zero' },
  not_zero: { 'zh-cn': '{label} 不能为零', en: '{label} cannot be zero' },
  below_itself: {
    'zh-cn': '{label} 不能是自己或自己的下级',
    en: '{label} cannot be the row itself or one below it',
  },
  address_lines: {
    'zh-cn': '{label} 要能分成 {lines} 行、每行 {max} 个字以内；第 {line} 行放不下',
    en: '{label} must fit {lines} lines of {max} characters; line {line} does not',
  },
  phone_digits: { 'zh-cn': '{label} 最多 {max} 位数字', en: '{label} can have {max} digits at most' },
  overlap: { 'zh-cn': '{label} 与另一行的有效期重叠', en: '{label} overlaps the validity of another row' },
  overlap_with: {
    'zh-cn': '{label} 与第 {row} 行（{range}）的有效期重叠',
    en: '{label} overlaps row {row} ({range})',
  },
  not_both: {
    'zh-cn': '{label} 不能和另一种计价同时填写',
    en: '{label} cannot be given beside the other way of pricing',
  },
  box_taken: {
    'zh-cn': '{label} 里的箱型已在第 {line} 行定价',
    en: '{label}: line {line} has a price for this box already',
  },
  no_refund_there: {
    'zh-cn': '支付渠道没有这笔付款的这笔已完成退款',
    en: 'The provider has no completed refund of this payment with this number',
  },
  latin: { 'zh-cn': '{label} 要用英文填写', en: '{label} must be in English' },
  currency: {
    'zh-cn': '{label} 应为货币代码，例如 GBP',
    en: '{label} must be a currency code such as GBP',
  },
  json: { 'zh-cn': '{label} 的结构不正确', en: '{label} has the wrong structure' },
} as const;

export type FieldRule = keyof typeof fieldRuleTexts;

/** `{name}` placeholders filled from params; an unknown one stays visible rather than vanishing. */
export function fillText(text: string, params: ErrorParams): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in params ? String(params[name]) : whole));
}

/** One field error as a sentence in the caller's language; `label` is the field's name in words where one is declared. */
export function fieldSentence(error: FieldError, locale: Locale, label: string = error.field): string {
  return fillText(fieldRuleTexts[error.rule][locale], { label, ...error.params });
}
