import type { BillRefunded, DecidedRefund } from '@parcelway/contracts';
import { billRefunded, DomainError, refundDecided } from '@parcelway/contracts';
import { RefundStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import type { Outbox } from '@parcelway/platform';
import { transition } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import type { BillEntity } from '../bill/bill.entity';
import { ACCOUNT_OF_WAY, refundAccount } from '../ledger/domain/chart';
import { postJournal } from '../ledger/ledger.queries';
import { payStatusOf } from '../payment/domain/pay-status';
import { moveWallet } from '../wallet/wallet.queries';
import { canMoveRefund } from './domain/refund-status';
import type { Mover } from './enter-refund';
import type { RefundRequestEntity } from './refund-request.entity';

const MEMO_LENGTH = 200;

interface Move {
  readonly by: Mover;
  readonly reason?: string;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** Errors: refund.moved_on, also when somebody else was faster. */
export async function moveRefund(
  manager: EntityManager,
  request: RefundRequestEntity,
  to: RefundStatus,
  { by, reason = '', set = {} }: Move,
): Promise<void> {
  const { id, status: from } = request;
  const isMoved =
    canMoveRefund(from, to) &&
    (await transition(manager, { table: 'refund_request', id, from, to, by, reason, set }));
  if (!isMoved) throw new DomainError('refund.moved_on');
  request.status = to;
}

export interface Settlement {
  readonly by: Mover;
  /** How the payment came in. */
  readonly way: string;
  /** Of the money outside; '' on the balance. */
  readonly reference: string;
  readonly requestId: string | null;
  /** Where it goes back to a balance in another currency: what that gets, minor units, 0 or more. */
  readonly foreign?: { readonly currency: string; readonly money: bigint; readonly rate: string };
}

/**
 * The money is back: the bill and the payment have less, the books say where it went, and others are told. In the caller's transaction, under
 * the locks of payment and bill; `bill` is what its lock found and is kept up to date here.
 * @throws RangeError for an amount that the bill does not have
 */
export async function settleRefund(
  manager: EntityManager,
  outbox: Outbox,
  request: RefundRequestEntity,
  bill: BillEntity,
  { by, way, reference, requestId, foreign }: Settlement,
): Promise<void> {
  const { amount, currency, userId } = request;
  const refundedAmount = bill.refundedAmount + amount;
  if (refundedAmount > bill.paidAmount)
    throw new RangeError(`${amount} cannot be given back of bill ${bill.billNo}`);
  const payStatus = payStatusOf({ due: bill.amount, paid: bill.paidAmount, refunded: refundedAmount });
  await manager.query(
    `UPDATE bill SET refunded_amount = $2, pay_status = $3, version = version + 1, update_time = now() WHERE id = $1`,
    [bill.id, refundedAmount.toString(), payStatus],
  );
  Object.assign(bill, { refundedAmount, payStatus });
  await manager.query(
    `UPDATE payment_record SET refunded_amount = refunded_amount + $2, version = version + 1, update_time = now() WHERE id = $1`,
    [request.paymentRecordId, amount.toString()],
  );
  const journal = {
    kind: 'refund',
    ref: { type: 'refund', no: request.refundNo },
    memo: request.reason.slice(0, MEMO_LENGTH),
    adminId: by.type === 'admin' ? by.id : null,
    userId,
  } as const;
  const against = refundAccount(bill.billType);
  if (request.destination === 'balance' && foreign?.money !== 0n)
    await moveWallet(manager, outbox, {
      ...{ ...journal, currency, money: amount, against, requestId, bill },
      ...(foreign && {
        ...{ currency: foreign.currency, money: foreign.money, worth: { currency, amount } },
        memo: foreignMemo(journal.memo, `${currency} ${formatMoney(amount, currency)} × ${foreign.rate}`),
      }),
    });
  else
    await postJournal(manager, {
      ...journal,
      entries: [
        { account: against, currency, amount, billId: bill.id },
        // Too little for one unit of the wallet's currency stays in exchange until more of the payment goes back.
        { account: foreign ? 'exchange' : accountOf(way), currency, amount: -amount },
      ],
    });
  await moveRefund(manager, request, RefundStatus.settled, {
    by,
    reason: reference,
    set: {
      ...{ settled_at: new Date(), provider_ref: reference, failure: '', next_try_at: null },
      ...(foreign && { wallet_currency: foreign.currency, wallet_amount: foreign.money.toString() }),
    },
  });
  await outbox.add(
    manager,
    billRefunded,
    {
      bill_no: bill.billNo,
      bill_type: bill.billType as BillRefunded['bill_type'],
      ref_id: bill.refId,
      ref_no: bill.refNo,
      user_id: userId,
      currency,
      amount: formatMoney(amount, currency),
      memo: journal.memo,
    },
    requestId,
  );
  if (request.askedBy !== 'system') await tellDecision(manager, outbox, request, { note: '', requestId });
}

/** Says to others what became of a request. */
export function tellDecision(
  manager: EntityManager,
  outbox: Outbox,
  { refundNo, refNo, userId, currency, amount, status, destination }: RefundRequestEntity,
  { note, requestId }: { readonly note: string; readonly requestId: string | null },
): Promise<void> {
  return outbox.add(
    manager,
    refundDecided,
    {
      ...{ refund_no: refundNo, ref_no: refNo, user_id: userId, currency, destination, note },
      amount: formatMoney(amount, currency),
      status: status as DecidedRefund['status'],
    },
    requestId,
  );
}

/** Says in the record of a balance in another currency what went back and at which rate. */
function foreignMemo(reason: string, what: string): string {
  return reason === '' ? what : `${reason.slice(0, MEMO_LENGTH - what.length - 3)} · ${what}`;
}

function accountOf(way: string): (typeof ACCOUNT_OF_WAY)[keyof typeof ACCOUNT_OF_WAY] {
  if (way in ACCOUNT_OF_WAY) return ACCOUNT_OF_WAY[way as keyof typeof ACCOUNT_OF_WAY];
  throw new RangeError(`a payment by ${way} goes back to the balance`);
}
