/** Why a call gave no usable answer: none came in time, none came at all, the server failed, the same call was made again. */
export type NoAnswer = 'timeout' | 'offline' | 'server' | 'cancelled';

/**
 * A call that did not succeed; the message is a sentence to show. `definite` means the server decided: the same write need not be
 * repeated, and a new attempt is a new intent. Without it the outcome is unknown and a repeat must carry the same idempotency key.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    readonly options: {
      /** HTTP status; undefined when no answer came. */
      readonly status?: number;
      /** `code` of the envelope, on the legacy face. */
      readonly code?: number;
      /** Code of the domain error, such as `pay.insufficient`. */
      readonly error?: string | undefined;
      /** Sentences by the path of the field: `packages.0.weight`. */
      readonly fields?: Readonly<Record<string, string>>;
      /** The request's reference, for whoever asks about it. */
      readonly requestId?: string | undefined;
      readonly noAnswer?: NoAnswer;
      /** Nobody is logged in any more; the session is already cleared. */
      readonly needsLogin?: boolean;
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
