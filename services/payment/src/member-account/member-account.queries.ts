import type { NamedQuery } from '@parcelway/platform';

/** Unpaid bills that a member's overview names. */
const UNPAID_SHOWN = 20;

const TODAY = `(now() AT TIME ZONE 'Europe/London')::date`;
const dayOf = (instant: string): string => `(${instant} AT TIME ZONE 'Europe/London')::date`;
const since = `((${TODAY} - ($2::int - 1))::timestamp AT TIME ZONE 'Europe/London')`;

/** $1 user id, $2 days, $3 currency → one row a day, the oldest first */
export const seriesOf: NamedQuery = {
  name: 'member-series',
  text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(m.money, 0)::bigint AS money, coalesce(s.score, 0)::bigint AS score
    FROM generate_series(${TODAY} - ($2::int - 1), ${TODAY}, interval '1 day') AS day
    LEFT JOIN (SELECT ${dayOf('create_time')} AS on_day, sum(money) AS money FROM member_money_record
      WHERE user_id = $1 AND currency = $3 AND create_time >= ${since} GROUP BY 1) AS m ON m.on_day = day::date
    LEFT JOIN (SELECT ${dayOf('create_time')} AS on_day, sum(score) AS score FROM member_score_record
      WHERE user_id = $1 AND create_time >= ${since} GROUP BY 1) AS s ON s.on_day = day::date
    ORDER BY day`,
};

export interface SeriesRow {
  readonly day: string;
  /** bigint, as pg gives it */
  readonly money: string;
  readonly score: string;
}

const RECORD = `r.id, r.user_id, r.before, r.after, r.memo, floor(extract(epoch FROM r.create_time))::bigint AS create_time`;

interface RecordRow {
  readonly id: string;
  readonly user_id: string;
  readonly memo: string;
  readonly create_time: string;
  /** Records in all. */
  readonly total: string;
}

/** $1 user id, $2 currency, $3 limit, $4 offset. The wallet counts its records, so nothing is counted here. */
export const moneyRecordsOf: NamedQuery = {
  name: 'money-records-of',
  text: `SELECT ${RECORD}, r.money, w.sequence AS total FROM wallet w
    LEFT JOIN LATERAL (SELECT * FROM member_money_record WHERE user_id = w.user_id AND currency = w.currency
      ORDER BY wallet_sequence DESC LIMIT $3 OFFSET $4) AS r ON true
    WHERE w.user_id = $1 AND w.currency = $2 ORDER BY r.wallet_sequence DESC`,
};

export interface MoneyRecordRow extends RecordRow {
  readonly money: string;
  readonly before: string;
  readonly after: string;
}

/** $1 user id, $2 limit, $3 offset */
export const scoreRecordsOf: NamedQuery = {
  name: 'score-records-of',
  text: `SELECT ${RECORD}, r.score, s.sequence AS total FROM member_score s
    LEFT JOIN LATERAL (SELECT * FROM member_score_record WHERE user_id = s.user_id
      ORDER BY score_sequence DESC LIMIT $2 OFFSET $3) AS r ON true
    WHERE s.user_id = $1 ORDER BY r.score_sequence DESC`,
};

export interface ScoreRecordRow extends RecordRow {
  readonly score: number;
  readonly before: number;
  readonly after: number;
}

/** $1 user id */
export const unpaidBillsOf: NamedQuery = {
  name: 'unpaid-bills-of',
  text: `SELECT bill_no, ref_no, currency, amount - paid_amount AS amount, floor(extract(epoch FROM due_at))::bigint AS due_at
    FROM bill WHERE user_id = $1 AND pay_status = 1 AND NOT is_void AND bill_type <> 'recharge' ORDER BY bill.due_at NULLS LAST, id LIMIT ${UNPAID_SHOWN}`,
};

export interface UnpaidBillRow {
  readonly bill_no: string;
  readonly ref_no: string;
  readonly currency: string;
  readonly amount: string;
  readonly due_at: string | null;
}

/** $1 user id, $2 currency → one row */
export const standingOf: NamedQuery = {
  name: 'standing-of',
  text: `SELECT coalesce((SELECT balance FROM wallet WHERE user_id = $1 AND currency = $2), 0)::bigint AS balance,
    coalesce((SELECT score FROM member_score WHERE user_id = $1), 0) AS score`,
};

export interface StandingRow {
  readonly balance: string;
  readonly score: number;
}
