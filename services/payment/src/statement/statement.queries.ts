import type { MoneyKind, ScoreKind } from '@parcelway/contracts/statuses';
import type { NamedQuery } from '@parcelway/platform';

const MOVED_AT = `floor(extract(epoch FROM r.create_time))::bigint AS create_time`;

/** First instant of a month given as YYYY-MM, and of the next, by London's clock. */
const begin = (month: string): string => `((${month} || '-01')::timestamp AT TIME ZONE 'Europe/London')`;
const end = (month: string): string =>
  `(((${month} || '-01')::timestamp + interval '1 month') AT TIME ZONE 'Europe/London')`;

const within = (month: string): string =>
  `r.create_time >= ${begin(month)} AND r.create_time < ${end(month)}`;

/** $1 user id */
export const walletsOf: NamedQuery = {
  name: 'wallets-of',
  text: `SELECT currency, balance, is_frozen FROM wallet WHERE user_id = $1 ORDER BY currency`,
};

export interface StandingRow {
  readonly currency: string;
  /** bigint, as pg gives it */
  readonly balance: string;
  readonly is_frozen: boolean;
}

const moneyOf = (
  period: string,
): string => `FROM member_money_record r WHERE r.user_id = $1 AND r.currency = $2
  AND ($3::text IS NULL OR r.kind = $3)${period}`;

/**
 * The newest come by the wallet's own order and the sums from an index alone. A month is a statement of its own: with both in one the planner
 * takes any period for a short one, and reads all a member ever did to sort it.
 */
const moneyText = (of: string): string => `SELECT s.*, r.* FROM (
      SELECT count(*) AS total, coalesce(sum(r.money) FILTER (WHERE r.money > 0), 0)::bigint AS income,
        coalesce(-sum(r.money) FILTER (WHERE r.money < 0), 0)::bigint AS expense ${of}
    ) AS s
    LEFT JOIN LATERAL (
      SELECT r.id, r.kind, r.bill_no, r.money, r.before, r.after, r.memo, r.wallet_sequence, ${MOVED_AT} ${of}
      ORDER BY r.wallet_sequence DESC LIMIT $4 OFFSET $5) AS r ON true
    ORDER BY r.wallet_sequence DESC`;

/** $1 user id, $2 currency, $3 kind or null, $4 limit, $5 offset → at least one row, which holds the sums */
export const moneyMovements: NamedQuery = { name: 'money-movements', text: moneyText(moneyOf('')) };

/** As above, $6 month */
export const moneyMovementsOfMonth: NamedQuery = {
  name: 'money-movements-of-month',
  text: moneyText(moneyOf(` AND ${within('$6::text')}`)),
};

export interface MovementRow {
  /** Null in the one row of a list without any. */
  readonly id: string | null;
  readonly kind: MoneyKind;
  readonly bill_no: string | null;
  readonly money: string;
  readonly before: string;
  readonly after: string;
  readonly memo: string;
  readonly create_time: string;
  readonly total: string;
  readonly income: string;
  readonly expense: string;
}

const scoreOf = (period: string): string =>
  `FROM member_score_record r WHERE r.user_id = $1 AND ($2::text IS NULL OR r.kind = $2)${period}`;
const scoreText = (
  period: string,
): string => `SELECT s.*, r.* FROM (SELECT count(*) AS total ${scoreOf(period)}) AS s
    LEFT JOIN LATERAL (
      SELECT r.id, r.kind, r.score, r.before, r.after, r.memo, r.score_sequence, ${MOVED_AT} ${scoreOf(period)}
      ORDER BY r.score_sequence DESC LIMIT $3 OFFSET $4) AS r ON true
    ORDER BY r.score_sequence DESC`;

/** $1 user id, $2 kind or null, $3 limit, $4 offset → at least one row, which holds the total */
export const scoreMovements: NamedQuery = { name: 'score-movements', text: scoreText('') };

/** As above, $5 month */
export const scoreMovementsOfMonth: NamedQuery = {
  name: 'score-movements-of-month',
  text: scoreText(` AND ${within('$5::text')}`),
};

export interface ScoreMovementRow {
  readonly id: string | null;
  readonly kind: ScoreKind;
  readonly score: number;
  readonly before: number;
  readonly after: number;
  readonly memo: string;
  readonly create_time: string;
  readonly total: string;
}

/**
 * $1 user id, $2 currency or null for all, $3 month → one row per wallet that was there by the month's end. Before and after are sums of the
 * records by their time, so that a month ends as the next begins whatever order they were written in.
 */
export const monthsOf: NamedQuery = {
  name: 'months-of',
  text: `SELECT w.currency, coalesce(sum(r.money) FILTER (WHERE r.create_time < ${begin('$3::text')}), 0)::bigint AS opening,
      coalesce(sum(r.money) FILTER (WHERE r.create_time >= ${begin('$3::text')} AND r.money > 0), 0)::bigint AS income,
      coalesce(-sum(r.money) FILTER (WHERE r.create_time >= ${begin('$3::text')} AND r.money < 0), 0)::bigint AS expense,
      count(*) FILTER (WHERE r.create_time >= ${begin('$3::text')})::int AS count
    FROM wallet w JOIN member_money_record r ON r.user_id = w.user_id AND r.currency = w.currency AND r.create_time < ${end('$3::text')}
    WHERE w.user_id = $1 AND ($2::text IS NULL OR w.currency = $2) GROUP BY w.currency ORDER BY w.currency`,
};

export interface MonthRow {
  readonly currency: string;
  /** bigint, as pg gives it */
  readonly opening: string;
  readonly income: string;
  readonly expense: string;
  readonly count: number;
}

/** $1 user id, $2 currency, $3 month, $4 most rows → the month's movements in the order in which they happened */
export const monthRows: NamedQuery = {
  name: 'month-rows',
  text: `SELECT r.kind, r.bill_no, r.money, r.memo, ${MOVED_AT} FROM member_money_record r
    WHERE r.user_id = $1 AND r.currency = $2 AND r.create_time >= ${begin('$3::text')} AND r.create_time < ${end('$3::text')}
    ORDER BY r.wallet_sequence LIMIT $4`,
};

export type MonthRecord = Pick<MovementRow, 'kind' | 'bill_no' | 'money' | 'memo' | 'create_time'>;

/** $1 user id, $2 currency, $3 month → what each kind came to */
export const monthKinds: NamedQuery = {
  name: 'month-kinds',
  text: `SELECT r.kind, count(*)::int AS count, sum(r.money)::bigint AS money FROM member_money_record r
    WHERE r.user_id = $1 AND r.currency = $2 AND r.create_time >= ${begin('$3::text')} AND r.create_time < ${end('$3::text')}
    GROUP BY r.kind ORDER BY r.kind`,
};

export interface KindRow {
  readonly kind: MoneyKind;
  readonly count: number;
  readonly money: string;
}

/** $1 month → whether it has begun */
export const hasBegun: NamedQuery = {
  name: 'month-has-begun',
  text: `SELECT ${begin('$1::text')} <= now() AS begun`,
};
