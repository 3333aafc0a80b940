import type { Locale, MenuRow } from '@parcelway/contracts';
import { menusForAll, permissionPath, resources } from '@parcelway/contracts/resources';
import type { LegacyClient } from '@parcelway/legacy';

/** A row of the legacy clients' menu; `children` is absent on leaves. */
export interface MenuNode {
  readonly id: number;
  /** 0 at the root */
  readonly pid: number;
  readonly type: MenuRow['type'];
  readonly title: string;
  readonly name: string;
  readonly path: string;
  readonly icon: string;
  readonly menu_type: MenuRow['menu_type'];
  readonly url: string;
  readonly component: string;
  /** The name where the screen is kept alive. */
  readonly keepalive: string | 0;
  readonly extend: MenuRow['extend'];
  readonly children?: readonly MenuNode[];
}

/** The same for the product's own back office, with what it needs beyond. */
export interface OwnMenuNode extends Omit<MenuNode, 'children'> {
  readonly ui_icon: string;
  /** The resource whose screen it opens; null for directories, buttons and screens without one. */
  readonly resource: string | null;
  readonly children?: readonly OwnMenuNode[];
}

type Allow = (node: string) => boolean;

const resourceByPath: ReadonlyMap<string, string> = new Map(
  Object.values(resources).map((resource) => [permissionPath(resource), resource.name]),
);

/** What one client generation calls otherwise; a row's buttons follow its name. */
const otherwise: Readonly<Record<LegacyClient, Readonly<Record<string, { name: string; path: string }>>>> = {
  L: { dashboard: { name: 'dashboard/dashboard', path: 'dashboard' } },
  C: { 'auth/menu': { name: 'auth/rule', path: 'auth/rule' } },
};

/** An admin's menu for the product's own back office. */
export function ownMenu(rows: readonly MenuRow[], allow: Allow, locale: Locale): readonly OwnMenuNode[] {
  return nested(rows, allow, (row): OwnMenuNode => ({
    ...nodeOf(row, locale),
    ui_icon: row.ui_icon,
    resource: row.type === 'menu' ? (resourceByPath.get(row.name) ?? null) : null,
  }));
}

/** An admin's menu for an existing client: without the screens that the client has no module for. */
export function legacyMenu(
  rows: readonly MenuRow[],
  allow: Allow,
  locale: Locale,
  client: LegacyClient,
): readonly MenuNode[] {
  const shown = rows.filter(({ type, menu_type, component }) =>
    type === 'menu' ? menu_type !== 'tab' || component !== '' : true,
  );
  return nested(shown, allow, (row) => inWordsOf(client, nodeOf(row, locale)));
}

/** The banner over a screen's list; '' for none. `path` is its permission path. */
export function remarkOf(rows: readonly MenuRow[], path: string, locale: Locale): string {
  const row = rows.find(({ name }) => name === path);
  if (!row) return '';
  return locale === 'en' && row.remark_en !== '' ? row.remark_en : row.remark;
}

function nodeOf(row: MenuRow, locale: Locale): Omit<MenuNode, 'children'> {
  const { id, pid, type, name, path, icon, menu_type, url, component, extend } = row;
  const title = locale === 'en' && row.title_en !== '' ? row.title_en : row.title;
  return {
    ...{ id, pid: pid ?? 0, type, title, name, path, icon, menu_type, url, component },
    keepalive: row.keepalive === 1 ? name : 0,
    extend,
  };
}

/**
 * Rows hung under their parents, in their order. A row is there when it is switched on and the admin has it or something below it;
 * a directory only with something below it.
 */
function nested<Node extends { readonly children?: readonly Node[] }>(
  rows: readonly MenuRow[],
  allow: Allow,
  write: (row: MenuRow) => Node,
): readonly Node[] {
  const below = new Map<number | null, MenuRow[]>();
  for (const row of rows) {
    if (!row.status) continue;
    const siblings = below.get(row.pid);
    if (siblings) siblings.push(row);
    else below.set(row.pid, [row]);
  }
  const under = (pid: number | null): Node[] =>
    (below.get(pid) ?? []).flatMap((row) => {
      const children = under(row.id);
      if (children.length > 0) return [{ ...write(row), children }];
      const isThere = row.type !== 'menu_dir' && (allow(row.name) || menusForAll.has(row.name));
      return isThere ? [write(row)] : [];
    });
  return under(null);
}

function inWordsOf(client: LegacyClient, node: Omit<MenuNode, 'children'>): MenuNode {
  for (const [ours, theirs] of Object.entries(otherwise[client])) {
    if (node.name === ours) {
      return {
        ...node,
        ...theirs,
        component: node.component.replace(`/backend/${ours}/`, `/backend/${theirs.name}/`),
        keepalive: node.keepalive === 0 ? 0 : theirs.name,
      };
    }
    if (node.name.startsWith(`${ours}/`))
      return { ...node, name: `${theirs.name}${node.name.slice(ours.length)}` };
  }
  return node;
}
