import { defineResource, flag, grams, millimetres, money } from './define-resource';
import { currency, namedRows, names, status, weigh } from './repeated-fields';

export const packagingBoxResource = defineResource({
  name: 'packaging-box',
  owner: 'order',
  controller: 'PackagingBox',
  label: ['箱型', 'Packaging boxes'],
  ...namedRows,
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
    weigh,
  },
});
