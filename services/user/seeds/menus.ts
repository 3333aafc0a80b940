import type { DescribedMenu } from '@parcelway/contracts/resources';
import { describedMenus } from '@parcelway/contracts/resources';
import type { EntityManager } from 'typeorm';

/** $1 DescribedMenu[] whose parents are there → the missing ones are added; staff's changes of the others stay. */
const ADD_MISSING_MENUS = `INSERT INTO menu (pid, type, title, title_en, name, path, icon, ui_icon, menu_type, url, component, keepalive, extend, remark, remark_en, weigh)
  SELECT parent.id, row.type, row.title, row.title_en, row.name, row.path, row.icon, row.ui_icon, row.menu_type, row.url, row.component,
    row.keepalive, row.extend, row.remark, row.remark_en, row.weigh
  FROM jsonb_to_recordset($1::jsonb) AS row(name text, parent text, type text, title text, title_en text, path text, icon text,
    ui_icon text, menu_type text, url text, component text, keepalive smallint, extend text, remark text, remark_en text, weigh int)
  LEFT JOIN menu AS parent ON parent.name = row.parent
  WHERE NOT EXISTS (SELECT FROM menu WHERE menu.name = row.name)
  ORDER BY row.weigh DESC, row.name`;

/** Adds what the product describes and the menu has not yet: parents before their children, one statement per level. */
export async function seedMenus(manager: EntityManager): Promise<void> {
  let level = describedMenus().filter(({ parent }) => parent === null);
  while (level.length > 0) {
    await manager.query(ADD_MISSING_MENUS, [JSON.stringify(level)]);
    const names = new Set(level.map(({ name }) => name));
    level = describedMenus().filter(({ parent }: DescribedMenu) => parent !== null && names.has(parent));
  }
}

interface MemberRule {
  readonly name: string;
  readonly parent?: string;
  readonly type: 'menu_dir' | 'menu' | 'button';
  readonly title: string;
  readonly title_en: string;
  readonly icon: string;
}

const page = (name: string, title: string, title_en: string, icon: string): MemberRule => ({
  ...{ name: `account/${name}`, parent: 'account', type: 'menu', title, title_en, icon },
});

/** A page that the stock front ends do not contain: a right of the group, which they draw no link for. */
const right = (name: string, title: string, title_en: string, icon: string): MemberRule => ({
  ...page(name, title, title_en, icon),
  type: 'button',
});

/** The member centre's own pages, in their order: what the stock front ends contain, then ours. */
const memberRules: readonly MemberRule[] = [
  { name: 'account', type: 'menu_dir', title: '我的账户', title_en: 'My account', icon: 'fa fa-user-circle' },
  page('overview', '账户概览', 'Overview', 'fa fa-home'),
  page('profile', '个人资料', 'Profile', 'fa fa-user-circle-o'),
  page('changePassword', '修改密码', 'Change password', 'fa fa-shield'),
  page('integral', '积分记录', 'Points', 'fa fa-tag'),
  page('balance', '余额记录', 'Balance', 'fa fa-money'),
  right('order', '运输订单', 'Luggage orders', 'fa fa-suitcase'),
  right('storeOrders', '寄存订单', 'Storage orders', 'fa fa-archive'),
  right('sheetOrder', '电商小包', 'Sheet orders', 'fa fa-shopping-bag'),
  right('addressBook', '地址簿', 'Address book', 'fa fa-address-book'),
  right('balanceRecord', '资金明细', 'Money records', 'fa fa-list'),
  right('apiParam', '接口应用', 'API', 'fa fa-code'),
];

/** $1 MemberRule[] whose parents are there → the missing ones are added, weighing less from row to row. */
const ADD_MISSING_RULES = `INSERT INTO member_rule (pid, type, title, title_en, name, path, icon, menu_type, component, weigh)
  SELECT parent.id, row.type, row.title, row.title_en, row.name, row.name, row.icon, 'tab',
    CASE row.type WHEN 'menu' THEN '/src/views/frontend/user/' || row.name || '.vue' ELSE '' END, 100 - row.position
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (name text, parent text, type text, title text, title_en text, icon text))
    WITH ORDINALITY AS row(name, parent, type, title, title_en, icon, position)
  LEFT JOIN member_rule AS parent ON parent.name = row.parent
  WHERE NOT EXISTS (SELECT FROM member_rule WHERE member_rule.name = row.name)
  ORDER BY row.position`;

export async function seedMemberRules(manager: EntityManager): Promise<void> {
  for (const level of [
    memberRules.filter(({ parent }) => !parent),
    memberRules.filter(({ parent }) => parent),
  ])
    await manager.query(ADD_MISSING_RULES, [JSON.stringify(level)]);
}
