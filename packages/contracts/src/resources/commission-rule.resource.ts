import { basisPoints, defineResource, money, relation, text, wordEnum } from './define-resource';
import { currency, status, validity } from './repeated-fields';

/** What salesmen earn: a share of an order or an amount per charged kilogram; the narrowest rule wins. */
export const commissionRuleResource = defineResource({
  name: 'commission-rule',
  owner: 'order',
  controller: 'sales.CommissionRule',
  label: ['佣金规则', 'Commission rules'],
  acts: ['index', 'add', 'edit', 'del'],
  deletion: 'soft',
  labelField: 'name',
  recycle: true,
  sensitive: ['rate_bp', 'per_kg_amount'],
  fields: {
    name: text('名称', 'Name', { max: 60, required: true, list: true, quick: true }),
    salesman_id: relation('业务员', 'Salesman', 'salesman', { list: true, filter: true }),
    position: text('职位', 'Position', { max: 30, list: true, filter: true }),
    channel_id: relation('渠道', 'Channel', 'channel', { list: true, filter: true }),
    order_kind: wordEnum('订单种类', 'Order kind', ['all', 'luggage', 'store', 'sheet'], {
      default: 'all',
      list: true,
      filter: true,
    }),
    rate_bp: basisPoints('比例', 'Rate', { list: true }),
    per_kg_amount: money('每公斤', 'Per kg', { list: true }),
    currency,
    ...validity,
    status,
  },
});
