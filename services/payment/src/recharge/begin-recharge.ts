import { randomBytes } from 'node:crypto';
import { DomainError } from '@parcelway/contracts';
import { PayStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { BillEntity } from '../bill/bill.entity';
import { randomNo } from '../bill/domain/random-no';
import { enter } from '../checkout/begin';
import { demandWalletCurrency } from '../currency/wallet-currency';
import type { Evidence } from '../checkout/begin';
import { PaymentRecordEntity } from '../payment/payment-record.entity';
import { refusalOfWay } from '../payment-way/domain/offer';
import type { Offer } from '../payment-way/domain/offer';

const NO_BYTES = 10;
export const RECHARGE = 'recharge';

export interface RechargeAttempt {
  readonly userId: number;
  readonly currency: string;
  readonly amount: bigint;
  readonly offer: Offer;
  readonly key: string | null;
  readonly evidence?: Evidence;
}

export interface BegunRecharge {
  readonly payment: PaymentRecordEntity;
  readonly billNo: string;
}

/** Facts of a recharge's bill that do not come from its payer. */
export function rechargeFacts(userId: number, currency: string, amount: bigint): Partial<BillEntity> {
  const billNo = randomNo('B', randomBytes(NO_BYTES));
  return {
    ...{ billNo, billType: RECHARGE, refId: userId, refNo: randomNo('RC-', randomBytes(NO_BYTES)) },
    ...{ userId, currency, amount, payStatus: PayStatus.unpaid },
    lines: [{ code: RECHARGE, amount: formatMoney(amount, currency) }],
  };
}

/**
 * A new bill of type recharge with its payment; a key that began one is answered with it. In the caller's transaction. Errors: pay.way_closed,
 * pay.way_min, pay.way_max, currency.not_offered, request.idempotency_conflict.
 */
export async function beginRecharge(
  manager: EntityManager,
  { userId, currency, amount, offer, key, evidence }: RechargeAttempt,
): Promise<BegunRecharge> {
  if (key) {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('recharge ' || $1, $2::bigint))`, [
      key,
      userId,
    ]);
    const first = await manager.findOneBy(PaymentRecordEntity, { userId, idempotencyKey: key });
    if (first) return sameRecharge(first, { way: offer.way, currency, amount });
  }
  await demandWalletCurrency(manager, currency);
  const refusal = refusalOfWay(offer, { currency, billTypes: [RECHARGE], amount });
  if (refusal) throw new DomainError(refusal.code, refusal.params);
  const bill = await manager.save(manager.create(BillEntity, rechargeFacts(userId, currency, amount)));
  const share = { bill, owed: amount, amount: formatMoney(amount, currency) };
  const payment = await enter(manager, { userId, offer, key, ...(evidence && { evidence }) }, [share]);
  return { payment, billNo: bill.billNo };
}

function sameRecharge(
  first: PaymentRecordEntity,
  wanted: { readonly way: string; readonly currency: string; readonly amount: bigint },
): BegunRecharge {
  const [share] = first.allocations;
  const isSame =
    first.billType === RECHARGE &&
    first.way === wanted.way &&
    first.currency === wanted.currency &&
    first.amount === wanted.amount;
  if (!isSame || !share) throw new DomainError('request.idempotency_conflict');
  return { payment: first, billNo: share.bill_no };
}
