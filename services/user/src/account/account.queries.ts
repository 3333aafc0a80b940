/**
 * $1 username, $2 nickname, $3 e-mail or '', $4 calling code, $5 mobile or '', $6 password hash, $7 language, $8 ip → the new member as
 * a Person, in the group that new members join
 */
export const ADD_MEMBER = `INSERT INTO member (username, nickname, email, mobile_code, mobile, password, language, join_ip, join_time, group_id)
  SELECT $1, $2, $3, $4, $5, $6, $7, $8, now(), id FROM member_group WHERE is_default
  RETURNING id, username, nickname, avatar, email, mobile, password`;

/** $1 member id, $2 password hash: also opens a locked account, since whoever sets a password has proved who they are → id */
export const SET_PASSWORD = `WITH changed AS (
    UPDATE member SET password = $2, login_failure = 0, login_failure_time = NULL, version = version + 1, update_time = now()
    WHERE id = $1 AND status = 'enable' AND delete_time IS NULL RETURNING id
  )
  SELECT id FROM changed`;

/** $1 member id, $2 username, $3 nickname, then null = as it is: $4 avatar, $5 gender, $6 sets the birthday, $7 birthday, $8 motto, $9 language */
export const SAVE_PROFILE = `WITH changed AS (
    UPDATE member SET username = $2, nickname = $3, avatar = coalesce($4, avatar), gender = coalesce($5::smallint, gender),
      birthday = CASE WHEN $6::boolean THEN $7::date ELSE birthday END, motto = coalesce($8, motto), language = coalesce($9, language),
      version = version + 1, update_time = now()
    WHERE id = $1 AND status = 'enable' AND delete_time IS NULL RETURNING id
  )
  SELECT id FROM changed`;

/** $1 member id, $2 e-mail address */
export const SET_EMAIL = `UPDATE member SET email = $2, version = version + 1, update_time = now() WHERE id = $1 AND delete_time IS NULL`;

/** $1 member id, $2 calling code, $3 national number */
export const SET_MOBILE = `UPDATE member SET mobile_code = $2, mobile = $3, version = version + 1, update_time = now()
  WHERE id = $1 AND delete_time IS NULL`;

export interface ContactRow {
  readonly email: string;
  readonly mobile_code: string;
  readonly mobile: string;
}

/** $1 member id → ContactRow of a living, enabled member */
export const CONTACT = `SELECT email, mobile_code, mobile FROM member WHERE id = $1 AND status = 'enable' AND delete_time IS NULL`;

/** $1 member id → the living sessions, newest use first; instants in epoch seconds */
export const OWN_SESSIONS = `SELECT id, ip, useragent, extract(epoch FROM create_time)::bigint AS create_time,
    extract(epoch FROM last_used_at)::bigint AS last_used_at, extract(epoch FROM expires_at)::bigint AS expires_at
  FROM session WHERE kind = 'user' AND subject_id = $1 AND expires_at > now() ORDER BY last_used_at DESC, id`;

/** $1 session id (uuid), $2 member id → id of the session that is gone now */
export const CLOSE_OWN = `WITH closed AS (DELETE FROM session WHERE id = $1::uuid AND kind = 'user' AND subject_id = $2 RETURNING id)
  SELECT id FROM closed`;
