/** A row of the back office's menu as `GET /rest/me` answers it, its title in the reader's language. */
export interface MenuNode {
  readonly id: number;
  readonly type: 'menu_dir' | 'menu' | 'button';
  readonly title: string;
  /** Permission path of the screen, name of the directory. */
  readonly name: string;
  readonly menu_type: 'tab' | 'link' | 'iframe' | null;
  readonly url: string;
  readonly extend: 'none' | 'add_rules_only' | 'add_menu_only';
  /** MUI icon without its ending `Outlined`. */
  readonly ui_icon: string;
  /** The resource whose screen it opens; null for screens without one. */
  readonly resource: string | null;
  readonly children?: readonly MenuNode[];
}

/** An entry that leads somewhere: to a page of the workspace, or with `isLink` out of it. */
export interface MenuLeaf {
  readonly id: number;
  readonly title: string;
  readonly icon: string;
  readonly to: string;
  readonly isLink: boolean;
  readonly resource: string | null;
}

/** A directory with what it holds. */
export interface MenuBranch {
  readonly id: number;
  readonly title: string;
  readonly icon: string;
  readonly entries: readonly MenuItem[];
}

export type MenuItem = MenuLeaf | MenuBranch;

export const isBranch = (item: MenuItem): item is MenuBranch => 'entries' in item;

/** Where an embedded page opens inside the workspace. */
export const iframePath = (url: string): string => `/iframe/${encodeURIComponent(url)}`;

/**
 * The address of a page that may be embedded or linked to: http and https, or relative to this site. Null for anything else, scripts
 * and data above all.
 */
export function webAddress(url: string, here: string): URL | null {
  if (!URL.canParse(url, here)) return null;
  const address = new URL(url, here);
  return ['http:', 'https:'].includes(address.protocol) ? address : null;
}

/** The menu without buttons, routes that want no entry, empty directories, and entries that would lead nowhere. */
export function menuOf(nodes: readonly MenuNode[], paths: ScreenPaths): readonly MenuItem[] {
  return nodes.flatMap((node): MenuItem[] => {
    if (node.type === 'button' || node.extend === 'add_rules_only') return [];
    const { id, title, ui_icon: icon, resource } = node;
    if (node.type === 'menu_dir') {
      const entries = menuOf(node.children ?? [], paths);
      return entries.length > 0 ? [{ id, title, icon, entries }] : [];
    }
    const to = targetOf(node, paths);
    return to === null ? [] : [{ id, title, icon, to, isLink: node.menu_type === 'link', resource }];
  });
}

/** What the menu needs to know of the application: its screens that belong to no resource by their name, and where it is served. */
export interface ScreenPaths {
  readonly screens: Readonly<Record<string, string>>;
  readonly here: string;
}

function targetOf(node: MenuNode, { screens, here }: ScreenPaths): string | null {
  switch (node.menu_type) {
    case 'link':
      return webAddress(node.url, here)?.href ?? null;
    case 'iframe':
      return node.url !== '' && webAddress(node.url, here) ? iframePath(node.url) : null;
    default:
      return node.resource === null ? (screens[node.name] ?? null) : `/${node.resource}`;
  }
}

/** Every entry that leads somewhere, in the order of the menu. */
export function leavesOf(items: readonly MenuItem[]): readonly MenuLeaf[] {
  return items.flatMap((item) => (isBranch(item) ? leavesOf(item.entries) : [item]));
}

/** The page the workspace opens with: the first entry inside it. Null when there is none. */
export function landingPath(items: readonly MenuItem[]): string | null {
  return leavesOf(items).find(({ isLink }) => !isLink)?.to ?? null;
}

/**
 * The page asked for on the way through `/loading/:to`: a path with its query, or `{path, query}` as JSON. Null for the root, and for
 * anything that is no path of this workspace.
 */
export function wantedPath(to: string): string | null {
  const { path, query } = readWanted(to);
  const inside = path.replace(/^\/admin(?=\/|$|\?)/, '');
  if (!/^\/[^/\\]/.test(inside) || inside.startsWith('/loading')) return null;
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? inside : `${inside}${inside.includes('?') ? '&' : '?'}${asked}`;
}

function readWanted(to: string): { path: string; query: Record<string, string> } {
  try {
    const { path, query } = JSON.parse(to) as { path?: unknown; query?: unknown };
    const pairs = Object.entries(typeof query === 'object' && query !== null ? query : {});
    return {
      path: String(path),
      query: Object.fromEntries(pairs.map(([key, value]) => [key, String(value)])),
    };
  } catch {
    return { path: to, query: {} };
  }
}
