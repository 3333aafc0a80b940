import type { DifferenceKind, StartReconciliation } from '@parcelway/contracts';

export type { DifferenceKind };

export type Scope = Exclude<StartReconciliation['scope'], 'all'>;

/** What is younger than this may still be under way between two sides and is compared another night. */
export const SETTLING = '15 minutes';

export interface Difference {
  readonly kind: DifferenceKind;
  /** A number that the trace of a journal understands, `user/currency` of a wallet, `day account` of a closed day, a box's number. */
  readonly ref: string;
  readonly expected: string;
  readonly found: string;
}

/** What came of comparing some rows. */
export interface Compared {
  readonly checked: number;
  readonly differences: readonly Difference[];
}

export interface Comparison {
  readonly kind: DifferenceKind;
  readonly scope: Exclude<Scope, 'provider' | 'orders'>;
  /** Whose rows are compared, in the order of their ids. */
  readonly table:
    | 'journal'
    | 'wallet'
    | 'member_money_record'
    | 'bill'
    | 'payment_record'
    | 'ledger_entry'
    | 'refund_request'
    | 'ledger_balance_day';
  /** Over `batch`, some rows of the table: columns ref, expected, found of those that differ. */
  readonly differing: string;
}

/** Minor units as people read them: `20.01 GBP`. */
export const inMoney = (minor: string, currency: string): string =>
  `money_text((${minor})::bigint, ${currency}) || ' ' || ${currency}`;

/** $1 the id to go on after, $2 rows at once → `{last, checked, differences}`; last is null behind the last row. */
export const batchOf = ({ table, differing }: Comparison): string =>
  `WITH batch AS MATERIALIZED (SELECT * FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2)
   SELECT (SELECT max(id) FROM batch) AS last, (SELECT count(*)::int FROM batch) AS checked,
     coalesce((SELECT jsonb_agg(d) FROM (${differing}) AS d), '[]') AS differences`;
