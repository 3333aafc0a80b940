import type { CallContext, Client, OrderBilling } from '@parcelway/contracts';
import { DomainError, luggageOrder } from '@parcelway/contracts';

/** What an order costs, asked of its owner because its event is still on the way. Another member's order is the same as none: bill.not_found. */
export async function askBilling(
  orders: Client<typeof luggageOrder>,
  orderNo: string,
  userId: number,
  context: CallContext,
): Promise<OrderBilling> {
  try {
    const billing = await orders.billing({ order_no: orderNo }, context);
    if (billing.user_id === userId) return billing;
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'order.not_found')) throw error;
  }
  throw new DomainError('bill.not_found');
}
