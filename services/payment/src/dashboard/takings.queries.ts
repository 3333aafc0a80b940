import type { TakingWay } from '@parcelway/contracts';
import type { NamedQuery } from '@parcelway/platform';
import { isOpen } from '../ledger/books.queries';
import { TAKING_ACCOUNTS, WAY_OF_ACCOUNT } from '../ledger/domain/takings';

const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
const wayOf = (account: string): string =>
  `CASE ${account} ${Object.entries(WAY_OF_ACCOUNT)
    .map(([code, way]) => `WHEN '${code}' THEN '${way}'`)
    .join(' ')} END`;

/**
 * $1 first day, $2 last day (London's) → what the entries of that time took and gave back, by day, currency, way and the number of what was
 * billed. The way is the side of the journal where the money came from or went to.
 */
export const takingsBetween: NamedQuery = {
  name: 'takings-between',
  text: `SELECT to_char(e.posted_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day, e.currency, ${wayOf('o.account')} AS way, b.ref_no,
      coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS taken,
      coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS refunded,
      count(*) FILTER (WHERE e.amount < 0)::int AS payments
    FROM journal j
    JOIN ledger_entry e ON e.journal_id = j.id AND e.bill_id IS NOT NULL AND e.account IN (${listOf(TAKING_ACCOUNTS)})
    JOIN bill b ON b.id = e.bill_id
    JOIN LATERAL (
      SELECT account FROM ledger_entry
      WHERE journal_id = j.id AND account IN (${listOf(Object.keys(WAY_OF_ACCOUNT))}) AND sign(amount) <> sign(e.amount)
      ORDER BY abs(amount) DESC, id LIMIT 1) AS o ON true
    WHERE j.posted_at >= $1::date::timestamp AT TIME ZONE 'Europe/London'
      AND j.posted_at < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/London'
    GROUP BY 1, 2, 3, 4`,
};

export interface TakingRow {
  readonly day: string;
  readonly currency: string;
  readonly way: TakingWay;
  readonly ref_no: string;
  /** bigint, as pg gives it */
  readonly taken: string;
  readonly refunded: string;
  readonly payments: number;
}

/** → the first day that is not closed; null where none is */
export const closedThrough: NamedQuery = {
  name: 'closed-through',
  text: `SELECT to_char(max(day) + 1, 'YYYY-MM-DD') AS next FROM ledger_balance_day`,
};

/** $1 from day, $2 to day, $3 currency → closed days, one row per day, way, channel and salesman */
export const closedTakings: NamedQuery = {
  name: 'closed-takings',
  text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, way, channel_id, salesman_id, taken, refunded, payments FROM takings_day
    WHERE day BETWEEN $1::date AND $2::date AND currency = $3`,
};

export interface ClosedTakingRow {
  readonly day: string;
  readonly way: TakingWay;
  readonly channel_id: string;
  readonly salesman_id: string;
  readonly taken: string;
  readonly refunded: string;
  readonly payments: number;
}

/** → every currency that money was taken in */
export const takingCurrencies: NamedQuery = {
  name: 'taking-currencies',
  text: `SELECT DISTINCT currency FROM ledger_balance_day
    UNION SELECT DISTINCT e.currency FROM journal j JOIN ledger_entry e ON e.journal_id = j.id
      WHERE ${isOpen('j.posted_at')}
    ORDER BY currency`,
};

/** $1 currency, $2 the days at which ages begin, rising from 0 → unpaid bills of each age */
export const receivablesByAge: NamedQuery = {
  name: 'receivables-by-age',
  text: `SELECT age.days, coalesce(owed.bills, 0) AS bills, coalesce(owed.amount, 0)::bigint AS amount
    FROM unnest($2::int[]) WITH ORDINALITY AS age(days, position)
    LEFT JOIN (
      SELECT width_bucket(create_time, ages.ends) AS younger, count(*)::int AS bills, sum(amount - paid_amount + refunded_amount) AS amount
      FROM bill, (SELECT array_agg(now() - make_interval(days => days) ORDER BY days DESC) AS ends FROM unnest($2::int[]) AS days WHERE days > 0) AS ages
      WHERE pay_status = 1 AND NOT is_void AND currency = $1
      GROUP BY 1
    ) AS owed ON owed.younger = cardinality($2::int[]) - age.position
    ORDER BY age.days`,
};

export interface ReceivableRow {
  readonly days: number;
  readonly bills: number;
  readonly amount: string;
}
