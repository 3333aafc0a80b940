import { defineResource, file, flag, instant, money, numberEnum, relation, text } from './define-resource';

const shown = { readOnly: true, list: true } as const;
const found = { ...shown, filter: true } as const;
const derived = { readOnly: true } as const;

/** Bills of duty (D3). `add` runs as payment.tax-desk.raise; one leads its waybill to wait until it is paid or void. */
export const taxBillResource = defineResource({
  name: 'tax-bill',
  table: 'bill',
  owner: 'payment',
  controller: 'trade.TaxBill',
  label: ['税费账单', 'Tax bills'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'bill_no',
  actions: ['add', 'void', 'export'],
  quickRelations: ['user_id'],
  fields: {
    bill_no: text('账单号', 'Bill no.', { ...found, max: 20, quick: true, sort: true, unique: true }),
    waybill_id: relation('运单', 'Waybill', 'waybill', derived),
    waybill_no: text('运单号', 'Waybill no.', { ...found, max: 30, quick: true }),
    order_no: text('订单号', 'Order no.', { ...found, max: 20, quick: true }),
    user_id: relation('会员', 'Member', 'member', found),
    customs_ref: text('报关单号', 'Customs entry', { ...shown, max: 40, quick: true }),
    currency: text('币种', 'Currency', { ...derived, max: 3, filter: true }),
    amount: money('金额', 'Amount', { ...shown, sort: true }),
    paid_amount: money('已付', 'Paid', shown),
    refunded_amount: money('已退', 'Refunded', derived),
    pay_status: numberEnum('付款', 'Payment', [1, 2, 3], { ...found, statusWords: 'tax' }),
    paid_at: instant('付款时间', 'Paid at', { ...found, sort: true }),
    reason: text('事由', 'Reason', { ...shown, max: 200 }),
    document: file('海关文件', 'Customs paper', { ...derived, max: 255 }),
    is_void: flag('已作废', 'Void', found),
    void_reason: text('作废原因', 'Why void', { ...derived, max: 200 }),
  },
});
