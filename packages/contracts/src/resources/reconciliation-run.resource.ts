import { defineResource, instant, integer, json, relation, wordEnum } from './define-resource';

/** Comparisons of the books with wallets, records, bills, payments and providers, and of bills with orders and boxes: every night, and when staff start one. */
export const reconciliationRunResource = defineResource({
  name: 'reconciliation-run',
  owner: 'payment',
  controller: 'trade.ReconciliationRun',
  label: ['对账', 'Reconciliation'],
  acts: ['index'],
  actions: ['start'],
  deletion: 'never',
  labelField: 'id',
  order: { field: 'started_at', direction: 'desc' },
  fields: {
    started_at: instant('开始时间', 'Started at', { readOnly: true, list: true, sort: true }),
    finished_at: instant('结束时间', 'Finished at', { readOnly: true, list: true }),
    status: wordEnum('结果', 'Outcome', ['running', 'clean', 'differences', 'failed'], {
      readOnly: true,
      list: true,
      filter: true,
      statusWords: 'reconciliationRun',
    }),
    scope: wordEnum('范围', 'Scope', ['all', 'books', 'wallets', 'bills', 'provider', 'orders'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    checked: integer('核对行数', 'Rows compared', { readOnly: true, list: true }),
    difference_count: integer('差异', 'Differences', { readOnly: true, list: true }),
    differences: json('差异明细', 'What differs', { readOnly: true }),
    away: json('没有答复', 'Did not answer', {
      readOnly: true,
      values: ['stripe', 'local_card', 'wallet_qr', 'orders', 'boxes'],
    }),
    admin_id: relation('发起人', 'Started by', 'admin', { readOnly: true, list: true }),
  },
});
