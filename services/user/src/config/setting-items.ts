import type { SettingItem } from '@parcelway/contracts';
import { businessItems } from '@parcelway/contracts';
import type { Words } from '@parcelway/contracts/resources';
import { basicItems } from './items/basic-items';
import { connectionItems } from './items/connection-items';

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
