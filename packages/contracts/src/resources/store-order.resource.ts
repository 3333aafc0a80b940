import {
  date,
  defineResource,
  instant,
  integer,
  json,
  money,
  numberEnum,
  relation,
  text,
  wordEnum,
} from './define-resource';

const shown = { readOnly: true, list: true } as const;
const found = { ...shown, filter: true } as const;
const derived = { readOnly: true } as const;

/** Storage orders (D4), made by members and moved by actions only. */
export const storeOrderResource = defineResource({
  name: 'store-order',
  owner: 'order',
  controller: 'order.StoreOrder',
  label: ['寄存订单', 'Storage orders'],
  acts: ['index', 'edit'],
  deletion: 'never',
  labelField: 'order_no',
  actions: ['place', 'counts', 'history', 'checkIn', 'moveSpace', 'settle', 'handBack', 'abandon', 'cancel'],
  fields: {
    order_no: text('订单号', 'Order no.', { ...found, max: 20, quick: true, sort: true, unique: true }),
    user_id: relation('会员', 'Member', 'member', found),
    warehouse_id: relation('仓库', 'Warehouse', 'warehouse', found),
    warehouse_space_id: relation('库位', 'Space', 'warehouse-space', found),
    status: numberEnum('状态', 'Status', [0, 1, 2, 3, 4, 5, 6, 7, 8], {
      ...found,
      statusWords: 'storeOrder',
    }),
    pay_status: numberEnum('付款', 'Payment', [1, 2, 3], { ...found, statusWords: 'pay' }),
    items: json('物品', 'Pieces', derived),
    item_count: integer('件数', 'Pieces', shown),
    planned_in: date('存入日', 'From', { ...found, sort: true }),
    planned_out: date('取出日', 'Until', { ...found, sort: true }),
    in_at: instant('入仓时间', 'Stored at', derived),
    out_at: instant('取走时间', 'Handed back at', derived),
    currency: text('币种', 'Currency', { ...shown, max: 3 }),
    rate_per_day: money('每天', 'Per day', shown),
    free_days: integer('免费天数', 'Free days', derived),
    min_days: integer('最少天数', 'Least days', derived),
    deposit_amount: money('押金', 'Deposit', derived),
    billed_to: date('已计费至', 'Charged to', derived),
    total: money('金额', 'Total', shown),
    paid_amount: money('已付', 'Paid', derived),
    refunded_amount: money('已退', 'Refunded', derived),
    retrieval: wordEnum('取回方式', 'Retrieval', ['self', 'deliver', 'ship'], { ...derived, filter: true }),
    retrieval_date: date('取回日', 'Retrieval on', derived),
    luggage_order_id: relation('运输订单', 'Luggage order', 'luggage-order', derived),
    receiver_name: text('取件人', 'Handed to', { ...derived, max: 60 }),
    cancel_reason: text('取消原因', 'Cancel reason', { ...derived, max: 200 }),
    source: wordEnum('来源', 'Source', ['member', 'staff'], { ...derived, filter: true }),
    payment_due_at: instant('付款期限', 'Due', derived),
    remark: text('客户备注', 'Remark', { max: 500 }),
    staff_remark: text('员工备注', 'Staff remark', { max: 500, list: true }),
  },
});
