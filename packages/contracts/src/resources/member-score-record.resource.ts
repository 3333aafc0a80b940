import { defineResource, integer, relation, text, wordEnum } from './define-resource';

/** Changes of members' scores: append-only. `add` is a staff adjustment and runs as the payment.member-account.adjustScore call. */
export const memberScoreRecordResource = defineResource({
  name: 'member-score-record',
  owner: 'payment',
  controller: 'user.ScoreLog',
  label: ['积分记录', 'Score records'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'id',
  actions: ['add', 'export'],
  quickRelations: ['user_id'],
  fields: {
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    score: integer('变动', 'Change', { readOnly: true, list: true, sort: true }),
    before: integer('之前', 'Before', { readOnly: true, list: true }),
    after: integer('之后', 'After', { readOnly: true, list: true }),
    kind: wordEnum('种类', 'Kind', ['order', 'adjust', 'refund'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    ref_no: text('关联单号', 'Reference', { max: 30, readOnly: true, filter: true }),
    memo: text('备注', 'Memo', { max: 200, readOnly: true, list: true, quick: true }),
  },
});
