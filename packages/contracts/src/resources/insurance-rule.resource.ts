import { defineResource, integer, money, relation, wordEnum } from './define-resource';
import { code, names, status } from './repeated-fields';

export const insuranceRuleResource = defineResource({
  name: 'insurance-rule',
  owner: 'order',
  controller: 'insurance.Rule',
  label: ['保险规则', 'Insurance rules'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  recycle: true,
  fields: {
    code: code(30, { isLasting: false }),
    ...names,
    scope: wordEnum('按', 'Per', ['order', 'box'], { default: 'order' }),
    cap_per_box: money('单箱上限', 'Cap per box'),
    damage_days: integer('破损索赔天数', 'Days to claim damage', { min: 1, max: 365, default: 7 }),
    loss_days: integer('丢失索赔天数', 'Days to claim loss', { min: 1, max: 365, default: 30 }),
    terms_protocol_id: relation('条款', 'Terms', 'protocol'),
    status,
  },
});
