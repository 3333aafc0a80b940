import { defineResource, instant, money, numberEnum, relation, text, wordEnum } from './define-resource';

export const billResource = defineResource({
  name: 'bill',
  owner: 'payment',
  controller: 'trade.Bill',
  label: ['账单', 'Bills'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'bill_no',
  fields: {
    bill_no: text('账单号', 'Bill no.', {
      max: 20,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
      sort: true,
      unique: true,
    }),
    bill_type: wordEnum('类型', 'Type', ['order', 'supplement', 'tax', 'storage', 'sheet', 'recharge'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    ref_no: text('单号', 'Reference', { max: 30, readOnly: true, list: true, quick: true, filter: true }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    currency: text('币种', 'Currency', { max: 3, readOnly: true, list: true, filter: true }),
    amount: money('金额', 'Amount', { readOnly: true, list: true, sort: true }),
    paid_amount: money('已付', 'Paid', { readOnly: true, list: true }),
    refunded_amount: money('已退', 'Refunded', { readOnly: true, list: true }),
    pay_status: numberEnum('付款', 'Payment', [1, 2, 3], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'pay',
    }),
    due_at: instant('期限', 'Due', { readOnly: true, list: true, filter: true, sort: true }),
    paid_way: wordEnum('付款方式', 'Paid by', ['balance', 'card', 'third_party', 'offline'], {
      readOnly: true,
      list: true,
    }),
    paid_at: instant('付款时间', 'Paid at', { readOnly: true, list: true, filter: true, sort: true }),
  },
});
