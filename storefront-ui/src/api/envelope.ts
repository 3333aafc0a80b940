/** The answer of every legacy call: `code` 1 is success, `msg` a sentence in the caller's language. */
export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Codes with a meaning beyond failure: log in (two client generations) and "refresh the token, then repeat". */
export const ENVELOPE = {
  ok: 1,
  loginRedirect: 302,
  loginState: 303,
  noPermission: 401,
  refresh: 409,
} as const;

/** Why a call gave no answer at all. */
export type NoAnswer = 'offline' | 'timeout' | 'server';

/**
 * A call that did not succeed. `definite` means the server decided: the same write need not be repeated, and a new
 * attempt is a new intent. Without it the outcome is unknown and a repeat must carry the same idempotency key.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** The server's sentence; empty when there was no answer. */
    message: string,
    readonly options: {
      readonly code?: number;
      /** Code of the domain error, such as `pay.insufficient`. */
      readonly error?: string | undefined;
      /** Sentences by the path of the field: `packages.0.weight`. */
      readonly fields?: Readonly<Record<string, string>>;
      readonly requestId?: string | undefined;
      readonly noAnswer?: NoAnswer;
    },
  ) {
    super(message);
  }

  get definite(): boolean {
    return this.options.noAnswer === undefined;
  }
  get fields(): Readonly<Record<string, string>> {
    return this.options.fields ?? {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for an object with a numeric `code`. */
export function isEnvelope(body: unknown): body is Envelope {
  return isRecord(body) && typeof body['code'] === 'number';
}

/** A text member of an answer's `data`, undefined when it is not there. */
export function textOf(data: unknown, key: string): string | undefined {
  const value = isRecord(data) ? data[key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Field errors of an answer's `data.fields`: a map of path to sentence, or a list of `{field, msg}`. */
export function fieldErrors(data: unknown): Record<string, string> {
  const fields = isRecord(data) ? data['fields'] : undefined;
  const found: Record<string, string> = {};
  if (Array.isArray(fields)) {
    for (const entry of fields) {
      const path = textOf(entry, 'field');
      if (path) found[path] = textOf(entry, 'msg') ?? textOf(entry, 'message') ?? textOf(entry, 'text') ?? '';
    }
  } else if (isRecord(fields)) {
    for (const [path, text] of Object.entries(fields)) {
      found[path] = Array.isArray(text) ? String(text[0] ?? '') : String(text);
    }
  }
  return found;
}

/** Query string in the form the legacy clients use: `ids[]=1&ids[]=2`, null and undefined left out. */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(query)) {
    if (value == null) continue;
    if (Array.isArray(value))
      value.forEach((one) => parts.push(`${key}[]=${encodeURIComponent(String(one))}`));
    else parts.push(`${key}=${encodeURIComponent(String(value))}`);
  }
  return parts.length ? `?${parts.join('&')}` : '';
}
