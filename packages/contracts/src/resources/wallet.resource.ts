import { defineResource, flag, money, relation, text } from './define-resource';

export const walletResource = defineResource({
  name: 'wallet',
  owner: 'payment',
  controller: 'trade.Wallet',
  label: ['钱包', 'Wallets'],
  acts: ['index'],
  actions: ['freeze', 'unfreeze', 'statement', 'export'],
  deletion: 'never',
  labelField: 'user_id',
  fields: {
    user_id: relation('会员', 'Member', 'member', { readOnly: true, list: true, filter: true }),
    currency: text('币种', 'Currency', { max: 3, readOnly: true, list: true, filter: true }),
    balance: money('余额', 'Balance', { readOnly: true, list: true, sort: true }),
    is_frozen: flag('冻结', 'Frozen', { readOnly: true, list: true, filter: true }),
    freeze_reason: text('冻结原因', 'Reason of the freeze', { max: 200, readOnly: true, list: true }),
  },
});
