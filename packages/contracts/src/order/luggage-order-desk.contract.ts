import { answers, call, defineContract } from '../define';
import { BookPickup } from '../pickup/pickup-desk.contract';
import { Anything, Id, MoneyText, OneOf, Text } from '../validation';
import type { BatchResult } from './batch-result';
import type { PlacedOrder } from './luggage-order.contract';
import { PlaceLuggageOrder } from './luggage-order.contract';
import { OneRow } from './one-row';
import type { Quotes } from './quote.contract';
import { RequestQuote } from './quote.contract';

/** Whose fault it is that an order stands still. */
export const INCIDENT_REASONS = ['carrier', 'shipper', 'consignee', 'customs', 'weather', 'other'] as const;
export type IncidentReason = (typeof INCIDENT_REASONS)[number];

export class ReasonedMove extends OneRow {
  @Text({ max: 200 }) reason!: string;
}

export class HoldOrder extends ReasonedMove {
  @OneOf(INCIDENT_REASONS) incident_reason!: IncidentReason;
}

/** Several orders, each on its own. */
export class OrderIds {
  /** 1 to 500. */
  @Anything() ids!: readonly (number | string)[];
}

export class CancelOrders extends OrderIds {
  @Text({ max: 200 }) reason!: string;
}

export class HoldOrders extends CancelOrders {
  @OneOf(INCIDENT_REASONS) incident_reason!: IncidentReason;
}

export class AssignPickup extends BookPickup {
  /** 1 to 500; one of `driver_id` and `express_company_id` says who collects. */
  @Anything() ids!: readonly (number | string)[];
}

export class ChargeSupplement extends OneRow {
  /** Decimal in the order's currency, above zero. */
  @MoneyText({ min: '0.01' }) amount!: string;
  @Text({ max: 200 }) memo!: string;
}

/** A quote as the member would get it. */
export class QuoteForMember extends RequestQuote {
  @Id() user_id!: number | string;
}

/** An order as the member would place it; addresses and coupon are the member's own. */
export class PlaceForMember extends PlaceLuggageOrder {
  @Id() user_id!: number | string;
  /** A price that was agreed with the member instead of the listed one; decimal in the channel's currency. The caller has checked the right to it. */
  @MoneyText({ min: '0.01', optional: true }) price_override?: string;
  /** Why; required with a price. */
  @Text({ max: 200, optional: true }) override_memo?: string;
}

export interface MovedOrder {
  readonly id: number;
  readonly order_status: number;
}

/** A change of state as people read it. */
export interface StatusMove {
  readonly from: number | null;
  readonly to: number;
  readonly reason: string;
  readonly by_type: string;
  readonly by_id: number | null;
  /** Epoch seconds. */
  readonly time: number;
}

/** What staff do with luggage orders. A repeat that finds the order where it should go changes nothing. Errors: order.*. */
export const luggageOrderDesk = defineContract('order.luggage-order-desk', {
  quote: call(QuoteForMember, answers<Quotes>()),
  /** The member's order, placed by an admin; takes an idempotency key. Errors: those of the member's own call, order.override_too_low. */
  place: call(PlaceForMember, answers<PlacedOrder>()),
  cancel: call(ReasonedMove, answers<MovedOrder>()),
  hold: call(HoldOrder, answers<MovedOrder>()),
  /** Back to the state it came from. */
  release: call(OneRow, answers<MovedOrder>()),
  returnOrder: call(ReasonedMove, answers<MovedOrder>()),
  /** State 4 to 5 with a bill of its own; takes an idempotency key. */
  supplement: call(ChargeSupplement, answers<MovedOrder>()),
  cancelMany: call(CancelOrders, answers<BatchResult>(), { deadlineMs: 30_000 }),
  holdMany: call(HoldOrders, answers<BatchResult>(), { deadlineMs: 30_000 }),
  releaseMany: call(OrderIds, answers<BatchResult>(), { deadlineMs: 30_000 }),
  /**
   * Paid orders that nothing has come in of get a pickup, or another date and collector while it is not collected. In `failed`:
   * order.not_found, order.wrong_state, pickup.*.
   */
  assignPickup: call(AssignPickup, answers<BatchResult>(), { deadlineMs: 30_000 }),
  history: call(OneRow, answers<{ list: readonly StatusMove[] }>()),
});
