/** What the body of react-admin's `HttpError` holds here. */
export interface ErrorBody {
  /** Stable code such as `crud.changed_by_another`. */
  readonly code?: string;
  readonly request_id?: string;
  /** Sentences by the field's name, as react-admin's forms read them. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Nobody is logged in any more. */
  readonly needsLogin?: boolean;
}

/** The body of any thrown value; empty for one that carries none. */
function bodyOf(error: unknown): ErrorBody {
  const body = (error as { body?: unknown } | null)?.body;
  return typeof body === 'object' && body !== null ? body : {};
}

/** The code of any thrown value that carries one. */
export const problemCode = (error: unknown): string | undefined => bodyOf(error).code;

/** The sentences of a thrown value by the field's name; undefined when none of them is about a field. */
export const fieldErrors = (error: unknown): ErrorBody['errors'] => bodyOf(error).errors;

/** Whether a call failed because nobody is logged in any more. */
export const needsLogin = (error: unknown): boolean => bodyOf(error).needsLogin === true;

/** The sentence of a thrown value. */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

/** The request's reference, for the small print of an error. */
export const requestReference = (error: unknown): string | undefined => bodyOf(error).request_id;
