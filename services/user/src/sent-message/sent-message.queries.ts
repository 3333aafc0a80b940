/** Tries after which a message counts as failed. */
export const MOST_TRIES = 4;
const FIRST_PAUSE = `interval '10 seconds'`;
/** Life of a verification code; what says one is not sent later. */
const LIFE = `interval '10 minutes'`;
const KEPT_DAYS = 90;

export interface DueMessage {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly sealed_body: string;
  readonly tries: number;
}

/** $1 kind, $2 to, $3 event, $4 subject, $5 body, $6 sealed body or null, $7 status */
export const ADD = `INSERT INTO sent_message (kind, "to", event, subject, body, sealed_body, status, next_try_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7::varchar, CASE WHEN $7::varchar = 'queued' THEN now() END)`;

/** Takes the message whose turn it is, and puts it off in case this process does not come back → DueMessage, at most one */
export const TAKE_DUE = `WITH taken AS (
    UPDATE sent_message SET tries = tries + 1, next_try_at = now() + ${FIRST_PAUSE} * power(3, tries)
    WHERE id = (SELECT id FROM sent_message WHERE status = 'queued' AND next_try_at <= now() AND sealed_body IS NOT NULL
      ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, "to", subject, sealed_body, tries
  )
  SELECT * FROM taken`;

/** $1 id */
export const MARK_SENT = `UPDATE sent_message SET status = 'sent', error = '', next_try_at = NULL, update_time = now() WHERE id = $1`;

/** $1 id, $2 error: failed for good after the last try, else queued for the next */
export const MARK_FAILED = `UPDATE sent_message SET error = $2, update_time = now(),
    status = CASE WHEN tries >= ${MOST_TRIES} THEN 'failed' ELSE status END
  WHERE id = $1`;

/** $1 to, $2 event: what was said there is of no use any more */
export const FORGET = `UPDATE sent_message SET sealed_body = NULL WHERE "to" = $1 AND event = $2 AND sealed_body IS NOT NULL`;

/** What says a code that has expired is neither kept whole nor sent. */
export const FORGET_OLD = `UPDATE sent_message SET sealed_body = NULL, status = CASE WHEN status = 'queued' THEN 'failed' ELSE status END
  WHERE sealed_body IS NOT NULL AND create_time < now() - ${LIFE}`;

/** $1 how many at once → ids of the rows that are gone */
export const PURGE = `WITH gone AS (
    DELETE FROM sent_message WHERE id IN (
      SELECT id FROM sent_message WHERE create_time < now() - interval '${KEPT_DAYS} days' ORDER BY create_time LIMIT $1)
    RETURNING id
  )
  SELECT id FROM gone`;

/** $1 id → the row as it was */
export const RESEND = `WITH message AS (SELECT id, status, sealed_body IS NOT NULL AS is_whole FROM sent_message WHERE id = $1 FOR UPDATE),
  again AS (
    UPDATE sent_message SET status = 'queued', tries = 0, next_try_at = now(), error = '' FROM message
    WHERE sent_message.id = message.id AND message.is_whole RETURNING 1
  )
  SELECT is_whole FROM message`;
