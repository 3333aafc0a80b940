import type { MemberTerms } from '@parcelway/contracts';
import { memberChanged } from '@parcelway/contracts';
import type { Outbox } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';

/** Members whose events are written by one statement. */
const BATCH = 500;

interface TermsRow {
  readonly id: string;
  readonly terms_version: string;
  readonly username: string;
  readonly nickname: string;
  readonly status: 'enable' | 'disable';
  readonly group_id: string;
  readonly group_name: string;
  readonly group_name_en: string;
  readonly discount_bp: number;
}

/** Columns of a TermsRow, from `m` (member) and `g` (its group). Deleted counts as disabled; a disabled group gives no discount. */
const TERMS = `m.id, m.terms_version, m.username, m.nickname,
  CASE WHEN m.delete_time IS NULL THEN m.status ELSE 'disable' END AS status,
  m.group_id, g.name AS group_name, g.name_en AS group_name_en, CASE WHEN g.status THEN g.discount_bp ELSE 0 END AS discount_bp`;

/** $1 member id → TermsRow of a living member, at most one */
const TERMS_BY_ID = `SELECT ${TERMS} FROM member m JOIN member_group g ON g.id = m.group_id WHERE m.id = $1 AND m.delete_time IS NULL`;

/** $1 member ids: raises the version of their terms → TermsRows */
const RAISE_TERMS = `WITH m AS (UPDATE member SET terms_version = terms_version + 1 WHERE id = ANY($1::bigint[]) RETURNING *)
  SELECT ${TERMS} FROM m JOIN member_group g ON g.id = m.group_id`;

/** $1 group id, $2 id to go on after, $3 how many → ids of its living members, rising */
const MEMBERS_OF_GROUP = `SELECT id FROM member WHERE group_id = $1 AND id > $2 AND delete_time IS NULL ORDER BY id LIMIT $3`;

/** What `profile` shows; instants in epoch seconds, the birthday as YYYY-MM-DD. */
export interface ProfileRow {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly email: string;
  readonly mobile_code: string;
  readonly mobile: string;
  readonly avatar: string;
  readonly gender: number;
  readonly birthday: string | null;
  readonly motto: string;
  readonly score: number;
  readonly language: 'zh-cn' | 'en';
  readonly last_login_time: string | null;
  readonly last_login_ip: string;
  readonly join_time: string | null;
  readonly group_id: string;
  readonly group_name: string;
  readonly group_name_en: string;
  readonly discount_bp: number;
}

/** $1 member id → ProfileRow of a living, enabled member, at most one */
export const PROFILE = `SELECT m.id, m.username, m.nickname, m.email, m.mobile_code, m.mobile, m.avatar, m.gender, m.birthday::text AS birthday, m.motto,
    m.score, m.language, m.last_login_ip, extract(epoch FROM m.last_login_time)::bigint AS last_login_time,
    extract(epoch FROM m.join_time)::bigint AS join_time,
    m.group_id, g.name AS group_name, g.name_en AS group_name_en, CASE WHEN g.status THEN g.discount_bp ELSE 0 END AS discount_bp
  FROM member m JOIN member_group g ON g.id = m.group_id
  WHERE m.id = $1 AND m.status = 'enable' AND m.delete_time IS NULL`;

/** $1 member id: forgets wrong passwords → id of a living member */
export const UNLOCK = `WITH changed AS (
    UPDATE member SET login_failure = 0, login_failure_time = NULL WHERE id = $1 AND delete_time IS NULL RETURNING id
  )
  SELECT id FROM changed`;

/**
 * $1 `[{user_id, value, sequence}]`: keeps of each member what the newest change says. Rows are locked in the order of their ids, so that
 * two batches never wait for each other.
 */
const copyNewest = (column: 'money' | 'score'): string => `
  WITH newest AS (
    SELECT DISTINCT ON (user_id) user_id, value, sequence
    FROM jsonb_to_recordset($1::jsonb) AS told (user_id bigint, value bigint, sequence bigint)
    ORDER BY user_id, sequence DESC
  ), locked AS (
    SELECT id FROM member WHERE id IN (SELECT user_id FROM newest) ORDER BY id FOR NO KEY UPDATE
  )
  UPDATE member SET ${column} = newest.value, ${column}_sequence = newest.sequence
  FROM locked JOIN newest ON newest.user_id = locked.id
  WHERE member.id = locked.id AND member.${column}_sequence < newest.sequence`;

/** `value` in minor units. */
export const COPY_MONEY = copyNewest('money');
/** `value` in points. */
export const COPY_SCORE = copyNewest('score');

function termsOf(row: TermsRow): MemberTerms {
  const { username, nickname, status, group_name, group_name_en, discount_bp } = row;
  return {
    user_id: Number(row.id),
    version: Number(row.terms_version),
    username,
    nickname,
    status,
    group_id: Number(row.group_id),
    group_name,
    group_name_en,
    discount_bp,
  };
}

/** The terms of one living member. */
export async function termsById(manager: EntityManager, id: number): Promise<MemberTerms | undefined> {
  const [row] = (await manager.query(TERMS_BY_ID, [id])) as TermsRow[];
  return row && termsOf(row);
}

/** Says memberChanged for each of these members, with versions above every earlier one. */
export async function announceMembers(
  manager: EntityManager,
  outbox: Outbox,
  ids: readonly number[],
  requestId: string | null,
): Promise<void> {
  const rows = (await manager.query(RAISE_TERMS, [ids])) as TermsRow[];
  if (rows.length > 0) await outbox.addMany(manager, memberChanged, rows.map(termsOf), requestId);
}

/** Says memberChanged for every living member of a group, a batch at a time. */
export async function announceGroup(
  manager: EntityManager,
  outbox: Outbox,
  groupId: number,
  requestId: string | null,
): Promise<void> {
  let ids: number[];
  let last = 0;
  do {
    const rows = (await manager.query(MEMBERS_OF_GROUP, [groupId, last, BATCH])) as { id: string }[];
    ids = rows.map(({ id }) => Number(id));
    if (ids.length > 0) await announceMembers(manager, outbox, ids, requestId);
    last = ids.at(-1) ?? last;
  } while (ids.length === BATCH);
}
