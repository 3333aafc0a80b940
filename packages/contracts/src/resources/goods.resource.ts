import { defineResource, grams, image, money, relation, relations, text } from './define-resource';
import { names, status, weigh } from './repeated-fields';

/** Usual articles; picking one fills in an item line. */
export const goodsResource = defineResource({
  name: 'goods',
  owner: 'order',
  controller: 'goods.Goods',
  label: ['商品', 'Goods'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  optionColumns: ['name_zh', 'name_en', 'unit_price'],
  labels: ['name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    category_id: relation('品类', 'Category', 'goods-category', { required: true, list: true, filter: true }),
    ...names,
    hs_code: text('税号', 'HS code', { max: 10, pattern: /^\d{6,10}$/ }),
    unit: text('单位', 'Unit', { max: 10, default: '件' }),
    unit_price: money('常用单价', 'Usual price', { list: true }),
    net_weight_g: grams('净重', 'Net weight'),
    origin_country: text('原产国', 'Origin', { max: 2, pattern: /^[A-Z]{2}$/ }),
    attribute_ids: relations('属性', 'Attributes', 'goods-attribute'),
    image: image('图片', 'Picture', { max: 255 }),
    status,
    weigh,
  },
});
