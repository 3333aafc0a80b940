import { defineResource, integer, numberEnum, relation, text, wordEnum } from './define-resource';
import { status } from './repeated-fields';

/** Directories, screens and buttons of the back office; the name is the permission node. */
export const menuResource = defineResource({
  name: 'menu',
  owner: 'user',
  controller: 'auth.Menu',
  aliases: ['auth.Rule'],
  label: ['菜单规则', 'Menus'],
  acts: ['index', 'add', 'edit', 'del', 'sortable'],
  deletion: 'hard',
  labelField: 'title',
  order: { field: 'weigh', direction: 'desc' },
  tree: true,
  recycle: true,
  fields: {
    pid: relation('上级', 'Parent', 'menu', { filter: true }),
    type: wordEnum('类型', 'Type', ['menu_dir', 'menu', 'button'], {
      required: true,
      list: true,
      filter: true,
    }),
    title: text('标题', 'Title', { max: 50, required: true, list: true, quick: true }),
    title_en: text('英文标题', 'English title', { max: 50 }),
    name: text('规则名', 'Name', { max: 80, required: true, list: true, filter: true, unique: true }),
    path: text('路径', 'Path', { max: 100 }),
    icon: text('图标', 'Icon', { max: 50 }),
    ui_icon: text('后台图标', 'Back-office icon', { max: 50 }),
    menu_type: wordEnum('打开方式', 'Opens as', ['tab', 'link', 'iframe']),
    url: text('地址', 'Address', { max: 255, pattern: /^(https?:\/\/|\/(?!\/))/ }),
    component: text('组件', 'Component', { max: 100 }),
    keepalive: numberEnum('缓存', 'Kept alive', [0, 1], { default: 0 }),
    extend: wordEnum('扩展', 'Extend', ['none', 'add_rules_only', 'add_menu_only'], { default: 'none' }),
    remark: text('备注', 'Remark', { max: 255 }),
    remark_en: text('英文备注', 'English remark', { max: 255 }),
    weigh: integer('排序', 'Weight', { default: 0, min: -1_000_000, list: true, sort: true }),
    status,
  },
});
