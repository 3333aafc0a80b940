import { PACKAGE_LIMITS } from '@parcelway/contracts';
import type { SettingItem } from '../setting-items';

const rechargeSteps = ['50', '100', '200', '500'].map((value, index) => ({ key: String(index + 1), value }));
const positions = [
  { key: '1', value: '业务员' },
  { key: '2', value: '主管' },
];

/** Orders, storage, money and sales. */
export const businessItems = {
  payment_hours: {
    group: 'order',
    type: 'number',
    title: ['付款时限（小时）', 'Hours to pay'],
    value: '24',
    min: 1,
    max: 720,
  },
  max_packages: {
    group: 'order',
    type: 'number',
    title: ['每单最多箱数', 'Boxes per order'],
    value: String(PACKAGE_LIMITS.packages),
    min: 1,
    max: PACKAGE_LIMITS.packages,
  },
  max_items: {
    group: 'order',
    type: 'number',
    title: ['每箱最多物品数', 'Items per box'],
    value: String(PACKAGE_LIMITS.items),
    min: 1,
    max: PACKAGE_LIMITS.items,
  },
  max_weight_kg: {
    group: 'order',
    type: 'number',
    title: ['单箱最重（千克）', 'Heaviest box (kg)'],
    value: PACKAGE_LIMITS.maxWeightKg,
    min: 1,
    max: Number(PACKAGE_LIMITS.maxWeightKg),
  },
  max_side_cm: {
    group: 'order',
    type: 'number',
    title: ['单边最长（厘米）', 'Longest side (cm)'],
    value: PACKAGE_LIMITS.maxSideCm,
    min: 1,
    max: Number(PACKAGE_LIMITS.maxSideCm),
  },
  volume_note: {
    group: 'order',
    type: 'textarea',
    title: ['体积重说明', 'Note on volumetric weight'],
    value: '',
  },
  overdue_days: {
    group: 'storage',
    type: 'number',
    title: ['逾期天数', 'Days until overdue'],
    value: '7',
    min: 0,
    max: 365,
  },
  abandon_days: {
    group: 'storage',
    type: 'number',
    title: ['视为放弃天数', 'Days until abandoned'],
    value: '90',
    min: 0,
    max: 3_650,
  },
  cancel_keep_days: {
    group: 'storage',
    type: 'number',
    title: ['到仓日起仍可免费取消的天数', 'Days from drop-off to cancel at no cost'],
    value: '0',
    min: 0,
    max: 365,
  },
  default_currency: {
    group: 'money',
    type: 'select',
    title: ['默认币种', 'Default currency'],
    value: 'GBP',
    content: { GBP: 'GBP' },
    rule: 'required',
  },
  recharge_steps: {
    group: 'money',
    type: 'array',
    title: ['充值档位', 'Amounts to top up'],
    value: JSON.stringify(rechargeSteps),
  },
  refund_auto_limit: {
    group: 'money',
    type: 'number',
    title: ['自动退款上限', 'Refunds without approval up to'],
    value: '0',
    min: 0,
    max: 100_000,
  },
  score_per_pound: {
    group: 'money',
    type: 'number',
    title: ['每英镑积分', 'Score per pound'],
    value: '1',
    min: 0,
    max: 1_000,
  },
  salesman_positions: {
    group: 'sales',
    type: 'array',
    title: ['业务员职位', 'Positions of salesmen'],
    value: JSON.stringify(positions),
  },
  commission_confirm_days: {
    group: 'sales',
    type: 'number',
    title: ['佣金确认天数', 'Days until commission is due'],
    value: '7',
    min: 0,
    max: 365,
  },
} as const satisfies Record<string, SettingItem>;
