import { WaybillStatus } from '@parcelway/contracts/statuses';

const S = WaybillStatus;

/** Tracker states of Karrio. */
export type KarrioStatus =
  | 'pending'
  | 'picked_up'
  | 'in_transit'
  | 'on_hold'
  | 'out_for_delivery'
  | 'ready_for_pickup'
  | 'delivered'
  | 'delivery_failed'
  | 'delivery_delayed'
  | 'return_to_sender'
  | 'cancelled'
  | 'unknown';

/** Tracking states of Shippo. */
export type ShippoStatus = 'PRE_TRANSIT' | 'TRANSIT' | 'DELIVERED' | 'FAILURE' | 'RETURNED' | 'UNKNOWN';

/** Our status in the words that other systems use (D2, docs/domain); Shippo has none for a void label. */
const WORDS: Readonly<Record<WaybillStatus, { karrio: KarrioStatus; shippo: ShippoStatus | null }>> = {
  [S.created]: { karrio: 'pending', shippo: 'PRE_TRANSIT' },
  [S.collected]: { karrio: 'picked_up', shippo: 'TRANSIT' },
  [S.inbound]: { karrio: 'in_transit', shippo: 'TRANSIT' },
  [S.onPallet]: { karrio: 'in_transit', shippo: 'TRANSIT' },
  [S.outbound]: { karrio: 'in_transit', shippo: 'TRANSIT' },
  [S.customs]: { karrio: 'in_transit', shippo: 'TRANSIT' },
  [S.outForDelivery]: { karrio: 'out_for_delivery', shippo: 'TRANSIT' },
  [S.readyForCollection]: { karrio: 'ready_for_pickup', shippo: 'TRANSIT' },
  [S.delivered]: { karrio: 'delivered', shippo: 'DELIVERED' },
  [S.deliveryFailed]: { karrio: 'delivery_failed', shippo: 'FAILURE' },
  [S.returned]: { karrio: 'return_to_sender', shippo: 'RETURNED' },
  [S.cancelled]: { karrio: 'cancelled', shippo: null },
  [S.unknown]: { karrio: 'unknown', shippo: 'UNKNOWN' },
};

/** Our status as Karrio's tracker says it; a parcel stopped in customs is `on_hold`. */
export function toKarrio(status: WaybillStatus, isOnHold = false): KarrioStatus {
  return status === S.customs && isOnHold ? 'on_hold' : WORDS[status].karrio;
}

/** Our status as Shippo says it, or null for a void label. */
export function toShippo(status: WaybillStatus): ShippoStatus | null {
  return WORDS[status].shippo;
}
