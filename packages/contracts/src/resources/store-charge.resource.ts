import { date, defineResource, integer, money, relation } from './define-resource';

const shown = { readOnly: true, list: true } as const;

/** What each stored day costs, written by the nightly job. */
export const storeChargeResource = defineResource({
  name: 'store-charge',
  owner: 'order',
  controller: 'order.StoreCharge',
  label: ['寄存计费', 'Storage charges'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'id',
  fields: {
    store_order_id: relation('寄存订单', 'Storage order', 'store-order', { ...shown, filter: true }),
    charge_date: date('日期', 'Date', { ...shown, filter: true, sort: true }),
    items: integer('件数', 'Pieces', shown),
    rate_per_day: money('每天', 'Per day', shown),
    amount: money('金额', 'Amount', shown),
  },
});
