import type { ImportKind } from '@parcelway/contracts';

/** A kind and the resource whose right it needs. */
export interface Importable {
  readonly kind: ImportKind;
  readonly resource: string;
}

export const importable: readonly Importable[] = [
  { kind: 'channel_price', resource: 'channel-price' },
  { kind: 'member_channel_price', resource: 'member-channel-price' },
  { kind: 'accessorial_price', resource: 'accessorial-price' },
  { kind: 'remote_rule', resource: 'remote-rule' },
  { kind: 'waybill_no', resource: 'waybill-no' },
  { kind: 'sheet_order', resource: 'sheet-order' },
];
