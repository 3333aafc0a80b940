import type { Words } from '@parcelway/contracts/resources';
import { basicItems } from './items/basic-items';
import { businessItems } from './items/business-items';
import { connectionItems } from './items/connection-items';

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

/** Tabs of the settings form, in their order. */
export const settingGroups: Readonly<Record<string, Words>> = {
  basics: ['基础配置', 'Basics'],
  upload: ['上传', 'Uploads'],
  mail: ['邮件配置', 'Mail'],
  sms: ['短信', 'SMS'],
  login: ['登录', 'Log in'],
  order: ['订单', 'Orders'],
  storage: ['寄存', 'Storage'],
  money: ['资金', 'Money'],
  sales: ['销售', 'Sales'],
  config_quick_entrance: ['快捷配置入口', 'Quick entrances'],
};

/** Every setting of the product by its name; within a group in the order of the form. */
export const settingItems = { ...basicItems, ...connectionItems, ...businessItems };

export type SettingName = keyof typeof settingItems;

/** The declaration of a setting; undefined for one that staff added. */
export function declaredItem(name: string): SettingItem | undefined {
  return Object.hasOwn(settingItems, name) ? settingItems[name as SettingName] : undefined;
}
