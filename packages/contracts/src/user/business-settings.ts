import { PACKAGE_LIMITS } from '../order/quote.contract';
import type { Words } from '../resources/define-resource';

export type SettingType =
  'string' | 'password' | 'number' | 'switch' | 'select' | 'textarea' | 'editor' | 'image' | 'array';

/** A setting the product knows: what a first start puts into the table, and its words in both languages. */
export interface SettingItem {
  readonly group: string;
  readonly type: SettingType;
  readonly title: Words;
  readonly tip?: Words;
  /** As it is stored. */
  readonly value: string;
  /** In production, where it differs. */
  readonly productionValue?: string;
  /** Choices of a select. */
  readonly content?: Readonly<Record<string, string>>;
  /** Comma list of checks that clients know too: required, email … */
  readonly rule?: string;
  /** Bounds of a number, inclusive. */
  readonly min?: number;
  readonly max?: number;
}

/** A setting of the business, with the service whose rules hang on it. */
interface BusinessItem extends SettingItem {
  readonly reader: 'order' | 'payment';
}

const rechargeSteps = ['50', '100', '200', '500'].map((value, index) => ({ key: String(index + 1), value }));
const positions = [
  { key: '1', value: '业务员' },
  { key: '2', value: '主管' },
];

/** Settings that other services than the user service read: orders, storage, money and sales. Money is pounds. */
export const businessItems = {
  /** Until an unpaid order is given up. */
  payment_hours: {
    reader: 'order',
    group: 'order',
    type: 'number',
    title: ['付款时限（小时）', 'Hours to pay'],
    value: '24',
    min: 1,
    max: 720,
  },
  max_packages: {
    reader: 'order',
    group: 'order',
    type: 'number',
    title: ['每单最多箱数', 'Boxes per order'],
    value: String(PACKAGE_LIMITS.packages),
    min: 1,
    max: PACKAGE_LIMITS.packages,
  },
  max_items: {
    reader: 'order',
    group: 'order',
    type: 'number',
    title: ['每箱最多物品数', 'Items per box'],
    value: String(PACKAGE_LIMITS.items),
    min: 1,
    max: PACKAGE_LIMITS.items,
  },
  max_weight_kg: {
    reader: 'order',
    group: 'order',
    type: 'number',
    title: ['单箱最重（千克）', 'Heaviest box (kg)'],
    value: PACKAGE_LIMITS.maxWeightKg,
    min: 1,
    max: Number(PACKAGE_LIMITS.maxWeightKg),
  },
  max_side_cm: {
    reader: 'order',
    group: 'order',
    type: 'number',
    title: ['单边最长（厘米）', 'Longest side (cm)'],
    value: PACKAGE_LIMITS.maxSideCm,
    min: 1,
    max: Number(PACKAGE_LIMITS.maxSideCm),
  },
  /** What customers are told of volumetric weight; may be ''. */
  volume_note: {
    reader: 'order',
    group: 'order',
    type: 'textarea',
    title: ['体积重说明', 'Note on volumetric weight'],
    value: '',
  },
  /** After the last day of stored luggage. */
  overdue_days: {
    reader: 'order',
    group: 'storage',
    type: 'number',
    title: ['逾期天数', 'Days until overdue'],
    value: '7',
    min: 0,
    max: 365,
  },
  /** After the last day of stored luggage. */
  abandon_days: {
    reader: 'order',
    group: 'storage',
    type: 'number',
    title: ['视为放弃天数', 'Days until abandoned'],
    value: '90',
    min: 0,
    max: 3_650,
  },
  /** From the drop-off day on, in which a cancellation still costs nothing. */
  cancel_keep_days: {
    reader: 'order',
    group: 'storage',
    type: 'number',
    title: ['到仓日起仍可免费取消的天数', 'Days from drop-off to cancel at no cost'],
    value: '0',
    min: 0,
    max: 365,
  },
  /** From this balance a sheet order is paid when the one in its own currency does not suffice. */
  default_currency: {
    reader: 'order',
    group: 'money',
    type: 'select',
    title: ['默认币种', 'Default currency'],
    tip: [
      '电商小包本币余额不足时，按当时汇率改从此币种余额扣款',
      'A sheet order is paid from this balance, at the rate of the moment, when the one in its own currency does not suffice',
    ],
    value: 'GBP',
    content: { GBP: 'GBP', CNY: 'CNY', EUR: 'EUR', USD: 'USD' },
    rule: 'required',
  },
  recharge_steps: {
    reader: 'payment',
    group: 'money',
    type: 'array',
    title: ['充值档位', 'Amounts to top up'],
    value: JSON.stringify(rechargeSteps),
  },
  refund_auto_limit: {
    reader: 'payment',
    group: 'money',
    type: 'number',
    title: ['自动退款上限', 'Refunds without approval up to'],
    value: '0',
    min: 0,
    max: 100_000,
  },
  score_per_pound: {
    reader: 'payment',
    group: 'money',
    type: 'number',
    title: ['每英镑积分', 'Score per pound'],
    value: '1',
    min: 0,
    max: 1_000,
  },
  salesman_positions: {
    reader: 'order',
    group: 'sales',
    type: 'array',
    title: ['业务员职位', 'Positions of salesmen'],
    value: JSON.stringify(positions),
  },
  commission_confirm_days: {
    reader: 'order',
    group: 'sales',
    type: 'number',
    title: ['佣金确认天数', 'Days until commission is due'],
    value: '7',
    min: 0,
    max: 365,
  },
} as const satisfies Record<string, BusinessItem>;

type Items = typeof businessItems;

type ValueOf<Item extends SettingItem> = Item['type'] extends 'number'
  ? number
  : Item['type'] extends 'array'
    ? readonly string[]
    : string;

export type BusinessSettingName = keyof Items;

export type SettingReader = Items[BusinessSettingName]['reader'];

/** Value of each setting of the business; of a list its entries. */
export type BusinessSettings = { readonly [Name in BusinessSettingName]: ValueOf<Items[Name]> };

/** The settings that one service reads. */
export type SettingsOf<Reader extends SettingReader> = Pick<
  BusinessSettings,
  { [Name in BusinessSettingName]: Items[Name]['reader'] extends Reader ? Name : never }[BusinessSettingName]
>;

export const businessSettingNames = Object.keys(businessItems) as readonly BusinessSettingName[];

/** The settings from their stored texts; one that is not among them is as declared. */
export function businessSettings(
  texts: Readonly<Partial<Record<BusinessSettingName, string>>> = {},
): BusinessSettings {
  const values = businessSettingNames.map((name) => {
    const item: SettingItem = businessItems[name];
    return [name, valueOf(item, texts[name] ?? item.value)] as const;
  });
  return Object.fromEntries(values) as unknown as BusinessSettings;
}

function valueOf(item: SettingItem, text: string): number | string | readonly string[] {
  if (item.type === 'number') return settingNumber(item, text);
  return item.type === 'array' ? settingList(text) : text;
}

/** A stored number; the declared one where what is stored is none. */
export function settingNumber({ value }: SettingItem, text: string): number {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : Number(value);
}

/** Values of a stored `[{key, value}]`; none in ''. */
export function settingList(text: string): readonly string[] {
  return text === '' ? [] : (JSON.parse(text) as { value: string }[]).map(({ value }) => value);
}
