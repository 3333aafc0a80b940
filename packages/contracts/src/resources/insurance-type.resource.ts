import { INSURED_ORDER_KINDS, INSURED_ORDERS } from '../order/insurance-words';
import { basisPoints, defineResource, flag, money, relation, wordEnum } from './define-resource';
import { currency, names, status, weigh } from './repeated-fields';

export const insuranceTypeResource = defineResource({
  name: 'insurance-type',
  owner: 'order',
  controller: 'insurance.Type',
  label: ['保险档位', 'Insurance types'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  optionColumns: ['cover'],
  narrowedBy: {
    channel_id: relation('渠道', 'Channel', 'channel'),
    order_kind: wordEnum('订单类型', 'Kind of order', INSURED_ORDER_KINDS),
  },
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  sensitive: ['cover', 'premium'],
  fields: {
    insurance_rule_id: relation('保险规则', 'Insurance rule', 'insurance-rule', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    ...names,
    applies_to: wordEnum('适用', 'Applies to', INSURED_ORDERS, {
      default: 'luggage',
      list: true,
      filter: true,
    }),
    mode: wordEnum('方式', 'Mode', ['step', 'rate'], { default: 'step', list: true }),
    cover: money('保额', 'Cover', { default: '0.00', list: true, sort: true }),
    premium: money('保费', 'Premium', { default: '0.00', list: true }),
    rate_bp: basisPoints('费率', 'Rate'),
    min_premium: money('最低保费', 'Minimum premium'),
    max_cover: money('最高保额', 'Most cover'),
    currency,
    is_free: flag('免费', 'Free', { default: '0', list: true }),
    is_default: flag('默认', 'Default', { default: '0' }),
    status,
    weigh,
  },
});
