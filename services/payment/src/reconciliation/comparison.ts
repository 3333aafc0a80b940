import type { StartReconciliation } from '@parcelway/contracts';

export type Scope = Exclude<StartReconciliation['scope'], 'all'>;

/** What can be wrong. `ref` of a difference is a number that the trace of a journal understands, or `user/currency` of a wallet. */
export type DifferenceKind =
  | 'journal_sum'
  | 'journal_without_payment'
  | 'wallet_records'
  | 'wallet_books'
  | 'wallet_missing'
  | 'record_chain'
  | 'bill_paid'
  | 'bill_refunded'
  | 'bill_status'
  | 'payment_allocations'
  | 'payment_books'
  | 'payment_wallet'
  | 'payment_refunds'
  | 'bill_refunds'
  | 'refund_books'
  | 'refund_wallet'
  | 'closed_balance'
  | 'closed_missing'
  | 'closed_takings'
  | 'provider_payment'
  | 'provider_missing'
  | 'provider_refund'
  | 'provider_refund_missing'
  | 'order_amounts'
  | 'order_status'
  | 'box_duty'
  | 'box_hold';

/** What is younger than this may still be under way between two sides and is compared another night. */
export const SETTLING = '15 minutes';

export interface Difference {
  readonly kind: DifferenceKind;
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
