import { walletChanged } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { NamedQuery, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { CHART } from '../ledger/domain/chart';
import type { OtherAccount } from '../ledger/domain/chart';
import { entriesJson } from '../ledger/ledger.queries';
import type { Entry, Reference } from '../ledger/ledger.queries';
import type { MoneyRecordKind } from './member-money-record.entity';

/** One member's wallet. $1 user id, $2 currency. */
export const walletOf: NamedQuery = {
  name: 'wallet-of',
  text: 'SELECT balance, is_frozen FROM wallet WHERE user_id = $1 AND currency = $2',
};

export interface WalletRow {
  /** bigint, as pg gives it */
  readonly balance: string;
  readonly is_frozen: boolean;
}

/** $1 user id, $2 currency → the member's balances in others that may pay, with what one of that currency is worth in them now. */
export const otherWalletsOf: NamedQuery = {
  name: 'other-wallets-of',
  text: `SELECT w.currency, w.balance, r.rate FROM wallet w
    CROSS JOIN LATERAL (
      SELECT rate FROM exchange_rate WHERE from_currency = $2 AND to_currency = w.currency AND valid_from <= now()
      ORDER BY valid_from DESC LIMIT 1) AS r
    WHERE w.user_id = $1 AND w.currency <> $2 AND NOT w.is_frozen AND w.balance > 0 ORDER BY w.currency`,
};

export interface OtherWalletRow {
  readonly currency: string;
  /** bigint, as pg gives it */
  readonly balance: string;
  readonly rate: string;
}

/** A change of a wallet beside payments, which have a function of their own. */
export interface WalletMove {
  readonly userId: number;
  readonly currency: string;
  /** Signed, minor units, not 0. */
  readonly money: bigint;
  readonly kind: MoneyRecordKind;
  readonly memo: string;
  readonly adminId: number | null;
  readonly requestId: string | null;
  /** Where the money comes from or goes to. */
  readonly against: OtherAccount;
  /** What it is worth there, where that is in another currency: minor units, signed as `money`. */
  readonly worth?: { readonly currency: string; readonly amount: bigint };
  /** What moved it; null = nothing but the record itself. */
  readonly ref: Reference | null;
  /** What the record is of; with an `id` a bill, locked by the caller, whose paid or refunded amount changes with it. */
  readonly bill?: { readonly billType: string; readonly billNo: string; readonly id?: number } | null;
}

export interface MovedWallet {
  readonly recordId: number;
  readonly before: bigint;
  readonly after: bigint;
}

/**
 * Changes a wallet, makes it on first use, writes the money record and the journal and says walletChanged, in the caller's transaction. A
 * wallet that would go below zero stays as it is and the answer is null.
 */
export async function moveWallet(
  manager: EntityManager,
  outbox: Outbox,
  move: WalletMove,
): Promise<MovedWallet | null> {
  const { userId, currency, money, against: account, bill, worth } = move;
  // A bill's entry stands on the side that is not outside: a recharge is the member's own, all others are sales.
  const isRecharge = CHART[account].kind === 'asset';
  const billId = isRecharge ? undefined : bill?.id;
  const [row] = (await manager.query(
    'SELECT move_wallet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS moved',
    [
      userId,
      currency,
      money.toString(),
      move.kind,
      move.memo,
      move.adminId,
      bill?.billType ?? null,
      bill?.billNo ?? null,
      (isRecharge && bill?.id) || null,
      move.ref?.type ?? null,
      move.ref?.no ?? null,
      entriesJson([
        ...(worth ? exchanged({ currency, amount: money }, worth) : []),
        { account, currency, amount: money, billId, ...worth },
      ]),
    ],
  )) as { moved: { id: number; before: string; after: string; sequence: number } | null }[];
  const moved = row?.moved;
  if (!moved) return null;
  const after = BigInt(moved.after);
  await outbox.add(
    manager,
    walletChanged,
    { user_id: userId, currency, money: formatMoney(after, currency), sequence: moved.sequence },
    move.requestId,
  );
  return { recordId: moved.id, before: BigInt(moved.before), after };
}

interface Sum {
  readonly currency: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** What stands between two currencies, so that the entries sum to zero in each: `money` on the wallet's side, `worth` on the other. */
function exchanged(money: Sum, worth: Sum): Entry[] {
  return [
    { account: 'exchange', ...money },
    { account: 'exchange', currency: worth.currency, amount: -worth.amount },
  ];
}
