import { defineResource, flag, grams, integer, millimetres, money } from './define-resource';
import { currency, names, status } from './repeated-fields';

export const packagingBoxResource = defineResource({
  name: 'packaging-box',
  owner: 'order',
  controller: 'PackagingBox',
  label: ['箱型', 'Packaging boxes'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    ...names,
    length_mm: millimetres('长', 'Length', { required: true, min: 1, list: true }),
    width_mm: millimetres('宽', 'Width', { required: true, min: 1, list: true }),
    height_mm: millimetres('高', 'Height', { required: true, min: 1, list: true }),
    tare_g: grams('自重', 'Tare', { default: 0 }),
    max_weight_g: grams('承重', 'Max weight', { required: true, min: 1, list: true }),
    material_price: money('材料费', 'Material', { default: '0.00', list: true }),
    currency,
    is_own: flag('自备箱', "Customer's own", { default: '0' }),
    status,
    weigh: integer('排序', 'Weight', { readOnly: true, sort: true }),
  },
});
