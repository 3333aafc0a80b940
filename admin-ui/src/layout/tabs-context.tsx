import { createContext, use, useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useLocation, useNavigate, useStore } from 'react-admin';
import type { OpenTab } from './tab-rules';
import { closed, named, neighbour, tabKeyOf, visited } from './tab-rules';

interface Tabs {
  readonly tabs: readonly OpenTab[];
  readonly activeKey: string | null;
  /** Names the page in front. */
  nameTab(title: string): void;
  closeTab(key: string): void;
  closeOthers(key: string): void;
  closeAll(): void;
  /** Drops a tab without going anywhere. */
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

/** Keeps the row of opened pages, on this device, over reloads. */
export function TabsProvider({ children }: { children: ReactNode }) {
  const [tabs, setTabs] = useStore<readonly OpenTab[]>('workspace.tabs', []);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const nameOf = useGetResourceLabel();
  const activeKey = tabKeyOf(pathname);

  useEffect(() => {
    const [resource = ''] = pathname.split('/').filter((part) => part !== '');
    setTabs((before) => visited(before, `${pathname}${search}`, nameOf(resource, 2)));
  }, [pathname, search, nameOf, setTabs]);

  const nameTab = useCallback(
    (title: string) => {
      if (activeKey !== null) setTabs((before) => named(before, activeKey, title));
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
        setTabs(after.tabs);
        if (after.goTo !== null) navigate(after.goTo);
      },
      closeOthers(key) {
        const kept = tabs.filter((tab) => tab.key === key);
        setTabs(kept);
        if (kept[0] && key !== activeKey) navigate(kept[0].path);
      },
      closeAll() {
        setTabs([]);
        navigate('/');
      },
      forgetTab(path) {
        setTabs((before) => before.filter((tab) => tab.path !== path));
      },
      step(by) {
        navigate(neighbour(tabs, activeKey, by));
      },
    }),
    [tabs, activeKey, nameTab, setTabs, navigate],
  );
  return <TabsContext value={value}>{children}</TabsContext>;
}
