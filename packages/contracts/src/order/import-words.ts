/** What can be read from a workbook. Members import their own sheet orders, prices are the staff's. */
export const IMPORT_KINDS = [
  'sheet_order',
  'channel_price',
  'member_channel_price',
  'accessorial_price',
  'remote_rule',
  'waybill_no',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATES = ['queued', 'running', 'completed', 'completed_with_errors', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
