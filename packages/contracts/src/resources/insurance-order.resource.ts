import { defineResource, instant, integer, money, relation, text, wordEnum } from './define-resource';
import { INSURED_ORDER_KINDS } from '../order/insurance-words';
import { InsuranceStatus } from '../statuses';

const shown = { readOnly: true, list: true } as const;
const found = { ...shown, filter: true } as const;

/** Insurance of orders (D7): quoted with the order, in force by its payment, moved by its claims. */
export const insuranceOrderResource = defineResource({
  name: 'insurance-order',
  owner: 'order',
  controller: 'insurance.Order',
  label: ['保险单', 'Insurance orders'],
  acts: ['index'],
  actions: ['void', 'print', 'history', 'export'],
  deletion: 'never',
  labelField: 'insurance_no',
  labels: ['insurance_no', 'order_no', 'status'],
  fields: {
    insurance_no: text('保险单号', 'Insurance no.', {
      ...found,
      max: 20,
      quick: true,
      sort: true,
      unique: true,
    }),
    order_kind: wordEnum('订单类型', 'Kind of order', INSURED_ORDER_KINDS, found),
    order_no: text('订单号', 'Order no.', { ...found, max: 20, quick: true }),
    user_id: relation('会员', 'Member', 'member', found),
    insurance_type_id: relation('保险档位', 'Insurance type', 'insurance-type', shown),
    declared_value: money('可保价值', 'Insurable value', shown),
    cover: money('保额', 'Cover', shown),
    premium: money('保费', 'Premium', shown),
    currency: text('币种', 'Currency', { ...shown, max: 3 }),
    status: wordEnum('状态', 'Status', Object.values(InsuranceStatus), {
      ...found,
      statusWords: 'insuranceOrder',
    }),
    damage_days: integer('破损索赔天数', 'Days to claim damage', { readOnly: true }),
    loss_days: integer('丢失索赔天数', 'Days to claim loss', { readOnly: true }),
    starts_at: instant('开始', 'Starts', shown),
    ends_at: instant('结束', 'Ends', { readOnly: true }),
  },
});
