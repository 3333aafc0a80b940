import {
  defineResource,
  instant,
  json,
  money,
  numberEnum,
  relation,
  text,
  wordEnum,
} from './define-resource';

/** What a salesman earns by one order, and what of it is taken back by later refunds. */
export const commissionResource = defineResource({
  name: 'commission',
  owner: 'order',
  controller: 'sales.Commission',
  label: ['佣金', 'Commissions'],
  acts: ['index'],
  /** `all` shows every salesman's rows, not only one's own. */
  actions: ['cancel', 'history', 'all', 'export'],
  deletion: 'never',
  labelField: 'order_no',
  fields: {
    salesman_id: relation('业务员', 'Salesman', 'salesman', { readOnly: true, list: true, filter: true }),
    order_kind: wordEnum('订单种类', 'Order kind', ['luggage', 'store', 'sheet'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    order_no: text('订单号', 'Order no.', { max: 20, readOnly: true, list: true, quick: true, filter: true }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    kind: wordEnum('种类', 'Kind', ['earn', 'reverse'], { readOnly: true, list: true, filter: true }),
    currency: text('币种', 'Currency', { max: 3, readOnly: true }),
    base_amount: money('计佣基数', 'Base', { readOnly: true, list: true, sort: true }),
    amount: money('佣金', 'Commission', { readOnly: true, list: true, sort: true }),
    rate: json('比例', 'Rate', { readOnly: true }),
    status: numberEnum('状态', 'Status', [0, 1, 2, 3], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'commission',
    }),
    paid_at: instant('付款时间', 'Paid at', { readOnly: true }),
    confirmed_at: instant('确认时间', 'Confirmed at', { readOnly: true, list: true }),
    commission_batch_id: relation('结算单', 'Batch', 'commission-batch', { readOnly: true, filter: true }),
  },
});
