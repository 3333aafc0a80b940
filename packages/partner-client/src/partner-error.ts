/** RFC 9457, with the code of the error and the fields that are wrong. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  /** A sentence in the language that was asked for. */
  readonly detail: string;
  readonly fields: readonly { readonly field: string; readonly text: string }[];
  readonly request_id: string;
}

/** A call that was answered with a problem. */
export class PartnerError extends Error {
  constructor(
    readonly status: number,
    /** Null where the answer was none of ours. */
    readonly problem: Problem | null,
    /** Seconds after which it may be tried again; null where nothing is said. */
    readonly retryAfterS: number | null,
  ) {
    super(problem ? `${problem.code}: ${problem.detail}` : `HTTP ${status}`);
    this.name = 'PartnerError';
  }
}
