import { defineResource, grams, instant, integer, relation, text, wordEnum } from './define-resource';

export const warehouseScanResource = defineResource({
  name: 'warehouse-scan',
  owner: 'waybill',
  controller: 'warehouse.Scan',
  label: ['扫描记录', 'Scans'],
  acts: ['index'],
  deletion: 'never',
  labelField: 'code',
  actions: ['inbound', 'counts'],
  fields: {
    code: text('扫到的码', 'Scanned code', {
      max: 40,
      readOnly: true,
      list: true,
      quick: true,
      filter: true,
    }),
    kind: wordEnum('动作', 'Kind', ['inbound', 'arrive', 'pallet', 'handover', 'lookup'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    waybill_id: relation('运单', 'Waybill', 'waybill', { readOnly: true, filter: true }),
    warehouse_id: relation('仓库', 'Warehouse', 'warehouse', { readOnly: true, filter: true }),
    admin_id: integer('员工', 'Staff', { readOnly: true, list: true, filter: true }),
    weight_g: grams('重量', 'Weight', { readOnly: true, list: true }),
    result: wordEnum('结果', 'Result', ['ok', 'repeat', 'refused'], {
      readOnly: true,
      list: true,
      filter: true,
    }),
    error: text('原因', 'Reason', { max: 60, readOnly: true, list: true }),
    scanned_at: instant('时间', 'Time', { readOnly: true, list: true, sort: true }),
  },
});
