import { billRefunded } from '@parcelway/contracts';
import type { BillRefunded } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { BillEntity } from '../bill/bill.entity';
import { refundAccount } from '../ledger/domain/chart';
import { payStatusOf } from '../payment/domain/pay-status';
import { moveWallet } from '../wallet/wallet.queries';

export interface Refund {
  /** Minor units of the bill's currency, above zero and at most what was paid and not given back yet. */
  readonly amount: bigint;
  readonly memo: string;
  readonly adminId: number | null;
  readonly requestId: string | null;
}

/**
 * Gives money of a bill back to its member's balance and says billRefunded, in the caller's transaction. The caller holds the bill's row
 * lock; `bill` is what that lock found and is kept up to date here.
 * @throws RangeError for an amount that the bill does not have
 */
export async function refundToBalance(
  manager: EntityManager,
  outbox: Outbox,
  bill: BillEntity,
  { amount, memo, adminId, requestId }: Refund,
): Promise<void> {
  const refundedAmount = bill.refundedAmount + amount;
  if (amount <= 0n || refundedAmount > bill.paidAmount)
    throw new RangeError(`${amount} cannot be given back of bill ${bill.billNo}`);
  const payStatus = payStatusOf({ due: bill.amount, paid: bill.paidAmount, refunded: refundedAmount });
  await manager.query(
    `UPDATE bill SET refunded_amount = $2, pay_status = $3, version = version + 1, update_time = now() WHERE id = $1`,
    [bill.id, refundedAmount.toString(), payStatus],
  );
  Object.assign(bill, { refundedAmount, payStatus });
  await moveWallet(manager, outbox, {
    userId: bill.userId,
    currency: bill.currency,
    money: amount,
    kind: 'refund',
    against: refundAccount(bill.billType),
    ref: { type: 'bill', no: bill.billNo },
    memo,
    adminId,
    requestId,
    bill,
  });
  await outbox.add(
    manager,
    billRefunded,
    {
      bill_no: bill.billNo,
      bill_type: bill.billType as BillRefunded['bill_type'],
      ref_id: bill.refId,
      ref_no: bill.refNo,
      user_id: bill.userId,
      currency: bill.currency,
      amount: formatMoney(amount, bill.currency),
      memo,
    },
    requestId,
  );
}
