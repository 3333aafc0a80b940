import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useLocation, useNavigate, useTranslate } from 'react-admin';
import { leavesOf } from './menu-tree';
import type { OpenTab, TabName } from './tab-rules';
import { BASE, closed, HOME, named, neighbour, resourceOf, tabKeyOf, visited } from './tab-rules';
import { useMenu } from './useMenu';

interface Tabs {
  readonly tabs: readonly OpenTab[];
  readonly activeKey: string | null;
  /** Names the page in front. */
  nameTab(name: TabName): void;
  closeTab(key: string): void;
  closeOthers(key: string): void;
  closeAll(): void;
  /** Drops the tab of a path without going anywhere. */
  forgetTab(path: string): void;
  step(by: 1 | -1): void;
}

const nothing = (): void => undefined;

const TabsContext = createContext<Tabs>({
  tabs: [],
  activeKey: null,
  nameTab: nothing,
  closeTab: nothing,
  closeOthers: nothing,
  closeAll: nothing,
  forgetTab: nothing,
  step: nothing,
});

export const useTabs = (): Tabs => use(TabsContext);

/** Tells of every address gone to, in order, with the key of its visit; gives back what ends the telling. */
type Visits = (told: (state: { readonly location: Visit }) => void) => () => void;
type Visit = Readonly<Record<'pathname' | 'search' | 'key', string>>;

export const VisitsContext = createContext<Visits>(() => nothing);

/** The page being gone to: the address is there at once, what React has drawn may still be the page before. */
const keyInFront = (): string | null => tabKeyOf(window.location.pathname.slice(BASE.length));

/** Holds the row of opened pages; a reload keeps the one in front alone. */
export function TabsProvider({ children }: { children: ReactNode }) {
  const [tabs, setTabs] = useState<readonly OpenTab[]>([]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const activeKey = tabKeyOf(pathname);
  // A page may name itself before its tab is there.
  const names = useRef<Record<string, TabName>>({});

  const remember = useEffectEvent((to: Pick<Visit, 'pathname' | 'search'>) => {
    setTabs((before) =>
      visited(before, `${to.pathname}${to.search}`, names.current[tabKeyOf(to.pathname) ?? ''] ?? {}),
    );
  });
  const visits = use(VisitsContext);
  // Asked of the router and not of React, which never draws an address that is left again at once. Only going somewhere opens a tab;
  // closing one must not bring it back.
  useEffect(() => {
    let last = '';
    return visits(({ location }) => {
      if (location.key === last) return;
      last = location.key;
      remember({ ...location, pathname: location.pathname.slice(BASE.length) });
    });
  }, [visits]);
  const opened = useEffectEvent(() => remember({ pathname, search }));
  useEffect(() => opened(), []);

  const nameTab = useCallback(
    (name: TabName) => {
      if (activeKey === null) return;
      names.current[activeKey] = name;
      setTabs((before) => named(before, activeKey, name));
    },
    [activeKey],
  );

  const value = useMemo<Tabs>(
    () => ({
      tabs,
      activeKey,
      nameTab,
      closeTab(key) {
        const after = closed(tabs, key, keyInFront());
        setTabs(() => after.tabs);
        if (after.goTo !== null) navigate(after.goTo);
      },
      closeOthers(key) {
        const kept = tabs.filter((tab) => tab.key === key);
        setTabs(() => kept);
        if (kept[0] && key !== keyInFront()) navigate(kept[0].path);
      },
      closeAll() {
        setTabs(() => []);
        navigate(HOME);
      },
      forgetTab(path) {
        setTabs((before) => before.filter((tab) => tab.key !== tabKeyOf(path)));
      },
      step(by) {
        navigate(neighbour(tabs, keyInFront(), by));
      },
    }),
    [tabs, activeKey, nameTab, navigate],
  );
  return <TabsContext value={value}>{children}</TabsContext>;
}

/** What to write on a tab, in the reader's language: the title of its menu row, else the name of its resource. */
export function useTabTitle(): (tab: Pick<OpenTab, 'key' | 'name'>) => string {
  const nameOf = useGetResourceLabel();
  const translate = useTranslate();
  const menu = useMenu();
  return ({ key, name }) => {
    const resource = resourceOf({ key });
    const titled = (): string =>
      leavesOf(menu).find((leaf) => leaf.resource === resource)?.title ?? nameOf(resource, 2);
    const base = name.text ?? (name.word ? translate(name.word) : titled());
    return name.of ? `${base} · ${name.of}` : base;
  };
}
