import type { MemberRuleRow } from '@parcelway/contracts';
import { menusOfMember, menusOfVisitor } from './member-menus';

const rule = (id: number, name: string, more: Partial<MemberRuleRow> = {}): MemberRuleRow => ({
  ...{ id, pid: null, type: 'menu', title: '标题', title_en: 'Title', name, path: name, icon: '' },
  ...{ menu_type: 'tab', url: '', component: '', no_login_valid: false, extend: 'none', status: true },
  ...more,
});
const rows = [
  rule(1, 'account', { type: 'menu_dir' }),
  rule(2, 'account/overview', { pid: 1 }),
  rule(3, 'account/balance', { pid: 1 }),
  rule(4, 'account/old', { pid: 1, status: false }),
  rule(5, 'help', { type: 'nav', no_login_valid: true }),
  rule(6, 'mine', { type: 'nav_user_menu' }),
];

describe('menus of the member centre', () => {
  it('hold what the group may use, switched-off rules never', () => {
    const { menus, rules } = menusOfMember(rows, (node) => node !== 'account/balance', 'en');
    expect(menus).toEqual([
      expect.objectContaining({
        name: 'account',
        pid: 0,
        title: 'Title',
        no_login_valid: 0,
        children: [expect.objectContaining({ name: 'account/overview', pid: 1 })],
      }),
    ]);
    expect(menus[0]?.children?.[0]).not.toHaveProperty('children');
    expect(rules.map(({ name }) => name)).toEqual(['help', 'mine']);
  });

  it('are, for a visitor, the rules that say so', () => {
    const { menus, rules } = menusOfVisitor(rows, 'zh-cn');
    expect(menus).toEqual([]);
    expect(rules).toEqual([expect.objectContaining({ name: 'help', title: '标题', children: [] })]);
  });
});
