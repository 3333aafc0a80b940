import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  useGetResourceLabel,
  useLocation,
  useTranslate,
  useNavigate,
  useStore,
  useStoreContext,
} from 'react-admin';
import type { OpenTab, TabName } from './tab-rules';
import { closed, named, neighbour, resourceOf, tabKeyOf, visited } from './tab-rules';

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
const STORED = 'workspace.openTabs';

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

/** Keeps the row of opened pages, on this device, over reloads. */
export function TabsProvider({ children }: { children: ReactNode }) {
  const [tabs] = useStore<readonly OpenTab[]>(STORED, []);
  const store = useStoreContext();
  // From what is stored, not from the last drawing: a page may close one tab and open another in one go.
  const setTabs = useCallback(
    (change: (before: readonly OpenTab[]) => readonly OpenTab[]) => {
      const before = store.getItem<readonly OpenTab[]>(STORED) ?? [];
      const after = change(before);
      if (after !== before) store.setItem(STORED, after);
    },
    [store],
  );
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const activeKey = tabKeyOf(pathname);
  // A page may name itself before its tab is there.
  const names = useRef<Record<string, TabName>>({});

  const remember = useEffectEvent((path: string) => {
    setTabs((before) => visited(before, path, names.current[activeKey ?? ''] ?? {}));
  });
  // Only going somewhere opens a tab; closing one must not bring it back.
  useEffect(() => remember(`${pathname}${search}`), [pathname, search]);

  const nameTab = useCallback(
    (name: TabName) => {
      if (activeKey === null) return;
      names.current[activeKey] = name;
      setTabs((before) => named(before, activeKey, name));
    },
    [activeKey, setTabs],
  );

  const value = useMemo<Tabs>(
    () => ({
      tabs,
      activeKey,
      nameTab,
      closeTab(key) {
        const after = closed(tabs, key, activeKey);
        setTabs(() => after.tabs);
        if (after.goTo !== null) navigate(after.goTo);
      },
      closeOthers(key) {
        const kept = tabs.filter((tab) => tab.key === key);
        setTabs(() => kept);
        if (kept[0] && key !== activeKey) navigate(kept[0].path);
      },
      closeAll() {
        setTabs(() => []);
        navigate('/');
      },
      forgetTab(path) {
        setTabs((before) => before.filter((tab) => tab.key !== tabKeyOf(path)));
      },
      step(by) {
        navigate(neighbour(tabs, activeKey, by));
      },
    }),
    [tabs, activeKey, nameTab, setTabs, navigate],
  );
  return <TabsContext value={value}>{children}</TabsContext>;
}

/** What to write on a tab, in the reader's language. */
export function useTabTitle(): (tab: Pick<OpenTab, 'key' | 'name'>) => string {
  const nameOf = useGetResourceLabel();
  const translate = useTranslate();
  return (tab) => {
    const base = tab.name.word ? translate(tab.name.word) : nameOf(resourceOf(tab), 2);
    return tab.name.of ? `${base} · ${tab.name.of}` : base;
  };
}
