import { useMemo } from 'react';
import { useMe } from './access';
import type { MenuItem, MenuLeaf } from './menu-tree';
import { landingPath, leavesOf, menuOf } from './menu-tree';

const DASHBOARD = '/dashboard';

/** Screens that belong to no resource, by the name of their menu row. */
const screens = {
  dashboard: DASHBOARD,
  'routine/adminInfo': '/profile',
  'order/luggageOrder/place': '/placeOrderLuggage',
  'order/storeOrder/place': '/placeOrderLuggageDeposit',
  'channelPrice/simulate': '/price-simulator',
};

/** The menu of the admin who is logged in. */
export function useMenu(): readonly MenuItem[] {
  const { menus } = useMe();
  return useMemo(() => menuOf(menus, { screens, here: window.location.href }), [menus]);
}

/** The page the workspace opens with; null for an admin without any. */
export function useLanding(): string | null {
  return landingPath(useMenu());
}

/** The menu's entry for the dashboard, whose tab is always there; none for an admin who may not see it. */
export function useDashboardEntry(): MenuLeaf | undefined {
  return leavesOf(useMenu()).find(({ to }) => to === DASHBOARD);
}
