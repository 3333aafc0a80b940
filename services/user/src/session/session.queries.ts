/** How long the last wrong password keeps an account locked. */
const LOCK = `interval '1 day'`;
/** The column that counts them ends here. */
const MOST_COUNTED = 30_000;

/** `limit`: parameter with the number of wrong passwords that lock, null = none does. */
const isLocked = (limit: string): string =>
  `(login_failure >= ${limit}::int AND login_failure_time > now() - ${LOCK})`;

export type AccountKind = 'member' | 'admin';

/** Kind of a session, as rows and refresh answers name it. */
export const sessionKind = { member: 'user', admin: 'admin' } as const;

/** What a log in reads of an account. */
export interface AccountRow {
  /** bigint, as pg answers it */
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  readonly is_enabled: boolean;
  readonly is_locked: boolean;
}

export interface AccountQueries {
  /** $1 what the person typed, $2 limit of wrong passwords or null → AccountRow, at most one */
  readonly byUsername: string;
  /**
   * $1 account id, 0 for nobody: counts a wrong password; the count starts anew a day after the last one. Does not wait for the
   * disk, since the wait would tell a known name from an unknown one.
   */
  readonly countFailure: string;
  /**
   * $1 account id, $2 session id, $3 session kind, $4 refresh hash or null, $5 ip, $6 user agent, $7 seconds the session lasts,
   * $8 limit of wrong passwords or null, $9 the password hash that was checked.
   * One statement: clears the failures, notes the log in, drops the account's ended sessions, opens the new one.
   * → one row with `last_login_time` (epoch seconds of the log in before, or null); none when the account was locked, disabled or
   * given another password meanwhile, and then nothing has changed.
   */
  readonly open: string;
  /** $1 account id, $2 hash, $3 the stored hash it replaces */
  readonly rehash: string;
}

function accountQueries(table: string, enabled: string): AccountQueries {
  return {
    byUsername: `SELECT id, username, nickname, avatar, email, mobile, password, ${enabled} AS is_enabled, ${isLocked('$2')} IS TRUE AS is_locked
      FROM ${table} WHERE username = $1 AND delete_time IS NULL`,
    countFailure: `UPDATE ${table} SET
        login_failure = CASE WHEN login_failure_time > now() - ${LOCK} THEN least(login_failure + 1, ${MOST_COUNTED}) ELSE 1 END, login_failure_time = now()
      FROM (SELECT set_config('synchronous_commit', 'off', true)) AS unhurried
      WHERE id = $1`,
    open: `WITH account AS (
        SELECT id, last_login_time FROM ${table}
        WHERE id = $1 AND delete_time IS NULL AND ${enabled} AND ${isLocked('$8')} IS NOT TRUE AND password = $9 FOR UPDATE
      ), noted AS (
        UPDATE ${table} SET login_failure = 0, login_failure_time = NULL, last_login_time = now(), last_login_ip = $5
        FROM account WHERE ${table}.id = account.id
      ), dropped AS (
        DELETE FROM session WHERE kind = $3 AND subject_id = $1 AND expires_at < now()
      ), opened AS (
        INSERT INTO session (id, kind, subject_id, refresh_hash, ip, useragent, expires_at)
        SELECT $2::uuid, $3, id, $4, $5, $6, now() + make_interval(secs => $7::int) FROM account
      )
      SELECT extract(epoch FROM last_login_time)::bigint AS last_login_time FROM account`,
    rehash: `UPDATE ${table} SET password = $2 WHERE id = $1 AND password = $3`,
  };
}

export const accounts: Readonly<Record<AccountKind, AccountQueries>> = {
  member: accountQueries('member', `status = 'enable'`),
  admin: accountQueries('admin', `status`),
};

/** $1 e-mail address → username, at most one */
export const MEMBER_BY_EMAIL = `SELECT username FROM member WHERE email = lower($1) AND delete_time IS NULL`;

/**
 * $1 mobile number as typed, digits only, with its + or without: the whole number with its code, or the national one with or without
 * its leading zero → usernames; more than one when two countries share the national number
 */
export const MEMBERS_BY_MOBILE = `SELECT username FROM member
  WHERE delete_time IS NULL AND mobile <> '' AND (mobile_code || mobile = $1 OR mobile = ltrim($1, '0')) LIMIT 2`;

/** A session whose refresh token was taken, with the name of its living, enabled subject. */
export interface RefreshedRow {
  readonly id: string;
  readonly kind: 'user' | 'admin';
  readonly subject_id: string;
  readonly username: string | null;
}

/** $1 refresh hash → RefreshedRow, at most one; notes the use. The token stays what it is, so that calls in flight all succeed. */
export const REFRESH = `WITH used AS (
    UPDATE session SET last_used_at = now() WHERE refresh_hash = $1 AND expires_at > now() RETURNING id, kind, subject_id
  )
  SELECT used.id, used.kind, used.subject_id, coalesce(member.username, admin.username) AS username FROM used
  LEFT JOIN member ON used.kind = 'user' AND member.id = used.subject_id AND member.status = 'enable' AND member.delete_time IS NULL
  LEFT JOIN admin ON used.kind = 'admin' AND admin.id = used.subject_id AND admin.status AND admin.delete_time IS NULL`;

/** $1 session ids (uuid[]), $2 refresh hash or null → ids of the sessions that are gone now */
export const CLOSE = `WITH closed AS (DELETE FROM session WHERE id = ANY($1::uuid[]) OR refresh_hash = $2 RETURNING id)
  SELECT id FROM closed`;

/** $1 session kind, $2 subject id, $3 session id that stays (uuid) or null → ids of the sessions that are gone now */
export const CLOSE_ALL = `WITH closed AS (
    DELETE FROM session WHERE kind = $1 AND subject_id = $2 AND ($3::uuid IS NULL OR id <> $3::uuid) RETURNING id
  )
  SELECT id FROM closed`;

/** $1 session id (uuid) → one row when it has not been ended */
export const IS_LIVE = `SELECT 1 FROM session WHERE id = $1::uuid`;
