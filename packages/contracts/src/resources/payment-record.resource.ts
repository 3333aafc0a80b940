import { defineResource, instant, json, money, relation, text, wordEnum } from './define-resource';

export const paymentRecordResource = defineResource({
  name: 'payment-record',
  owner: 'payment',
  controller: 'trade.PaymentRecord',
  label: ['支付记录', 'Payments'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'payment_no',
  fields: {
    payment_no: text('支付号', 'Payment no.', {
      max: 24,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    bill_type: text('账单类型', 'Bill type', { max: 20, readOnly: true, list: true }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    way: wordEnum('方式', 'Way', ['balance', 'card', 'third_party', 'offline'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    currency: text('币种', 'Currency', { max: 3, readOnly: true, list: true }),
    amount: money('金额', 'Amount', { readOnly: true, list: true, sort: true }),
    status: wordEnum(
      '状态',
      'Status',
      ['created', 'processing', 'requires_action', 'succeeded', 'failed', 'cancelled', 'expired'],
      { readOnly: true, list: true, filter: true, statusWords: 'paymentRecord' },
    ),
    reference: text('凭证号', 'Reference', {
      max: 80,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    confirmed_by: relation('收款员工', 'Confirmed by', 'admin', { readOnly: true }),
    memo: text('说明', 'Memo', { max: 200, readOnly: true }),
    allocations: json('分摊', 'Allocations', { readOnly: true }),
    paid_at: instant('付款时间', 'Paid at', { readOnly: true, list: true, filter: true, sort: true }),
  },
});
