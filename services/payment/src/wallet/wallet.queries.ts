import { walletChanged } from '@parcelway/contracts';
import { formatMoney } from '@parcelway/money';
import type { NamedQuery, Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
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
  /** The bill behind it, locked by the caller; null = none. */
  readonly bill?: { readonly billType: string; readonly billNo: string } | null;
}

export interface MovedWallet {
  readonly recordId: number;
  readonly before: bigint;
  readonly after: bigint;
}

/**
 * Changes a wallet, makes it on first use, writes the money record and says walletChanged, in the caller's transaction. A wallet that
 * would go below zero stays as it is and the answer is null; the caller's transaction then has to be rolled back.
 */
export async function moveWallet(
  manager: EntityManager,
  outbox: Outbox,
  move: WalletMove,
): Promise<MovedWallet | null> {
  await manager.query(`INSERT INTO wallet (user_id, currency) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    move.userId,
    move.currency,
  ]);
  const [row] = (await manager.query(
    `WITH moved AS (
       UPDATE wallet SET balance = balance + $3, sequence = sequence + 1, version = version + 1, update_time = now()
       WHERE user_id = $1 AND currency = $2 AND balance + $3 >= 0
       RETURNING user_id, currency, balance, sequence
     )
     INSERT INTO member_money_record
       (user_id, currency, money, before, after, kind, memo, wallet_sequence, admin_id, bill_type, bill_no, sequence)
     SELECT user_id, currency, $3, balance - $3, balance, $4::text, $5, sequence, $6, $7::text, $8::text,
            1 + (SELECT count(*) FROM member_money_record WHERE bill_no = $8::text AND bill_type = $7::text AND kind = $4::text)
     FROM moved
     RETURNING id, before, after, wallet_sequence`,
    [
      move.userId,
      move.currency,
      move.money.toString(),
      move.kind,
      move.memo,
      move.adminId,
      move.bill?.billType ?? null,
      move.bill?.billNo ?? null,
    ],
  )) as { id: string; before: string; after: string; wallet_sequence: string }[];
  if (!row) return null;
  const after = BigInt(row.after);
  await outbox.add(
    manager,
    walletChanged,
    {
      user_id: move.userId,
      currency: move.currency,
      money: formatMoney(after, move.currency),
      sequence: Number(row.wallet_sequence),
    },
    move.requestId,
  );
  return { recordId: Number(row.id), before: BigInt(row.before), after };
}
