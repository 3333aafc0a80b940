import { randomBytes } from 'node:crypto';
import type { ErrorCode, ErrorParams, PaidFromBalance } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { runNamed } from '@parcelway/platform';
import type { NamedQuery } from '@parcelway/platform';
import type { DataSource } from 'typeorm';
import type { NewBill } from '../bill/bill.queries';
import type { BillsMeant } from '../bill/bills-meant';
import { randomNo } from '../bill/domain/random-no';

const PAYMENT_NO_BYTES = 10;
const UNIQUE_VIOLATION = '23505';

/** The whole payment in one statement; arguments and promises stand at the function (pay-from-balance.function.ts). */
const payFromBalanceQuery: NamedQuery = {
  name: 'pay-from-balance',
  text: 'SELECT pay_from_balance($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS outcome',
};

export interface BalancePayment {
  readonly userId: number;
  readonly meant: BillsMeant;
  readonly key: string | null;
  readonly requestHash: string | null;
  readonly requestId: string;
  /** From which balance; absent = the one in the bills' currency. */
  readonly walletCurrency?: string | undefined;
  /** What the caller was told of the rate; absent = nothing. */
  readonly rate?: string | undefined;
  /** Staff who pay in the member's name. */
  readonly adminId?: number | undefined;
  /** Raised first, in the same statement. */
  readonly newBill?: NewBill;
}

export type PaymentOutcome =
  | { readonly reply: PaidFromBalance; readonly refused?: never }
  | { readonly refused: ErrorCode; readonly params: ErrorParams };

/** Pays or says why not. One statement, one transaction. Errors: request.idempotency_conflict when a key pays two things at once. */
export async function payBills(dataSource: DataSource, payment: BalancePayment): Promise<PaymentOutcome> {
  const { userId, meant, key, requestHash, requestId, newBill, walletCurrency, rate, adminId } = payment;
  const paymentNo = randomNo('P', randomBytes(PAYMENT_NO_BYTES));
  try {
    const [row] = await runNamed<{ outcome: PaymentOutcome }>(dataSource, payFromBalanceQuery, [
      userId,
      meant.refNo ?? null,
      meant.billNos ?? null,
      paymentNo,
      key,
      requestHash,
      requestId,
      newBill?.billNo ?? null,
      newBill?.bill ?? null,
      walletCurrency || null,
      rate || null,
      adminId ?? null,
    ]);
    if (!row) throw new Error('pay_from_balance answered nothing');
    return row.outcome;
  } catch (error) {
    throw usesKeyTwice(error) ? new DomainError('request.idempotency_conflict') : error;
  }
}

function usesKeyTwice(error: unknown): boolean {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && constraint === 'payment_record_key';
}
