import { defineEvent } from '../define';
import type { RefundDestination } from '../payment/refund-words';
import type { AddressSnapshot } from '../user/address.contract';
import type { OrderBilling } from './luggage-order.contract';

/** A box of a paid order, with all that a label and a customer copy say about it. Grams, millimetres, decimal pounds. */
export interface ShippedPackage {
  readonly no: number;
  readonly weight_g: number;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly vol_g: number;
  readonly charged_g: number;
  readonly box_name_zh: string;
  readonly box_name_en: string;
  readonly declared_value: string;
  readonly items: readonly {
    readonly category_zh: string;
    readonly category_en: string;
    readonly name_zh: string;
    readonly name_en: string;
    readonly quantity: number;
    readonly unit_price: string;
  }[];
}

/** A paid order with all that fulfilment needs, so that nobody has to ask back. */
export interface PaidOrder {
  readonly order_id: number;
  readonly order_no: string;
  readonly user_id: number;
  readonly user_name: string;
  readonly channel_id: number;
  readonly channel_code: string;
  readonly channel_name_zh: string;
  readonly channel_name_en: string;
  readonly transport: string;
  readonly carrier_code: string;
  readonly customs_form: string;
  readonly waybill_no_id: number;
  readonly warehouse_id: number;
  readonly is_remote: boolean;
  readonly currency: string;
  readonly total: string;
  readonly lines: readonly {
    readonly code: string;
    readonly text_zh: string;
    readonly text_en: string;
    readonly amount: string;
  }[];
  readonly declared_value: string;
  readonly cover: string;
  readonly pick_up_date: string | null;
  readonly remark: string;
  readonly sender: AddressSnapshot;
  readonly receiver: AddressSnapshot;
  readonly packages: readonly ShippedPackage[];
  /** ISO instants */
  readonly placed_at: string;
  readonly paid_at: string;
}

export const luggageOrderPlaced = defineEvent<OrderBilling>('order.luggage-order-placed', 1);
export const luggageOrderPaid = defineEvent<PaidOrder>('order.luggage-order-paid', 1);

/**
 * An order was given up before anything of it came in; what was paid goes back, its boxes' labels and collections are off. With its billing, so
 * that it may overtake the news that the order was placed.
 */
export interface CancelledOrder extends OrderBilling {
  /** `order_status` before: 1 (nothing paid as far as the order knew) or 2 (paid, waybills issued). */
  readonly from: number;
  readonly pick_up_date: string | null;
  readonly reason: string;
  /** Where what was paid goes; absent = to the balance. */
  readonly refund_to?: RefundDestination | undefined;
}

/** More is owed for an order than its first bill said: measured weights, or a reason of staff. */
export interface SupplementBilling extends OrderBilling {
  readonly memo: string;
}

/** Less is owed for an order than was paid: the difference goes back to the balance. */
export interface OrderCredit {
  readonly order_id: number;
  readonly order_no: string;
  readonly user_id: number;
  readonly currency: string;
  readonly amount: string;
  readonly memo: string;
}

export const luggageOrderCancelled = defineEvent<CancelledOrder>('order.luggage-order-cancelled', 1);
export const luggageOrderSupplemented = defineEvent<SupplementBilling>('order.luggage-order-supplemented', 1);
export const luggageOrderCredited = defineEvent<OrderCredit>('order.luggage-order-credited', 1);
