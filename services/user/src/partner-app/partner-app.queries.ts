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

/** $1 app id, $2 last four characters → the app's name for each secret that is gone now */
export const DROP_SECRET = `WITH gone AS (DELETE FROM partner_secret WHERE partner_app_id = $1 AND last4 = $2 RETURNING id)
  SELECT (SELECT app_id FROM partner_app WHERE id = $1) AS app_id FROM gone`;

/** $1 name of an app → what a call of it is judged by; secrets sealed, newest first. */
export const CREDENTIALS_OF = `SELECT app.app_id, app.user_id, app.channel_ids, app.ip_allow, app.rate_per_minute, app.logistice,
    app.pay_way, app.carrier_code, app.status AND member.status = 'enable' AS is_on,
    coalesce((SELECT jsonb_agg(jsonb_build_object('sealed', secret.sealed, 'expires_at', floor(extract(epoch FROM secret.expires_at)))
        ORDER BY secret.create_time DESC, secret.id DESC)
      FROM partner_secret secret
      WHERE secret.partner_app_id = app.id AND (secret.expires_at IS NULL OR secret.expires_at > now())), '[]') AS secrets
  FROM partner_app app JOIN member ON member.id = app.user_id AND member.delete_time IS NULL
  WHERE app.app_id = $1 AND app.delete_time IS NULL`;

export interface CredentialsRow {
  readonly app_id: string;
  readonly user_id: string;
  readonly channel_ids: readonly number[];
  readonly ip_allow: string;
  readonly rate_per_minute: number;
  readonly logistice: string;
  readonly pay_way: string;
  readonly carrier_code: string;
  readonly is_on: boolean;
  readonly secrets: readonly { readonly sealed: string; readonly expires_at: number | null }[];
}

/** $1 name of an app */
export const MARK_USED = `UPDATE partner_app SET last_used_at = now() WHERE app_id = $1 AND delete_time IS NULL`;
