import { defineResource, money, relation, text, wordEnum } from './define-resource';

/** The members' view of the wallet: append-only. `add` is a staff adjustment and runs as the payment.topUp call. */
export const memberMoneyRecordResource = defineResource({
  name: 'member-money-record',
  owner: 'payment',
  controller: 'user.MoneyLog',
  aliases: ['trade.UserMoneyRecord'],
  label: ['余额记录', 'Money records'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'id',
  actions: ['add', 'export'],
  quickRelations: ['user_id'],
  fields: {
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    money: money('变动', 'Change', { readOnly: true, list: true, sort: true }),
    before: money('之前', 'Before', { readOnly: true, list: true }),
    after: money('之后', 'After', { readOnly: true, list: true }),
    currency: text('币种', 'Currency', { max: 3, readOnly: true, list: true, filter: true }),
    kind: wordEnum(
      '种类',
      'Kind',
      ['recharge', 'pay', 'refund', 'adjust', 'storage_return', 'freeze', 'commission', 'claim', 'withdrawn'],
      { readOnly: true, list: true, filter: true },
    ),
    bill_no: text('账单号', 'Bill no.', { max: 20, readOnly: true, quick: true, filter: true }),
    memo: text('备注', 'Memo', { max: 200, readOnly: true, list: true, quick: true }),
  },
});
