import type { EarningOrder } from '../commission/order-commission';
import type { LuggageOrderEntity } from './luggage-order.entity';

/** A luggage order as its commission sees it: all its bills, without the insurance in them. */
export function earningOf(order: LuggageOrderEntity): EarningOrder {
  return {
    orderKind: 'luggage',
    orderNo: order.orderNo,
    userId: order.userId,
    salesmanId: order.salesmanId,
    channelId: order.channelId,
    currency: order.currency,
    paid: order.paidAmount,
    insurance: order.orderTotalInsuranceAmount,
    refunded: order.refundedAmount,
    chargedG: order.chargedG,
  };
}
