import { defineResource, flag, text } from './define-resource';
import { code, status, weigh } from './repeated-fields';

/** Traits of goods that decide whether a channel may carry them: batteries, liquids, magnets. */
export const goodsAttributeResource = defineResource({
  name: 'goods-attribute',
  owner: 'order',
  controller: 'goods.Attribute',
  label: ['货物属性', 'Goods attributes'],
  acts: ['index', 'add', 'edit', 'del', 'sortable', 'getOptions'],
  deletion: 'soft',
  labelField: 'name_zh',
  labels: ['code', 'name_zh', 'name_en'],
  order: { field: 'weigh', direction: 'desc' },
  recycle: true,
  fields: {
    code: code(20),
    name_zh: text('中文名', 'Chinese name', { max: 40, required: true, list: true, quick: true }),
    name_en: text('英文名', 'English name', { max: 40, required: true, list: true, quick: true }),
    un_number: text('UN 编号', 'UN number', { max: 8, list: true, pattern: /^UN\d{4}$/ }),
    packing_instruction: text('包装说明', 'Packing instruction', { max: 10, list: true }),
    needs_document: flag('需文件', 'Needs a document', { default: '0', list: true }),
    description_zh: text('中文说明', 'Description (Chinese)', { max: 200 }),
    description_en: text('英文说明', 'Description (English)', { max: 200 }),
    status,
    weigh,
  },
});
