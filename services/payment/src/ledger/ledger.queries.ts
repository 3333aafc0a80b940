import type { EntityManager } from 'typeorm';
import type { MoneyRecordKind } from '../wallet/member-money-record.entity';
import { ACCOUNT_OF_WAY, billAccount } from './domain/chart';
import type { OtherAccount } from './domain/chart';

/** One side of a movement. */
export interface Entry {
  readonly account: OtherAccount;
  readonly currency: string;
  /** Debit above zero, credit below; minor units. */
  readonly amount: bigint;
  readonly billId?: number | undefined;
}

/** What moved the money, by its public number. */
export interface Reference {
  readonly type: 'payment' | 'refund' | 'bill' | 'claim';
  readonly no: string;
}

export interface Journal {
  readonly kind: MoneyRecordKind;
  readonly ref: Reference;
  /** Whose money. */
  readonly userId: number | null;
  /** Staff who moved it. */
  readonly adminId: number | null;
  readonly memo: string;
  /** They sum to zero in each currency. */
  readonly entries: readonly Entry[];
}

/** Enters a movement that touches no balance in the books, in the caller's transaction (post-journal.function.ts). */
export async function postJournal(manager: EntityManager, journal: Journal): Promise<void> {
  const { kind, ref, userId, adminId, memo } = journal;
  await manager.query('SELECT post_journal($1, $2, $3, $4, $5, $6, $7)', [
    kind,
    ref.type,
    ref.no,
    userId,
    adminId,
    memo,
    entriesJson(journal.entries),
  ]);
}

/** A payment that came in from outside. */
export interface OutsidePayment {
  readonly paymentNo: string;
  readonly way: keyof typeof ACCOUNT_OF_WAY;
  readonly userId: number;
  readonly adminId: number | null;
  readonly memo: string;
  readonly currency: string;
  /** What of it goes to which bill, minor units; no recharge among them, which is a moveWallet against the way's account. */
  readonly shares: readonly {
    readonly bill: { readonly id: number; readonly billType: string };
    readonly owed: bigint;
  }[];
}

/** Enters a payment from outside in the books, in the transaction that marks its bills paid. */
export async function postPayment(manager: EntityManager, payment: OutsidePayment): Promise<void> {
  const { way, currency, shares, userId, adminId, memo } = payment;
  const total = shares.reduce((sum, { owed }) => sum + owed, 0n);
  await postJournal(manager, {
    ...{ userId, adminId, memo },
    kind: 'pay',
    ref: { type: 'payment', no: payment.paymentNo },
    entries: [
      { account: ACCOUNT_OF_WAY[way], currency, amount: total },
      ...shares.map(({ bill, owed }) => ({
        account: billAccount(bill.billType),
        currency,
        amount: -owed,
        billId: bill.id,
      })),
    ],
  });
}

/** Entries as post_journal and move_wallet take them. */
export function entriesJson(entries: readonly Entry[]): string {
  return JSON.stringify(
    entries.map(({ account, currency, amount, billId }) => ({
      account,
      currency,
      amount: amount.toString(),
      bill_id: billId,
    })),
  );
}
