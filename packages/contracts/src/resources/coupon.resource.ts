import { basisPoints, defineResource, integer, money, relations, text, wordEnum } from './define-resource';
import { currency, names, status, validity } from './repeated-fields';

/** A reduction that members get: an amount or a share of the freight. */
export const couponResource = defineResource({
  name: 'coupon',
  owner: 'order',
  controller: 'sales.Coupon',
  label: ['优惠券', 'Coupons'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  actions: ['issue'],
  deletion: 'soft',
  labelField: 'code',
  labels: ['code', 'name_zh', 'name_en'],
  recycle: true,
  sensitive: ['amount', 'rate_bp'],
  fields: {
    code: text('券码', 'Code', {
      max: 30,
      required: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    ...names,
    amount: money('金额', 'Amount', { list: true }),
    rate_bp: basisPoints('运费比例', 'Share of freight', { list: true }),
    currency,
    min_freight: money('最低运费', 'Least freight', { default: '0' }),
    channel_ids: relations('适用渠道', 'Channels', 'channel'),
    kind: wordEnum('适用订单', 'For', ['luggage', 'store', 'both', 'sheet'], { default: 'luggage' }),
    total: integer('发放总数', 'Total', { min: 1, max: 1_000_000 }),
    per_member: integer('每人张数', 'Per member', { min: 1, max: 100, default: 1 }),
    issued: integer('已发', 'Issued', { readOnly: true, list: true, virtual: true }),
    used: integer('已用', 'Used', { readOnly: true, list: true, virtual: true }),
    ...validity,
    valid_to: { ...validity.valid_to, required: true },
    status,
  },
});
