/** How many tries one endpoint has at a time, so that a slow one does not hold up the others. */
const MOST_AT_ONCE = 4;
/** A process that has a try in hand and does not come back is waited for so long; longer than a request may take. */
const LEASE = `interval '1 minute'`;
const KEPT = `interval '90 days'`;

/**
 * $1 events as JSON {event_id, type, object_no, body, app_id}: one try of each for each endpoint that listens. A body is text, as it will be signed.
 */
export const QUEUE_EVENTS = `INSERT INTO webhook_attempt (endpoint_id, event_id, event_type, object_no, attempt, request, next_at)
  SELECT endpoint.id, event.event_id, event.type, event.object_no, 1, event.body, now()
  FROM jsonb_to_recordset($1::jsonb) AS event(event_id varchar, type varchar, object_no varchar, body text, app_id varchar)
    JOIN partner_app app ON app.app_id = event.app_id AND app.delete_time IS NULL
    JOIN webhook_endpoint endpoint ON endpoint.partner_app_id = app.id AND endpoint.delete_time IS NULL AND endpoint.status <> 'off'
  WHERE endpoint.events = '[]'::jsonb OR endpoint.events ? event.type
  ON CONFLICT DO NOTHING`;

/** $1 how many → ids of tries that are due, of each endpoint a few */
export const DUE = `SELECT id FROM (
    SELECT id, next_at, row_number() OVER (PARTITION BY endpoint_id ORDER BY next_at, id) AS place
    FROM webhook_attempt WHERE status = 'queued' AND next_at <= now()
  ) due WHERE place <= ${MOST_AT_ONCE} ORDER BY next_at LIMIT $1`;

/** $1 id: takes a try that is due → DueTry, at most one */
export const TAKE = `WITH taken AS (
    UPDATE webhook_attempt SET next_at = now() + ${LEASE}, update_time = now()
    WHERE id = $1 AND status = 'queued' AND next_at <= now()
    RETURNING id, endpoint_id, event_id, event_type, object_no, attempt, request
  )
  SELECT taken.*, endpoint.url, endpoint.sealed_secret,
    endpoint.id IS NOT NULL AND endpoint.status <> 'off' AND app.id IS NOT NULL AS is_wanted
  FROM taken LEFT JOIN webhook_endpoint endpoint ON endpoint.id = taken.endpoint_id AND endpoint.delete_time IS NULL
    LEFT JOIN partner_app app ON app.id = endpoint.partner_app_id AND app.delete_time IS NULL`;

export interface DueTry {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly event_type: string;
  readonly object_no: string;
  readonly attempt: number;
  readonly request: string;
  readonly url: string;
  readonly sealed_secret: string;
  readonly is_wanted: boolean;
}

/** $1 id, $2 status, $3 HTTP status or null, $4 ms, $5 answer → id, where it was still queued */
export const CLOSE = `WITH closed AS (
    UPDATE webhook_attempt SET status = $2, http_status = $3, duration_ms = $4, response = $5, next_at = NULL, update_time = now()
    WHERE id = $1 AND status = 'queued' RETURNING id
  )
  SELECT id FROM closed`;

/** $1 id of the try that failed, $2 pause in ms */
export const QUEUE_AGAIN = `INSERT INTO webhook_attempt (endpoint_id, event_id, event_type, object_no, attempt, request, next_at)
  SELECT endpoint_id, event_id, event_type, object_no, attempt + 1, request, now() + $2::int * interval '1 millisecond'
  FROM webhook_attempt WHERE id = $1 ON CONFLICT DO NOTHING`;

/** $1 endpoint */
export const MARK_WELL = `UPDATE webhook_endpoint SET status = 'on', failing_since = NULL, update_time = now()
  WHERE id = $1 AND status = 'failing'`;

/** $1 endpoint, $2 patience in ms → the endpoint and its member's address, where it was switched off just now */
export const MARK_FAILING = `WITH failing AS (
    UPDATE webhook_endpoint SET failing_since = coalesce(failing_since, now()), update_time = now(),
      status = CASE WHEN failing_since < now() - $2::bigint * interval '1 millisecond' THEN 'off' ELSE 'failing' END,
      disabled_at = CASE WHEN failing_since < now() - $2::bigint * interval '1 millisecond' THEN now() END
    WHERE id = $1 AND status <> 'off' RETURNING status, url, partner_app_id
  )
  SELECT failing.url, member.email FROM failing JOIN partner_app app ON app.id = failing.partner_app_id
    JOIN member ON member.id = app.user_id WHERE failing.status = 'off'`;

/** $1 ids of tries (bigint[]), $2 member or null for staff → ids of the new tries, due at once */
export const RESEND = `WITH events AS (
    SELECT DISTINCT ON (attempt.endpoint_id, attempt.event_id) attempt.*
    FROM webhook_attempt attempt JOIN webhook_endpoint endpoint ON endpoint.id = attempt.endpoint_id AND endpoint.delete_time IS NULL
      JOIN partner_app app ON app.id = endpoint.partner_app_id AND app.delete_time IS NULL
    WHERE attempt.id = ANY($1::bigint[]) AND ($2::bigint IS NULL OR app.user_id = $2) AND endpoint.status <> 'off'
    ORDER BY attempt.endpoint_id, attempt.event_id
  ), again AS (
    INSERT INTO webhook_attempt (endpoint_id, event_id, event_type, object_no, attempt, request, next_at)
    SELECT endpoint_id, event_id, event_type, object_no,
      (SELECT max(last.attempt) + 1 FROM webhook_attempt last WHERE last.endpoint_id = events.endpoint_id AND last.event_id = events.event_id),
      request, now()
    FROM events ON CONFLICT DO NOTHING RETURNING id
  )
  SELECT id FROM again`;

/** $1 how many → ids of the rows that are gone */
export const PURGE = `WITH gone AS (
    DELETE FROM webhook_attempt WHERE id IN (
      SELECT id FROM webhook_attempt WHERE create_time < now() - ${KEPT} ORDER BY create_time LIMIT $1)
    RETURNING id
  )
  SELECT id FROM gone`;
