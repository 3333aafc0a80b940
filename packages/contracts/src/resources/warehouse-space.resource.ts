import { defineResource, integer, relation, text, wordEnum } from './define-resource';
import { status, weigh } from './repeated-fields';

/** The labels of spaces have bars, which hold letters and digits. */
const part = { max: 8, required: true, filter: true, pattern: /^[A-Za-z0-9]+$/ } as const;

/** Places in a warehouse: area, rack, level, slot. */
export const warehouseSpaceResource = defineResource({
  name: 'warehouse-space',
  owner: 'waybill',
  controller: 'warehouse.Space',
  label: ['库位', 'Spaces'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  actions: ['generate', 'printLabels'],
  deletion: 'soft',
  labelField: 'code',
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    warehouse_id: relation('仓库', 'Warehouse', 'warehouse', {
      required: true,
      addOnly: true,
      list: true,
      filter: true,
    }),
    code: text('编号', 'Code', { max: 35, readOnly: true, list: true, quick: true, filter: true }),
    area: text('区', 'Area', part),
    rack: text('架', 'Rack', part),
    level: text('层', 'Level', part),
    slot: text('格', 'Slot', part),
    size_class: wordEnum('尺寸', 'Size class', ['S', 'M', 'L', 'XL'], {
      required: true,
      list: true,
      filter: true,
    }),
    capacity: integer('容量', 'Capacity', { min: 1, max: 100, default: 1, list: true }),
    purpose: wordEnum('用途', 'Purpose', ['inbound', 'storage', 'outbound', 'hold'], {
      default: 'storage',
      list: true,
      filter: true,
    }),
    status,
    weigh,
  },
});
