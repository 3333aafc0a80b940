import { answers, call, defineContract } from '../define';
import { LuggageOrderByNo } from '../order/luggage-order.contract';
import { CalendarDate, Text } from '../validation';

export class ListPickupDates {
  @Text({ max: 12 }) zip_code!: string;
}

export class CheckPickupDate {
  @Text({ max: 12 }) zip_code!: string;
  @CalendarDate() date!: string;
}

export interface PickupDates {
  readonly zone: string;
  /** `16:00` */
  readonly cut_off: string;
  readonly list: readonly { readonly date: string; readonly open: boolean; readonly reason?: string }[];
}

export interface PickupView {
  readonly id: number;
  readonly status: number;
  readonly pick_up_date: string;
  readonly pick_up_type: number;
  readonly waybill_no: string | null;
}

/** Collection from the customer. Errors: pickup.not_in_area, pickup.date_closed, pickup.past_cutoff. */
export const pickupOrder = defineContract('pickup.pickup-order', {
  dates: call(ListPickupDates, answers<PickupDates>()),
  /** Answers only when the date can be booked; otherwise one of the errors. */
  checkDate: call(CheckPickupDate, answers<{ service_area_id: number }>()),
  /** The caller's pickups of one order. */
  ofOrder: call(LuggageOrderByNo, answers<readonly PickupView[]>()),
});
