import { defineResource, instant, relation, text, wordEnum } from './define-resource';

/** Which salesman a member belongs to, and since when; a new binding ends the open one. */
export const salesmanBindingResource = defineResource({
  name: 'salesman-binding',
  owner: 'order',
  controller: 'salesman.Binding',
  label: ['客户绑定', 'Bindings'],
  acts: ['index', 'add'],
  actions: ['end'],
  deletion: 'never',
  labelField: 'id',
  quickRelations: ['user_id'],
  fields: {
    salesman_id: relation('业务员', 'Salesman', 'salesman', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    user_id: relation('会员', 'Member', 'member', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    how: wordEnum('绑定方式', 'How', ['code', 'staff'], { readOnly: true, list: true, filter: true }),
    started_at: instant('开始', 'Since', { readOnly: true, list: true, sort: true }),
    ended_at: instant('结束', 'Ended', { readOnly: true, list: true }),
    end_reason: text('结束原因', 'Why it ended', { max: 200, readOnly: true }),
    admin_id: relation('操作员', 'By', 'admin', { readOnly: true }),
  },
});
