/** How long the secret before the newest still works. */
const OVERLAP = `interval '7 days'`;

/** $1 app ids (bigint[]) → living secrets, newest first; instants in epoch seconds */
export const SECRETS_OF = `SELECT partner_app_id, last4, extract(epoch FROM create_time)::bigint AS create_time,
    extract(epoch FROM expires_at)::bigint AS expires_at
  FROM partner_secret WHERE partner_app_id = ANY($1::bigint[]) AND (expires_at IS NULL OR expires_at > now())
  ORDER BY create_time DESC, id DESC`;

export interface SecretRow {
  readonly partner_app_id: string;
  readonly last4: string;
  readonly create_time: string;
  readonly expires_at: string | null;
}

/** $1 app id: the newest secret lives on for a while, older ones end at once */
export const RETIRE_SECRETS = `WITH newest AS (SELECT id FROM partner_secret WHERE partner_app_id = $1 ORDER BY create_time DESC, id DESC LIMIT 1),
  gone AS (DELETE FROM partner_secret WHERE partner_app_id = $1 AND id NOT IN (SELECT id FROM newest))
  UPDATE partner_secret SET expires_at = least(expires_at, now() + ${OVERLAP}) WHERE id IN (SELECT id FROM newest)`;

/** $1 app id, $2 sealed secret, $3 its last four characters */
export const ADD_SECRET = `INSERT INTO partner_secret (partner_app_id, sealed, last4) VALUES ($1, $2, $3)`;

/** $1 app id, $2 last four characters → ids of the secrets that are gone now */
export const DROP_SECRET = `WITH gone AS (DELETE FROM partner_secret WHERE partner_app_id = $1 AND last4 = $2 RETURNING id) SELECT id FROM gone`;
