import { ApiError } from './api-error';
import type { Language } from './failure-texts';
import { statusText } from './failure-texts';

/** The answer of every legacy call: `code` 1 is success, `msg` a sentence in the caller's language. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Codes with a meaning beyond failure: log in (two client generations) and "refresh the token, then repeat". */
const CODE = { ok: 1, redirect: 302, loginState: 303, expired: 409 } as const;

/** Stands for a body that says it is JSON and is not. */
export const UNREADABLE = Symbol('unreadable');

/** What came back over the wire. */
export interface Reply {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, a Blob of any other type, undefined for an empty body, or `UNREADABLE`. */
  readonly body: unknown;
}

/** What a reply means to the client. */
export type Meaning =
  | { readonly kind: 'success'; readonly data: unknown; readonly message: string }
  | { readonly kind: 'expired' | 'login needed' | 'failure'; readonly error: ApiError }
  | { readonly kind: 'redirect'; readonly to: string | null; readonly error: ApiError };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text member of a value, undefined when it is not there. */
export function textOf(value: unknown, key: string): string | undefined {
  const text = isRecord(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}

const isEnvelope = (body: unknown): body is Envelope => isRecord(body) && typeof body['code'] === 'number';

/** Field errors, the first sentence of each: a map of path to sentence, or a list of `{field, msg}` or `{field, text}`. */
export function fieldErrors(fields: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  if (Array.isArray(fields)) {
    for (const entry of fields) {
      const path = textOf(entry, 'field');
      if (path)
        found[path] ??= textOf(entry, 'text') ?? textOf(entry, 'msg') ?? textOf(entry, 'message') ?? '';
    }
  } else if (isRecord(fields)) {
    for (const [path, text] of Object.entries(fields))
      found[path] = Array.isArray(text) ? String(text[0] ?? '') : String(text);
  }
  return found;
}

/** A server in trouble has decided nothing. */
const trouble = (status: number): { noAnswer?: 'server' } => (status >= 500 ? { noAnswer: 'server' } : {});

const requestIdOf = ({ headers }: Reply): string | undefined => headers.get('x-request-id') ?? undefined;

/** Reads an answer of the legacy face. */
export function readEnvelope(reply: Reply, language: Language): Meaning {
  const { status, body, path } = reply;
  if (!isEnvelope(body)) {
    if (status < 300 && (body instanceof Blob || body === undefined))
      return { kind: 'success', data: body, message: '' };
    return { kind: 'failure', error: unreadable(reply, language) };
  }
  const { code, msg, data } = body;
  if (code === CODE.ok && status < 300) return { kind: 'success', data, message: msg };
  const error = new ApiError(msg || statusText(status, language, path), {
    status,
    code,
    error: textOf(data, 'error'),
    fields: fieldErrors(isRecord(data) ? data['fields'] : undefined),
    requestId: textOf(data, 'request_id') ?? requestIdOf(reply),
    ...trouble(status),
  });
  if (code === CODE.expired) return { kind: 'expired', error };
  if (code === CODE.loginState)
    return textOf(data, 'type') === 'need login'
      ? { kind: 'login needed', error }
      : { kind: 'redirect', to: null, error };
  if (code === CODE.redirect) {
    const to = textOf(data, 'routePath') ?? textOf(data, 'routeName') ?? null;
    return to?.toLowerCase().endsWith('login')
      ? { kind: 'login needed', error }
      : { kind: 'redirect', to, error };
  }
  return { kind: 'failure', error };
}

/** Reads an answer of the REST face: its JSON, or problem details (RFC 9457). */
export function readRest(reply: Reply, language: Language): Meaning {
  const { status, body, path } = reply;
  if (status < 300 && body !== UNREADABLE) return { kind: 'success', data: body ?? null, message: '' };
  if (!isRecord(body)) return { kind: 'failure', error: unreadable(reply, language) };
  const code = textOf(body, 'code');
  const sentence = textOf(body, 'detail') || textOf(body, 'title') || statusText(status, language, path);
  const error = new ApiError(sentence, {
    status,
    error: code,
    fields: fieldErrors(body['fields']),
    requestId: textOf(body, 'request_id') ?? requestIdOf(reply),
    ...trouble(status),
  });
  if (code === 'auth.token_expired') return { kind: 'expired', error };
  return { kind: code === 'auth.login_required' ? 'login needed' : 'failure', error };
}

/** Neither of the two formats: a proxy's page, say. */
function unreadable(reply: Reply, language: Language): ApiError {
  const { status, body, path } = reply;
  const isDecision = status >= 400 && status < 500;
  return new ApiError(textOf(body, 'msg') || statusText(status, language, path), {
    status,
    requestId: requestIdOf(reply),
    ...(isDecision ? {} : { noAnswer: 'server' }),
  });
}
