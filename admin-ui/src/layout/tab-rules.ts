import { resources } from '@parcelway/contracts/resources';

/** What a page calls itself, told so that it can be said in any language. */
export interface TabName {
  /** Key of the words; without one the page is called after its resource. */
  readonly word?: string;
  /** The name itself, where the server gives it in the reader's language. */
  readonly text?: string;
  /** Which row it is about. */
  readonly of?: string;
}

/** One opened page. `path` is where it was left, with its query. */
export interface OpenTab {
  /** Names the page whatever its query: a list, one row (details and form are one page), a form for a new row. */
  readonly key: string;
  readonly path: string;
  readonly name: TabName;
}

/** More than this and the oldest is closed. */
const MOST_TABS = 16;

/** Where the back office begins; paths of its pages are without it. */
export const BASE = '/admin';

/** Leads on to the page the workspace opens with. */
export const HOME = '/';

/**
 * The page a path belongs to; null for routes that ask for no tab: the dashboard, which is always there, the way in, and addresses
 * without a page.
 */
export function tabKeyOf(pathname: string): string | null {
  const [resource, id] = pathname.split('/').filter((part) => part !== '');
  if (resource === undefined || !asksForTab(resource)) return null;
  return id === undefined ? `/${resource}` : `/${resource}/${id}`;
}

const PAGES = ['iframe', 'profile', 'placeOrderLuggage', 'placeOrderLuggageDeposit', 'price-simulator'];

/** Screens of resources, embedded pages, the own profile, placing for members and the price simulator. */
const asksForTab = (first: string): boolean => PAGES.includes(first) || Object.hasOwn(resources, first);

/** The tabs after a page was visited: a new one at the end, a known one remembers where it was left. */
export function visited(tabs: readonly OpenTab[], path: string, name: TabName): readonly OpenTab[] {
  const key = tabKeyOf(path.split('?')[0] ?? '');
  if (key === null) return tabs;
  const known = tabs.find((tab) => tab.key === key);
  if (known?.path === path) return tabs;
  if (known) return tabs.map((tab) => (tab === known ? { ...tab, path } : tab));
  return [...tabs, { key, path, name }].slice(-MOST_TABS);
}

/** The tabs after a page said what it is called. */
export function named(tabs: readonly OpenTab[], key: string, name: TabName): readonly OpenTab[] {
  const isNew = (tab: OpenTab): boolean =>
    tab.name.word !== name.word || tab.name.text !== name.text || tab.name.of !== name.of;
  return tabs.some((tab) => tab.key === key && isNew(tab))
    ? tabs.map((tab) => (tab.key === key ? { ...tab, name } : tab))
    : tabs;
}

/** The resource a tab's page belongs to. */
export const resourceOf = ({ key }: Pick<OpenTab, 'key'>): string => key.split('/')[1] ?? '';

/** The tabs without one, and where to go when that one was in front: its right neighbour, else its left, else home. */
export function closed(
  tabs: readonly OpenTab[],
  key: string,
  activeKey: string | null,
): { readonly tabs: readonly OpenTab[]; readonly goTo: string | null } {
  const at = tabs.findIndex((tab) => tab.key === key);
  if (at < 0) return { tabs, goTo: null };
  const left = tabs.filter((tab) => tab.key !== key);
  if (key !== activeKey) return { tabs: left, goTo: null };
  return { tabs: left, goTo: (left[at] ?? left[at - 1])?.path ?? HOME };
}

/** Where the next or the previous tab leads, round the ends; the dashboard is the first. */
export function neighbour(tabs: readonly OpenTab[], activeKey: string | null, step: 1 | -1): string {
  const paths = [HOME, ...tabs.map((tab) => tab.path)];
  const at = activeKey === null ? 0 : tabs.findIndex((tab) => tab.key === activeKey) + 1;
  return paths[(at + step + paths.length) % paths.length] ?? HOME;
}
