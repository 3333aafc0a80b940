import { SheetStatus, TerminalTaskStatus } from '@parcelway/contracts/statuses';

export type Row = Readonly<Record<string, unknown>>;
export type StockAct = 'edit' | 'delete';
type Refuses = (row: Row, adminId: number) => boolean;

const isSet = (value: unknown): boolean => ['1', 'true'].includes(String(value));
const UNDER_WAY: readonly number[] = [TerminalTaskStatus.connecting, TerminalTaskStatus.executing];

const refusals: Readonly<Record<string, Readonly<Partial<Record<StockAct, Refuses>>>>> = {
  admin: { delete: ({ id }, adminId) => Number(id) === adminId },
  'commission-batch': { delete: ({ status }) => status !== 'draft' },
  'import-job': { delete: ({ status }) => status === 'queued' || status === 'running' },
  'member-group': { delete: ({ is_default }) => isSet(is_default) },
  protocol: { edit: ({ status }) => status !== 'draft' },
  session: { delete: ({ is_current }) => isSet(is_current) },
  'sheet-order': {
    delete: ({ is_void, status, attempts }) =>
      !isSet(is_void) && (Number(status) !== SheetStatus.awaiting || Number(attempts ?? 0) > 0),
  },
  'terminal-task': { delete: ({ status }) => UNDER_WAY.includes(Number(status)) },
};

/** Whether the server refuses the act for this row as it stands, whoever asks; `adminId` is who is logged in. */
export function isRefused(resource: string, act: StockAct, row: Row, adminId: number): boolean {
  return refusals[resource]?.[act]?.(row, adminId) ?? false;
}
