import { defineResource, flag, integer, relation, text, wordEnum } from './define-resource';
import { status } from './repeated-fields';

/** Pages, entries and buttons of the member centre; the name is what a member group may be given. */
export const memberRuleResource = defineResource({
  name: 'member-rule',
  owner: 'user',
  controller: 'user.Rule',
  label: ['会员菜单', 'Member menus'],
  acts: ['index', 'add', 'edit', 'del', 'sortable'],
  deletion: 'hard',
  labelField: 'title',
  order: { field: 'weigh', direction: 'desc' },
  tree: true,
  recycle: true,
  fields: {
    pid: relation('上级', 'Parent', 'member-rule', { filter: true }),
    type: wordEnum('类型', 'Type', ['route', 'menu_dir', 'menu', 'nav_user_menu', 'nav', 'button'], {
      required: true,
      list: true,
      filter: true,
    }),
    title: text('标题', 'Title', { max: 50, required: true, list: true, quick: true }),
    title_en: text('英文标题', 'English title', { max: 50 }),
    name: text('规则名', 'Name', { max: 80, required: true, list: true, filter: true, unique: true }),
    path: text('路径', 'Path', { max: 100 }),
    icon: text('图标', 'Icon', { max: 50 }),
    menu_type: wordEnum('打开方式', 'Opens as', ['tab', 'link', 'iframe']),
    url: text('地址', 'Address', { max: 255, pattern: /^(https?:\/\/|\/(?!\/))/ }),
    component: text('组件', 'Component', { max: 100 }),
    no_login_valid: flag('未登录可见', 'For visitors', { default: '0' }),
    extend: wordEnum('扩展', 'Extend', ['none', 'add_rules_only', 'add_menu_only'], { default: 'none' }),
    remark: text('备注', 'Remark', { max: 255 }),
    weigh: integer('排序', 'Weight', { default: 0, min: -1_000_000, list: true, sort: true }),
    status,
  },
});
