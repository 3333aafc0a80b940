import { PayStatus, SheetStatus } from '@parcelway/contracts/statuses';
import type { SheetOrderRow } from '../../api/types';

/** The tab of void orders, which have a state besides. */
export const VOID = 'void';

/** Tabs in the order in which a package passes them. */
export const SHEET_TABS = [
  ...[SheetStatus.awaiting, SheetStatus.inProgress, SheetStatus.succeeded, SheetStatus.failed].map(String),
  VOID,
];

/** What a member asks the list for; every part empty = all. */
export interface SheetFilter {
  readonly status: string;
  readonly search: string;
  readonly pay: string;
  readonly scan: string;
}

/** The list call's parameters of a filter. States leave void orders out. */
export function listParams({ status, search, pay, scan }: SheetFilter): Record<string, string> {
  return {
    ...(status === VOID ? { is_void: '1' } : status && { status, is_void: '0' }),
    ...(search && { quick_search: search }),
    ...(pay && { pay_status: pay }),
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
    (order.status === SheetStatus.inProgress ||
      (order.status === SheetStatus.awaiting && order.pay_status === PayStatus.paid))
  );
}

/** What a member does from the page of an order, in the order of the buttons. */
export const SHEET_ACTS = ['submit', 'retry', 'void', 'delete'] as const;
export type SheetAct = (typeof SHEET_ACTS)[number];
