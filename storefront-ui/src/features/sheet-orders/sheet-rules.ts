import type { SheetOrderRow } from '../../api/types';

/** States of a sheet order that the screens treat apart (D5, docs/domain). */
export const SHEET = { awaiting: 0, failed: 2, inProgress: 3 } as const;

/** The tab of void orders, which have a state besides. */
export const VOID = 'void';

/** Tabs in the order in which a package passes them. */
export const SHEET_TABS = ['0', '3', '1', '2', VOID] as const;

/** What a member asks the list for; every part empty = all. */
export interface SheetFilter {
  readonly tab: string;
  readonly search: string;
  readonly payStatus: string;
  readonly scan: string;
}

/** The list call's parameters of a filter. States leave void orders out. */
export function listParams({ tab, search, payStatus, scan }: SheetFilter): Record<string, string> {
  return {
    ...(tab === VOID ? { is_void: '1' } : tab && { status: tab, is_void: '0' }),
    ...(search && { quick_search: search }),
    ...(payStatus && { pay_status: payStatus }),
    ...(scan && { is_warehouse_scan: scan }),
  };
}

/** The status word's key: void outranks the state. */
export function statusKey(order: Pick<SheetOrderRow, 'status' | 'is_void'>): string {
  return order.is_void ? VOID : String(order.status);
}

/** True while a paid order's booking is on its way: its number follows by a moment. */
export function awaitsBooking(order: Pick<SheetOrderRow, 'status' | 'is_void' | 'pay_status'>): boolean {
  return (
    !order.is_void &&
    (order.status === SHEET.inProgress || (order.status === SHEET.awaiting && order.pay_status === 2))
  );
}

/** What a member does from the page of an order, in the order of the buttons. */
export const SHEET_ACTS = ['submit', 'retry', 'void', 'delete'] as const;
export type SheetAct = (typeof SHEET_ACTS)[number];
