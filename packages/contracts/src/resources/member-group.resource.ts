import { basisPoints, defineResource, flag, json, text } from './define-resource';
import { status } from './repeated-fields';

/** Member levels: the discount of the price formula hangs on them. `rules` holds names of member rules, `["*"]` for everything. */
export const memberGroupResource = defineResource({
  name: 'member-group',
  owner: 'user',
  controller: 'user.Group',
  label: ['会员等级', 'Member groups'],
  acts: ['index', 'add', 'edit', 'del', 'getOptions'],
  deletion: 'hard',
  labelField: 'name',
  recycle: true,
  sensitive: ['rules', 'discount_bp'],
  fields: {
    name: text('名称', 'Name', {
      max: 50,
      required: true,
      list: true,
      quick: true,
      filter: true,
      unique: true,
    }),
    name_en: text('英文名', 'English name', { max: 50, list: true }),
    discount_bp: basisPoints('运费折扣', 'Freight discount', { default: 0, max: 10000, list: true }),
    is_default: flag('默认', 'Default', { default: '0', list: true }),
    rules: json('权限', 'Permissions'),
    status,
  },
});
