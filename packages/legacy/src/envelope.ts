/** Values of an envelope's `code` beyond 1 (done) and 0 (failed): what the existing clients do on each is fixed. */
export const EnvelopeCode = {
  done: 1,
  failed: 0,
  /** Log in needed, older client generation: clears its token and goes to `data.routePath`. */
  loginRedirect: 302,
  /** Log in needed, newer client generation: reads `data.type`. */
  loginState: 303,
  /** Logged in, but not allowed. */
  noPermission: 401,
  /** The access token is past its time: refresh it and send the same request again. */
  tokenExpired: 409,
} as const;

/** Body of every JSON answer of the legacy faces; these four keys and no other. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  /** Epoch seconds. */
  readonly time: number;
  readonly data: unknown;
}

/** A success. Nothing to give is `null`. */
export function success(data: unknown, msg = '', now = Date.now()): Envelope {
  return { code: EnvelopeCode.done, msg, time: Math.floor(now / 1000), data: data ?? null };
}

/** A failure with its sentence in the caller's language. */
export function failure(code: number, msg: string, data: unknown = null, now = Date.now()): Envelope {
  return { code, msg, time: Math.floor(now / 1000), data };
}

/** Generation of the existing web client a copy is set up for: L navigates by 302, C by 303. */
export type LegacyClient = 'L' | 'C';

/**
 * "Log in first" as that client understands it. A 302 carries `type` as well, so that a client of the other generation still finds
 * what it looks for; 303 stays unknown to L.
 */
export function loginNeeded(client: LegacyClient, msg: string, loginPath: string): Envelope {
  return client === 'C'
    ? failure(EnvelopeCode.loginState, msg, { type: 'need login' })
    : failure(EnvelopeCode.loginRedirect, msg, { type: 'need login', routePath: loginPath });
}
