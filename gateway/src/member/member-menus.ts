import type { Locale, MemberRuleRow } from '@parcelway/contracts';

/** A row of the member centre's menu as the clients read it; `children` is absent on leaves. */
export interface MemberMenuNode {
  readonly id: number;
  /** 0 at the root */
  readonly pid: number;
  readonly type: MemberRuleRow['type'];
  readonly title: string;
  readonly name: string;
  readonly path: string;
  readonly icon: string;
  readonly menu_type: MemberRuleRow['menu_type'];
  readonly url: string;
  readonly component: string;
  readonly no_login_valid: 0 | 1;
  readonly extend: MemberRuleRow['extend'];
  readonly children?: readonly MemberMenuNode[];
}

interface MemberMenus {
  /** Directories of the member centre. */
  readonly menus: readonly MemberMenuNode[];
  /** Everything else at the root: routes, entries of the bars, buttons. */
  readonly rules: readonly MemberMenuNode[];
}

const ofVisitors: ReadonlySet<string> = new Set(['route', 'nav', 'button']);

/** What a logged-in member's group may use. */
export function menusOfMember(
  rows: readonly MemberRuleRow[],
  allow: (node: string) => boolean,
  locale: Locale,
): MemberMenus {
  const tree = nested(
    rows.filter(({ status, name }) => status && allow(name)),
    locale,
  );
  return {
    menus: tree.filter(({ type }) => type === 'menu_dir'),
    rules: tree.filter(({ type }) => type !== 'menu_dir' && type !== 'menu'),
  };
}

/** What somebody who is not logged in sees; a root always has its list of children there. */
export function menusOfVisitor(rows: readonly MemberRuleRow[], locale: Locale): MemberMenus {
  const tree = nested(
    rows.filter(({ status, no_login_valid, type }) => status && no_login_valid && ofVisitors.has(type)),
    locale,
  );
  return { menus: [], rules: tree.map((node) => ({ children: [], ...node })) };
}

function nested(rows: readonly MemberRuleRow[], locale: Locale): readonly MemberMenuNode[] {
  const known = new Set(rows.map(({ id }) => id));
  const under = (pid: number | null): MemberMenuNode[] =>
    rows
      .filter((row) => (row.pid !== null && known.has(row.pid) ? row.pid : null) === pid)
      .map((row) => {
        const { title_en, status: _status, no_login_valid, pid: parent, ...node } = row;
        const children = under(row.id);
        return {
          ...node,
          title: locale === 'en' && title_en !== '' ? title_en : row.title,
          pid: parent ?? 0,
          no_login_valid: no_login_valid ? 1 : 0,
          ...(children.length > 0 ? { children } : {}),
        };
      });
  return under(null);
}
