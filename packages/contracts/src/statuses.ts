/**
 * The numbers and words that states have in rows, in JSON and on screens. Browser-safe: constants only. Which moves are
 * allowed stands in each owner's `domain/`; the words people read stand in the translations.
 */

/** Luggage order (D2, docs/domain). Payment is a second axis: `PayStatus`. */
export const OrderStatus = {
  /** Saved by the customer, not submitted, not priced. */
  draft: 0,
  awaitingPayment: 1,
  /** Paid; waits for the collection or the customer's drop-off. */
  awaitingCollection: 2,
  /** Some of its boxes have been scanned in. */
  partlyInbound: 3,
  /** Every box scanned and weighed. */
  inbound: 4,
  /** The re-weigh found more to pay. */
  awaitingSupplement: 5,
  /** Nothing owed; on its way onto a pallet. */
  ready: 6,
  /** First carrier event seen; customs and last mile included. */
  inTransit: 7,
  /** Goes back to the state it came from, or to returned. */
  onHold: 8,
  cancelled: 9,
  returned: 10,
  /** Every waybill delivered. */
  completed: 11,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** Of a bill, an order or its tax (D3, docs/domain). A part payment keeps `unpaid` with an amount paid above 0. */
export const PayStatus = { unpaid: 1, paid: 2, refunded: 3 } as const;
export type PayStatus = (typeof PayStatus)[keyof typeof PayStatus];

/** Sheet order (D5, docs/domain): the booking at the carrier. A void order keeps its state. */
export const SheetStatus = { awaiting: 0, succeeded: 1, failed: 2, inProgress: 3 } as const;
export type SheetStatus = (typeof SheetStatus)[keyof typeof SheetStatus];

/** Whether a sheet order was handed over to the carrier. */
export const Handover = { notRecorded: 0, handedOver: 1, notHandedOver: 2 } as const;
export type Handover = (typeof Handover)[keyof typeof Handover];

/** Storage order (D4, docs/domain). Payment is a second axis: `PayStatus`. */
export const StoreStatus = {
  awaitingPayment: 0,
  /** Paid; its space is kept. */
  reserved: 1,
  /** In the warehouse. */
  stored: 2,
  retrievalRequested: 3,
  /** What was stored longer than paid for is to be paid. */
  retrievalDue: 4,
  closed: 5,
  cancelled: 6,
  /** Its time is over and nobody has asked for it. */
  overdue: 7,
  abandoned: 8,
} as const;
export type StoreStatus = (typeof StoreStatus)[keyof typeof StoreStatus];

/** Waybill and tracking event (D2, docs/domain). A hold is a mark beside the status, not a status. */
export const WaybillStatus = {
  /** Label ready, nothing moved yet. */
  created: 0,
  collected: 1,
  inbound: 2,
  onPallet: 3,
  outbound: 4,
  customs: 5,
  outForDelivery: 6,
  readyForCollection: 7,
  delivered: 8,
  deliveryFailed: 9,
  /** Returning or returned. */
  returned: 10,
  /** The label was made void. */
  cancelled: 11,
  /** The carrier sent a code without a meaning known here. */
  unknown: 12,
} as const;
export type WaybillStatus = (typeof WaybillStatus)[keyof typeof WaybillStatus];

/** Why a parcel is late or held: the six families of incidents (D2, docs/domain). */
export const IncidentReason = {
  carrier: 'carrier',
  shipper: 'shipper',
  consignee: 'consignee',
  customs: 'customs',
  weather: 'weather',
  other: 'other',
} as const;
export type IncidentReason = (typeof IncidentReason)[keyof typeof IncidentReason];

/** Pickup order (D2, docs/domain). */
export const PickupStatus = {
  preGenerated: 0,
  awaitingPickup: 1,
  collected: 2,
  awaitingInbound: 3,
  inbound: 4,
  cancelled: 5,
} as const;
export type PickupStatus = (typeof PickupStatus)[keyof typeof PickupStatus];

/** Who brings the boxes in: our driver, another company, or the customer. */
export const PickUpType = { own: 1, thirdParty: 2, dropOff: 3 } as const;
export type PickUpType = (typeof PickUpType)[keyof typeof PickUpType];

/** One payment (D3, docs/domain). */
export const PaymentRecordStatus = {
  created: 'created',
  /** The money may be under way; only the provider or staff can tell. */
  processing: 'processing',
  /** The payer has to confirm, by a bank's page say. */
  requiresAction: 'requires_action',
  succeeded: 'succeeded',
  /** One attempt failed; another may follow on the same payment. */
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
export type PaymentRecordStatus = (typeof PaymentRecordStatus)[keyof typeof PaymentRecordStatus];

/** Money to be given back (D3, docs/domain). */
export const RefundStatus = {
  /** Waits for staff. */
  pending: 'pending',
  approved: 'approved',
  /** The provider was asked; the money may be under way. */
  processing: 'processing',
  settled: 'settled',
  /** The provider refused; staff may try again. */
  failed: 'failed',
  rejected: 'rejected',
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/** Insurance of an order (D7, docs/domain). It begins with the payment. */
export const InsuranceStatus = {
  /** Sold with an order that is not paid yet. */
  quoted: 'quoted',
  active: 'active',
  /** A claim on one of its boxes waits for a decision. */
  claimed: 'claimed',
  /** Money was paid for one of its boxes. */
  paid: 'paid',
  refused: 'refused',
  /** The order was given up, or the insurance before the collection. */
  void: 'void',
} as const;
export type InsuranceStatus = (typeof InsuranceStatus)[keyof typeof InsuranceStatus];

/** A claim on the insurance of one box (D7, docs/domain). */
export const ClaimStatus = {
  /** Staff are to decide. */
  open: 'open',
  /** The member is to answer. */
  asked: 'asked',
  accepted: 'accepted',
  refused: 'refused',
  withdrawn: 'withdrawn',
} as const;
export type ClaimStatus = (typeof ClaimStatus)[keyof typeof ClaimStatus];

/** What a salesman earns by an order (D6, docs/domain). */
export const CommissionStatus = {
  /** The order is paid. */
  pending: 0,
  /** It has been completed long enough. */
  confirmed: 1,
  /** In a batch that was paid out. */
  settled: 2,
  cancelled: 3,
} as const;
export type CommissionStatus = (typeof CommissionStatus)[keyof typeof CommissionStatus];

/** What an address is kept for. A member has at most one preset. */
export const AddressType = {
  /** For both directions, filled in first. */
  preset: 0,
  sender: 1,
  receiver: 2,
  returns: 3,
} as const;
export type AddressType = (typeof AddressType)[keyof typeof AddressType];

/** A task of the terminal. */
export const TerminalTaskStatus = {
  waiting: 0,
  connecting: 1,
  executing: 2,
  success: 3,
  failed: 4,
  /** The service stopped while it ran, so nobody saw its end. */
  unknown: 5,
} as const;
export type TerminalTaskStatus = (typeof TerminalTaskStatus)[keyof typeof TerminalTaskStatus];

/** Why a task ended without the command having ended by itself; '' where it did. */
export const TERMINAL_TASK_REASONS = ['', 'not_started', 'interactive', 'timed_out', 'interrupted'] as const;
export type TerminalTaskReason = (typeof TERMINAL_TASK_REASONS)[number];

export * from './bill-words';
export * from './money-kinds';
