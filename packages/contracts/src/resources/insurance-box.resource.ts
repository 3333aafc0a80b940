import { defineResource, grams, instant, integer, json, money, relation, text } from './define-resource';

const shown = { readOnly: true, list: true } as const;

/** Insured boxes with their share of the cover. */
export const insuranceBoxResource = defineResource({
  name: 'insurance-box',
  owner: 'order',
  controller: 'insurance.Box',
  label: ['保险箱件', 'Insured boxes'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'waybill_no',
  order: { field: 'id', direction: 'asc' },
  fields: {
    insurance_order_id: relation('保险单', 'Insurance', 'insurance-order', { ...shown, filter: true }),
    package_no: integer('箱号', 'Box', shown),
    waybill_no: text('运单号或件号', 'Waybill or piece no.', {
      ...shown,
      max: 30,
      quick: true,
      filter: true,
    }),
    declared_value: money('可保价值', 'Insurable value', shown),
    cover: money('保额', 'Cover', shown),
    premium: money('保费', 'Premium', shown),
    paid: money('已赔', 'Paid', { ...shown, virtual: true }),
    currency: text('币种', 'Currency', { readOnly: true, max: 3 }),
    items: json('物品', 'Contents', { readOnly: true }),
    measured_weight_g: grams('实测重量', 'Measured weight', { readOnly: true }),
    collected_at: instant('取件时间', 'Collected', { readOnly: true }),
    delivered_at: instant('签收时间', 'Delivered', shown),
  },
});
