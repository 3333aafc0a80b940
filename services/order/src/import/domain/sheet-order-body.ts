import type { Words } from '@parcelway/contracts/resources';
import type { ImportColumn } from './import-columns';

const column = (
  name: string,
  label: Words,
  example: string,
  allowed: Words,
  required = true,
): ImportColumn => ({ name, label, example, allowed, required });
const optional = (name: string, label: Words, example = ''): ImportColumn =>
  column(name, label, example, ['可不填', 'Optional'], false);

const upTo = (max: number): Words => [`最多 ${max} 个字`, `${max} characters at most`];

/** Fields of a package, once per order; the first columns of its rows. */
const orderColumns: readonly ImportColumn[] = [
  column('out_order_id', ['外部单号', 'Reference'], 'A-1001', [
    '同一单号的各行是一个包裹的多种商品',
    'Rows of one reference are the items of one package',
  ]),
  column('channel_code', ['渠道代码', 'Channel code'], 'GB-SHEET', ['渠道的代码', 'Code of a channel']),
  optional('service_type', ['服务', 'Service']),
  optional('platform_order_number', ['平台单号', 'Platform order']),
  column('receiverName', ['收件人', 'Receiver'], 'Ann Lee', upTo(60)),
  optional('receiverState', ['省州', 'State']),
  column('receiverCity', ['城市', 'City'], 'Leeds', upTo(60)),
  column('receiverDetailAddress', ['地址', 'Address'], '1 Park Row', upTo(200)),
  column('receiverCountryCode', ['国家代码', 'Country code'], 'GB', ['两位大写字母', 'Two capital letters']),
  column('receiverZipCode', ['邮编', 'Postcode'], 'LS1 5HD', upTo(12)),
  column('receiverTelephone', ['电话', 'Telephone'], '+447700900123', [
    '数字，可带 +',
    'Digits, with + or without',
  ]),
  column('packageWeight', ['包裹重量 g', 'Package weight g'], '500', ['整克', 'Whole grams']),
];

/** Fields of an item; every row has its own. */
const itemColumns: readonly ImportColumn[] = [
  column('itemEnglishName', ['英文品名', 'Item'], 'T-shirt', upTo(60)),
  optional('itemChineseName', ['中文品名', 'Item in Chinese'], '短袖'),
  column('itemUnitPrice', ['单价', 'Unit price'], '12.50', ['最多两位小数', 'Two decimals at most']),
  column('itemUnitPriceCurrency', ['单价币种', 'Currency'], 'GBP', ['三位大写字母', 'Three capital letters']),
  column('itemQuantity', ['数量', 'Quantity'], '2', ['1 到 100000', '1 to 100,000']),
  optional('itemWeight', ['单重 g', 'Item weight g'], '200'),
  optional('hsCode', ['海关编码', 'HS code']),
];

export const sheetOrderColumns: readonly ImportColumn[] = [...orderColumns, ...itemColumns];

/** One package out of the rows of its reference; null where they disagree on what it is. Blank cells of later rows mean the same again. */
export function sheetOrderBody(
  rows: readonly Readonly<Record<string, string>>[],
): Record<string, unknown> | null {
  const body: Record<string, unknown> = {};
  for (const row of rows)
    for (const { name } of orderColumns) {
      const value = row[name] ?? '';
      if (value === '') continue;
      if (body[name] !== undefined && body[name] !== value) return null;
      body[name] = value;
    }
  return { ...body, submit: false, items: rows.map((row) => filled(row, itemColumns)) };
}

function filled(
  row: Readonly<Record<string, string>>,
  columns: readonly ImportColumn[],
): Record<string, string> {
  return Object.fromEntries(columns.flatMap(({ name }) => (row[name] ? [[name, row[name]] as const] : [])));
}
