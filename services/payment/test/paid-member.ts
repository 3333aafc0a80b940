import { raiseBill } from '../src/bill/bill.queries';
import { adminContext, billingFor, freshId, memberContext } from './payment-stack';
import type { PaymentStack } from './payment-stack';

/** A member who paid 30.00 of 50.00 from the balance. */
export async function paidMember(stack: PaymentStack) {
  const userId = freshId();
  const billing = billingFor(userId, '30.00');
  await raiseBill(stack.dataSource.manager, billing, null);
  await stack.client.topUp({ user_id: userId, money: '50.00', memo: 'm' }, adminContext());
  const { payment_no: paymentNo } = await stack.client.payFromBalance(
    { order_no: billing.order_no },
    memberContext(userId),
  );
  const [bill] = await stack.dataSource.query<{ bill_no: string }[]>(
    'SELECT bill_no FROM bill WHERE user_id = $1',
    [userId],
  );
  const [journal] = await stack.dataSource.query<{ journal_no: string }[]>(
    'SELECT journal_no FROM journal WHERE ref_no = $1',
    [paymentNo],
  );
  return {
    userId,
    orderNo: billing.order_no,
    paymentNo,
    billNo: bill?.bill_no ?? '',
    journalNo: journal?.journal_no ?? '',
    wallet: `${userId}/GBP`,
  };
}
