/** Problem details (RFC 9457) as the gateway's REST face writes them. */
export interface Problem {
  readonly title?: string;
  readonly status?: number;
  /** A sentence in the caller's language. */
  readonly detail?: string;
  /** Stable code such as `crud.changed_by_another`. */
  readonly code?: string;
  readonly fields?: readonly { readonly field: string; readonly text: string }[];
  readonly request_id?: string;
}

/** What an error's body carries after `problemBody`: the problem itself plus `errors` by field, as the forms read them. */
export interface ErrorBody extends Problem {
  readonly errors?: Readonly<Record<string, string>>;
}

const isProblem = (body: unknown): body is Problem => typeof body === 'object' && body !== null;

/** The sentence to show for a failed answer; `fallback` when the answer holds none. */
export function problemText(body: unknown, fallback: string): string {
  if (!isProblem(body)) return fallback;
  return body.detail || body.title || fallback;
}

/** The body of a failed answer with its field errors by the field's name; the first sentence of a field wins. */
export function problemBody(body: unknown): ErrorBody {
  if (!isProblem(body)) return {};
  const fields = Array.isArray(body.fields) ? body.fields : [];
  if (fields.length === 0) return body;
  const errors: Record<string, string> = {};
  for (const { field, text } of fields) errors[field] ??= text;
  return { ...body, errors };
}

/** The code of any thrown value that carries a problem; undefined for everything else. */
export function problemCode(error: unknown): string | undefined {
  const body = (error as { body?: unknown } | null)?.body;
  return isProblem(body) ? body.code : undefined;
}

/** The sentence of a thrown value. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

/** The request's reference, for the small print of an error. */
export function requestReference(error: unknown): string | undefined {
  const body = (error as { body?: unknown } | null)?.body;
  return isProblem(body) ? body.request_id : undefined;
}
