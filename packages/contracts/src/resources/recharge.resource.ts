import { billResource } from './bill.resource';
import { defineResource, file, money, relation, text, wordEnum } from './define-resource';

const { bill_no, paid_amount, pay_status, paid_at } = billResource.fields;

const shown = { readOnly: true, list: true, virtual: true } as const;

/** Money that members put on their balance: bills of type recharge, each with its payment. Staff enter what came in outside. */
export const rechargeResource = defineResource({
  name: 'recharge',
  table: 'bill',
  owner: 'payment',
  controller: 'trade.Recharge',
  label: ['充值', 'Recharges'],
  acts: ['index', 'add'],
  actions: ['confirm'],
  deletion: 'never',
  labelField: 'bill_no',
  fields: {
    bill_no,
    user_id: relation('会员', 'Member', 'member', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    currency: text('币种', 'Currency', {
      max: 3,
      required: true,
      addOnly: true,
      default: 'GBP',
      pattern: /^[A-Z]{3}$/,
      list: true,
      filter: true,
    }),
    amount: money('金额', 'Amount', { required: true, addOnly: true, list: true, sort: true, min: 0 }),
    paid_amount,
    pay_status,
    way: wordEnum('方式', 'Way', ['balance', 'card', 'third_party', 'offline'], shown),
    payment_no: text('支付号', 'Payment no.', { ...shown, max: 24 }),
    payment_status: wordEnum(
      '支付状态',
      'Payment status',
      ['created', 'processing', 'requires_action', 'succeeded', 'failed', 'cancelled', 'expired'],
      { ...shown, statusWords: 'paymentRecord' },
    ),
    proof_file: file('凭证', 'Proof', { addOnly: true, virtual: true, max: 255 }),
    memo: text('备注', 'Memo', { required: true, addOnly: true, virtual: true, max: 200 }),
    paid_at,
  },
});
