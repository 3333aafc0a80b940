import { answers, call, defineContract } from '../define';
import type { PaidOrder } from '../order/luggage-order.events';
import { Anything, CalendarDate, Id } from '../validation';

/** Who collects and when: one of our drivers, or a company. */
export class BookPickup {
  @CalendarDate() pick_up_date!: string;
  @Id({ optional: true }) driver_id?: number | string;
  @Id({ optional: true }) express_company_id?: number | string;
}

export class BookPickupOf extends BookPickup {
  /** `PaidOrder` as the order service has it. */
  @Anything() order!: PaidOrder;
}

export interface BookedPickup {
  readonly id: number;
  readonly status: number;
}

/** What staff do about collections. */
export const pickupDesk = defineContract('pickup.pickup-desk', {
  /**
   * A paid order's pickup: made where there is none, changed while nothing is collected. A repeat changes nothing. Errors: pickup.no_driver,
   * pickup.no_company, pickup.not_in_area, pickup.date_closed, pickup.past_cutoff, pickup.collected.
   */
  book: call(BookPickupOf, answers<BookedPickup>()),
});
