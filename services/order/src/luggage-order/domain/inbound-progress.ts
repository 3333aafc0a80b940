import { OrderStatus } from '@parcelway/contracts/statuses';

/** How many of an order's boxes have been scanned in and weighed. */
export interface InboundCount {
  readonly scanned: number;
  readonly total: number;
}

/** The `inbound_progress` column: "1/2". */
export function inboundProgress({ scanned, total }: InboundCount): string {
  return `${scanned}/${total}`;
}

/**
 * The state an order has after a scan: 2 → 3 with the first box, → 4 with the last (D2, docs/domain). Orders in any other
 * state keep it, so that a repeated or late scan event never moves an order back.
 */
export function statusAfterScan(current: OrderStatus, { scanned, total }: InboundCount): OrderStatus {
  const awaitsBoxes = current === OrderStatus.awaitingCollection || current === OrderStatus.partlyInbound;
  if (!awaitsBoxes || scanned <= 0 || total <= 0) return current;
  return scanned >= total ? OrderStatus.inbound : OrderStatus.partlyInbound;
}
