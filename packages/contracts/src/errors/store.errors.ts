import { declareErrors } from './error-text';

export const storeErrors = declareErrors({
  'store.not_found': { status: 404, 'zh-cn': '寄存订单不存在', en: 'There is no such storage order' },
  'store.wrong_state': {
    status: 409,
    'zh-cn': '寄存订单现在是“{state}”，不能这样操作',
    en: 'The storage order is in state "{state}", so this is not possible',
  },
  'store.no_space': {
    status: 422,
    'zh-cn': '这几天 {size} 号库位不够，还剩 {free} 个',
    en: 'There is not enough room of size {size} on these days, {free} left',
  },
  'store.no_rate': {
    status: 422,
    'zh-cn': '这个仓库不存放 {size} 号物品',
    en: 'This warehouse does not store pieces of size {size}',
  },
  'store.date_range': {
    status: 422,
    'zh-cn': '寄存日期从今天起，最长 365 天',
    en: 'Storage begins today or later and lasts 365 days at most',
  },
  'store.no_insurance': {
    status: 422,
    'zh-cn': '寄存没有这一档保价',
    en: 'Storage is not offered with this insurance',
  },
  'store.cover_over_cap': {
    status: 422,
    'zh-cn': '寄存的保额最高 {max}',
    en: 'Storage insures up to {max}',
  },
  'store.over_declared': {
    status: 422,
    'zh-cn': '保额不能高于申报价值 {max}',
    en: 'The cover cannot exceed the declared value of {max}',
  },
  'store.space_full': { status: 409, 'zh-cn': '这个库位已占满', en: 'This space is taken' },
  'store.space_unfit': {
    status: 422,
    'zh-cn': '这个库位不在该仓库，或不用于寄存',
    en: 'This space is in another warehouse, or not for storage',
  },
  'store.due': {
    status: 409,
    'zh-cn': '还有 {amount} 未付，请先结清',
    en: '{amount} is still to be paid, settle it first',
  },
  'store.not_told': {
    status: 409,
    'zh-cn': '还没有向会员发出最后通知，不能视为放弃',
    en: 'Its member has not been given the last notice yet, so it cannot be taken as abandoned',
  },
  'store.too_early': {
    status: 409,
    'zh-cn': '超期满 {days} 天后才能视为放弃',
    en: 'It can be taken as abandoned {days} days after its last day',
  },
});
