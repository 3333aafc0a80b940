import { defineResource, instant, relation, text, wordEnum } from './define-resource';

/** Movements of money, append-only; their entries come with `trace`, which finds them by any number. */
export const journalResource = defineResource({
  name: 'journal',
  owner: 'payment',
  controller: 'trade.Journal',
  label: ['分录查询', 'Ledger explorer'],
  acts: ['index'],
  actions: ['export'],
  deletion: 'never',
  labelField: 'journal_no',
  order: { field: 'posted_at', direction: 'desc' },
  fields: {
    journal_no: text('凭证号', 'Journal no.', {
      max: 24,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    kind: wordEnum(
      '种类',
      'Kind',
      ['recharge', 'pay', 'refund', 'adjust', 'storage_return', 'freeze', 'commission', 'claim', 'withdrawn'],
      { readOnly: true, list: true, filter: true },
    ),
    ref_type: wordEnum('来源', 'Source', ['payment', 'refund', 'bill', 'claim', 'record'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    ref_no: text('来源编号', 'Source no.', {
      max: 30,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    admin_id: relation('经办人', 'Staff', 'admin', { readOnly: true }),
    posted_at: instant('入账时间', 'Posted at', { readOnly: true, list: true, filter: true, sort: true }),
    memo: text('备注', 'Memo', { max: 200, readOnly: true, list: true }),
  },
});
