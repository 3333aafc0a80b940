import { WaybillStatus } from '@parcelway/contracts/statuses';

const S = WaybillStatus;

/** Stages in the order of a journey; a failed delivery comes before the delivery that follows it. */
const JOURNEY: readonly WaybillStatus[] = [
  S.created,
  S.collected,
  S.inbound,
  S.onPallet,
  S.outbound,
  S.customs,
  S.outForDelivery,
  S.deliveryFailed,
  S.readyForCollection,
  S.delivered,
  S.returned,
];

/**
 * What an order shows of several boxes: the stage of the one that is furthest behind. Void and unknown boxes say nothing about
 * the journey and count only when there are no others; without boxes it is label ready.
 */
export function leastAdvanced(statuses: readonly WaybillStatus[]): WaybillStatus {
  const stages = statuses.map((status) => JOURNEY.indexOf(status)).filter((stage) => stage >= 0);
  if (stages.length > 0) return JOURNEY[Math.min(...stages)] ?? S.created;
  if (statuses.includes(S.unknown)) return S.unknown;
  return statuses[0] ?? S.created;
}
