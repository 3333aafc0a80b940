import { defineResource, instant, integer, money, relation, text, wordEnum } from './define-resource';

/** A salesman's commissions of a month as one payment; adding one gathers what is due and not in another. */
export const commissionBatchResource = defineResource({
  name: 'commission-batch',
  owner: 'order',
  controller: 'sales.CommissionBatch',
  label: ['佣金结算', 'Commission batches'],
  acts: ['index', 'add', 'del'],
  actions: ['settle', 'print'],
  deletion: 'hard',
  labelField: 'batch_no',
  recycle: true,
  fields: {
    batch_no: text('结算单号', 'Batch no.', {
      max: 20,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    salesman_id: relation('业务员', 'Salesman', 'salesman', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    month: text('月份', 'Month', {
      max: 7,
      required: true,
      addOnly: true,
      list: true,
      filter: true,
      pattern: /^20\d\d-(0[1-9]|1[0-2])$/,
    }),
    currency: text('币种', 'Currency', { max: 3, readOnly: true }),
    amount: money('金额', 'Amount', { readOnly: true, list: true, virtual: true }),
    count: integer('笔数', 'Rows', { readOnly: true, list: true, virtual: true }),
    status: wordEnum('状态', 'Status', ['draft', 'settled'], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'commissionBatch',
    }),
    settled_at: instant('结算时间', 'Settled at', { readOnly: true, list: true }),
    settled_by: relation('结算人', 'Settled by', 'admin', { readOnly: true }),
    remark: text('备注', 'Remark', { max: 300, addOnly: true }),
  },
});
