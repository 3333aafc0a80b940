import type { NamedQuery } from '@parcelway/platform';

const TRACED = 200;

/**
 * $1 a number → the newest journals behind it, each with its entries as JSON. An order's or bill's number leads through the bills' entries, a
 * payment's (ours or its provider's), a claim's or a record's through the journal's own reference.
 */
export const tracedJournals: NamedQuery = {
  name: 'traced-journals',
  text: `WITH found AS (
      SELECT id FROM journal WHERE journal_no = $1
      UNION SELECT id FROM journal WHERE ref_no = $1
      UNION SELECT j.id FROM payment_record p JOIN journal j ON j.ref_no = p.payment_no WHERE p.provider_ref = $1
      UNION SELECT j.id FROM refund_request r JOIN journal j ON j.ref_no = r.refund_no WHERE r.provider_ref = $1 AND r.provider_ref <> ''
      UNION SELECT e.journal_id FROM bill b JOIN ledger_entry e ON e.bill_id = b.id WHERE b.bill_no = $1 OR b.ref_no = $1
      ORDER BY id DESC LIMIT ${TRACED}
    )
    SELECT j.id, j.journal_no, j.kind, j.ref_type, j.ref_no, j.user_id, j.admin_id, j.memo,
      floor(extract(epoch FROM j.posted_at))::bigint AS posted_at,
      CASE j.ref_type
        WHEN 'payment' THEN (SELECT p.id FROM payment_record p WHERE p.payment_no = j.ref_no)
        WHEN 'refund' THEN (SELECT r.id FROM refund_request r WHERE r.refund_no = j.ref_no)
        WHEN 'bill' THEN (SELECT b.id FROM bill b WHERE b.bill_no = j.ref_no) END AS ref_id,
      e.entries
    FROM found JOIN journal j USING (id)
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object(
        'account', e.account, 'currency', e.currency,
        'debit', CASE WHEN e.amount > 0 THEN money_text(e.amount, e.currency) ELSE '' END,
        'credit', CASE WHEN e.amount < 0 THEN money_text(-e.amount, e.currency) ELSE '' END,
        'user_id', e.user_id, 'bill_id', e.bill_id, 'bill_no', b.bill_no, 'bill_ref_no', b.ref_no) ORDER BY e.amount < 0, e.id) AS entries
      FROM ledger_entry e LEFT JOIN bill b ON b.id = e.bill_id WHERE e.journal_id = j.id
    ) AS e
    ORDER BY j.posted_at DESC, j.id DESC`,
};

/** First instant that is not in a closed day; all of time where none is closed. */
export const OPEN_SINCE = `(SELECT coalesce((max(day) + 1)::timestamp AT TIME ZONE 'Europe/London', '-infinity') FROM ledger_balance_day)`;

/**
 * Whether an instant lies behind all closed days. Bounded on both sides, or the planner, which cannot know where it begins, takes it for a
 * third of the ledger and reads all of it.
 */
export const isOpen = (instant: string): string => `${instant} >= ${OPEN_SINCE} AND ${instant} < 'infinity'`;

/** One row per account and currency that has entries: balance in debit, closed days by their sums and the entries since then. */
export const accountBalances: NamedQuery = {
  name: 'account-balances',
  text: `SELECT account, currency, sum(amount)::bigint AS debit FROM (
      SELECT account, currency, amount FROM ledger_balance_day
      UNION ALL
      SELECT e.account, e.currency, e.amount FROM journal j JOIN ledger_entry e ON e.journal_id = j.id WHERE ${isOpen('j.posted_at')}
    ) AS entered GROUP BY account, currency`,
};

export interface AccountBalanceRow {
  readonly account: string;
  readonly currency: string;
  /** bigint, as pg gives it */
  readonly debit: string;
}
