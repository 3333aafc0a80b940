import type { OrderBilling } from '@parcelway/contracts';
import { raiseBill } from '../src/bill/bill.queries';
import { adminContext, billingFor, freshId } from './payment-stack';
import type { PaymentStack } from './payment-stack';

export interface MemberWithOrder {
  readonly userId: number;
  readonly billing: OrderBilling;
}

/** A member with an unpaid order, and with money on the balance where any is named. */
export async function memberWithOrder(
  stack: PaymentStack,
  amount: string,
  money?: string,
): Promise<MemberWithOrder> {
  const userId = freshId();
  if (money) await stack.client.topUp({ user_id: userId, money, memo: 'for the test' }, adminContext());
  const billing = billingFor(userId, amount);
  await raiseBill(stack.dataSource.manager, billing, null);
  return { userId, billing };
}
