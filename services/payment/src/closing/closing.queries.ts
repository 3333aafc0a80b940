import { OPEN_SINCE } from '../ledger/books.queries';

/** Any number: it names the lock under which one day is closed at a time. */
export const CLOSING_LOCK = 727_003;

/** Room for a transaction that has just begun and is not listed yet. */
const MARGIN = `interval '10 minutes'`;
const OVER = `(date_trunc('day', ($1::timestamptz - ${MARGIN}) AT TIME ZONE 'Europe/London') AT TIME ZONE 'Europe/London')`;

/** $1 now → days with entries that are not closed and can be, the oldest first */
export const DAYS_TO_CLOSE = `SELECT DISTINCT to_char(posted_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day FROM journal
  WHERE posted_at >= ${OPEN_SINCE} AND posted_at < ${OVER}
    AND NOT EXISTS (
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
        AND pid <> pg_backend_pid() AND xact_start < ${OVER})
  ORDER BY day`;

/** $1 day */
export const IS_CLOSED = `SELECT EXISTS (SELECT FROM ledger_balance_day WHERE day >= $1::date) AS closed`;

/** $1 day */
export const CLOSE_BALANCES = `INSERT INTO ledger_balance_day (day, account, currency, amount)
  SELECT $1::date, e.account, e.currency, sum(e.amount)::bigint FROM journal j JOIN ledger_entry e ON e.journal_id = j.id
  WHERE j.posted_at >= $1::date::timestamp AT TIME ZONE 'Europe/London'
    AND j.posted_at < ($1::date + 1)::timestamp AT TIME ZONE 'Europe/London'
  GROUP BY e.account, e.currency`;

/** $1 takings as a list of JSON */
export const CLOSE_TAKINGS = `INSERT INTO takings_day (day, currency, way, channel_id, salesman_id, taken, refunded, payments)
  SELECT day, currency, way, channel_id, salesman_id, sum(taken)::bigint, sum(refunded)::bigint, sum(payments)::int
  FROM jsonb_to_recordset($1::jsonb) AS t(
    day date, currency text, way text, channel_id bigint, salesman_id bigint, taken bigint, refunded bigint, payments int)
  GROUP BY day, currency, way, channel_id, salesman_id`;
