import { OPEN_SINCE } from '../ledger/books.queries';
import { TAKING_ACCOUNTS } from '../ledger/domain/takings';
import type { Comparison } from '../reconciliation/comparison';
import { inMoney } from '../reconciliation/comparison';

const begin = (day: string): string => `${day}::timestamp AT TIME ZONE 'Europe/London'`;
const within = (day: string): string =>
  `e.posted_at >= ${begin(day)} AND e.posted_at < ${begin(`(${day} + 1)`)}`;
const TAKINGS = TAKING_ACCOUNTS.map((code) => `'${code}'`).join(', ');

/** What the sums of closed days have to agree with: the entries of these days. */
export const CLOSED_DAYS: readonly Comparison[] = [
  {
    kind: 'closed_balance',
    scope: 'books',
    table: 'ledger_balance_day',
    differing: `SELECT d.day || ' ' || d.account AS ref, ${inMoney('e.amount', 'd.currency')} AS expected, ${inMoney('d.amount', 'd.currency')} AS found
      FROM batch d CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount), 0) AS amount FROM ledger_entry e
        WHERE e.account = d.account AND e.currency = d.currency AND ${within('d.day')}) AS e
      WHERE e.amount <> d.amount`,
  },
  {
    kind: 'closed_missing',
    scope: 'books',
    table: 'ledger_entry',
    differing: `SELECT DISTINCT e.day || ' ' || e.account AS ref, 'closed' AS expected, 'left out' AS found
      FROM (SELECT account, currency, (posted_at AT TIME ZONE 'Europe/London')::date AS day FROM batch WHERE posted_at < ${OPEN_SINCE}) AS e
      WHERE NOT EXISTS (
        SELECT FROM ledger_balance_day d WHERE d.day = e.day AND d.account = e.account AND d.currency = e.currency)`,
  },
  {
    kind: 'closed_takings',
    scope: 'books',
    table: 'ledger_balance_day',
    differing: `SELECT d.day || ' ' || d.currency AS ref, ${inMoney('e.net', 'd.currency')} AS expected, ${inMoney('t.net', 'd.currency')} AS found
      FROM (SELECT DISTINCT day, currency FROM batch) AS d
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(taken - refunded), 0) AS net FROM takings_day WHERE day = d.day AND currency = d.currency) AS t
      CROSS JOIN LATERAL (
        SELECT coalesce(-sum(e.amount), 0) AS net FROM ledger_entry e
        WHERE e.account IN (${TAKINGS}) AND e.currency = d.currency AND e.bill_id IS NOT NULL AND ${within('d.day')}) AS e
      WHERE e.net <> t.net`,
  },
];
