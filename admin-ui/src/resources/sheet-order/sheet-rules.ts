import { SheetStatus } from '@parcelway/contracts/statuses';

/** The step of void orders, which have a state besides. */
export const VOID = 'void';

/** Steps of the rail in the order in which a package passes them. */
export const SHEET_RAIL: readonly string[] = [
  String(SheetStatus.awaiting),
  String(SheetStatus.inProgress),
  String(SheetStatus.succeeded),
  String(SheetStatus.failed),
  VOID,
];

/** What the list is narrowed to by a step. States leave void orders out. */
export function railFilter(key: string): Readonly<Record<string, string | number>> {
  return key === VOID ? { is_void: '1' } : { status: Number(key), is_void: '0' };
}

/** A sheet order as the list has it. */
export interface SheetRow {
  readonly id: number;
  readonly sheet_no: string;
  readonly out_order_id: string;
  readonly platform_order_number: string;
  readonly app_id: string;
  readonly user_id: number;
  readonly status: number;
  readonly is_void: string | boolean;
  readonly last_error: string;
  readonly tracking_number: string | null;
  readonly currency: string;
  readonly pay_status: number;
  readonly paid_amount: string | null;
  readonly receiver_name: string;
  readonly receiver_city: string;
  readonly receiver_country_code: string;
  /** Grams. */
  readonly package_weight: number;
  readonly is_warehouse_scan: number;
  /** ISO instants. */
  readonly warehouse_scan_time: string | null;
  readonly is_effective: number;
  readonly effective_time: string | null;
  readonly handover_batch: string;
  readonly create_time: string;
}

export const isVoid = ({ is_void }: Pick<SheetRow, 'is_void'>): boolean =>
  ['1', 'true'].includes(String(is_void));

/** The status word's key: void outranks the state. */
export const statusKey = (row: Pick<SheetRow, 'status' | 'is_void'>): string =>
  isVoid(row) ? VOID : String(row.status);

/** What may be done with an order of the page now; the server decides. */
export function sheetActs(
  row: Pick<SheetRow, 'status' | 'is_void' | 'tracking_number'>,
): readonly SheetAct[] {
  if (isVoid(row)) return [];
  const desk: readonly SheetAct[] = row.tracking_number ? ['scan', 'handover'] : [];
  switch (row.status) {
    case SheetStatus.awaiting:
      return ['submit', ...desk, 'void'];
    case SheetStatus.failed:
      return ['retry', ...desk, 'void'];
    case SheetStatus.succeeded:
      return [...desk, 'void'];
    default:
      return desk;
  }
}

export type SheetAct = 'submit' | 'retry' | 'scan' | 'handover' | 'void';
export const SHEET_ACTS: readonly SheetAct[] = ['submit', 'retry', 'scan', 'handover', 'void'];
