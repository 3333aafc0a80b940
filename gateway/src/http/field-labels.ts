import type { Locale } from '@parcelway/contracts';
import type { Resource, Words } from '@parcelway/contracts/resources';
import { fieldsOf, logisticsRequestResource, sheetOrderResource } from '@parcelway/contracts/resources';

/** Fields of a package under the names that partners send. */
const parcelLabels: Readonly<Record<string, Words>> = Object.fromEntries(
  [...Object.entries(fieldsOf(sheetOrderResource)), ...Object.entries(fieldsOf(logisticsRequestResource))]
    .filter(([name]) =>
      /^(receiver|item|package)[A-Z]|^(out_order_id|platform_order_number|sender_address_id)$/.test(name),
    )
    .map(([name, { label }]) => [name, label]),
);

/** Fields of member calls in words; a box or an item is named by its place, from 1. */
const labels: Readonly<Record<string, Words>> = {
  ...parcelLabels,
  username: ['用户名', 'User name'],
  password: ['密码', 'Password'],
  refresh_token: ['刷新令牌', 'Refresh token'],
  address_type: ['地址类型', 'Address type'],
  salutation: ['称呼', 'Title'],
  first_name: ['名', 'First name'],
  last_name: ['姓', 'Last name'],
  mobile_code: ['区号', 'Dial code'],
  mobile: ['手机', 'Mobile'],
  tel_number: ['固定电话', 'Telephone'],
  email: ['邮箱', 'E-mail'],
  country: ['国家', 'Country'],
  province: ['省份', 'Province'],
  city: ['城市', 'City'],
  district: ['区县', 'District'],
  address_line: ['详细地址', 'Address'],
  address_line_2: ['地址第二行', 'Address line 2'],
  address_line_3: ['地址第三行', 'Address line 3'],
  zip_code: ['邮编', 'Postcode'],
  id_card_number: ['身份证号', 'ID card number'],
  latin_name: ['拼音姓名', 'Latin name'],
  latin_address: ['拼音地址', 'Latin address'],
  company: ['公司', 'Company'],
  channel_id: ['渠道', 'Channel'],
  sender_id: ['寄件地址', 'Sender address'],
  receiver_id: ['收件地址', 'Receiver address'],
  cover: ['保额', 'Cover'],
  packages: ['箱子', 'Boxes'],
  weight: ['重量', 'Weight'],
  length: ['长', 'Length'],
  width: ['宽', 'Width'],
  height: ['高', 'Height'],
  packaging_box_id: ['箱型', 'Box type'],
  items: ['物品', 'Items'],
  category_id: ['品类', 'Category'],
  name_zh: ['中文名', 'Chinese name'],
  name_en: ['英文名', 'English name'],
  quantity: ['数量', 'Quantity'],
  unit_price: ['单价', 'Unit price'],
  price: ['价格', 'Price'],
  agree: ['条款', 'Terms'],
  pick_up_date: ['取件日期', 'Collection date'],
  price_override: ['协商价', 'Agreed price'],
  override_memo: ['改价原因', 'Why this price'],
  remark: ['备注', 'Remark'],
  order_no: ['单号', 'Number'],
  order_type: ['单号类型', 'Kind of number'],
  verify: ['验证码', 'Verification'],
  waybill_no: ['运单号', 'Waybill number'],
  kind: ['原因', 'Reason'],
  happened_on: ['发生日期', 'Date it happened'],
  amount_claimed: ['索赔金额', 'Amount claimed'],
  description: ['情况说明', 'What happened'],
  photos: ['照片', 'Photos'],
  file_id: ['照片', 'Photo'],
  answer: ['回复', 'Answer'],
  question: ['问题', 'Question'],
  amount: ['金额', 'Amount'],
  note: ['说明', 'Note'],
  reason: ['原因', 'Reason'],
  user_id: ['会员', 'Member'],
  money: ['金额', 'Amount'],
  memo: ['备注', 'Memo'],
  date: ['日期', 'Date'],
  page: ['页码', 'Page'],
  limit: ['每页条数', 'Page size'],
  ids: ['编号', 'IDs'],
  'Idempotency-Key': ['请求编号', 'Request key'],
};

/**
 * A field's name in words: `packages.0.weight` → 箱 1 重量 / Weight of box 1. The resource's own labels come first; a field nobody
 * named keeps its wire name.
 */
export function fieldLabel(field: string, locale: Locale, resource?: Resource): string {
  const parts = field.split('.');
  const own = resource && fieldsOf(resource)[field]?.label;
  if (own) return inLanguage(own, locale);
  const last = parts[parts.length - 1] ?? field;
  const words = labels[/^\d+$/.test(last) ? (parts[parts.length - 2] ?? last) : last];
  const name = words ? inLanguage(words, locale) : last;
  return placed(name, parts, locale);
}

function placed(name: string, parts: readonly string[], locale: Locale): string {
  const box = numberAfter(parts, 'packages');
  const item = numberAfter(parts, 'items');
  if (box === null) return name;
  if (locale === 'en') return `${name} of ${item === null ? '' : `item ${item} in `}box ${box}`;
  return `箱 ${box} ${item === null ? '' : `物品 ${item} `}${name}`;
}

function numberAfter(parts: readonly string[], list: string): number | null {
  const index = parts.indexOf(list);
  const text = index < 0 ? undefined : parts[index + 1];
  return text !== undefined && /^\d+$/.test(text) ? Number(text) + 1 : null;
}

function inLanguage([zh, en]: Words, locale: Locale): string {
  return locale === 'en' ? en : zh;
}
