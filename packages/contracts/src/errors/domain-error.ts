import { errorTexts } from './texts';
import type { ErrorCode } from './texts';
import type { FieldRule } from './field-rules';

export type ErrorParams = Readonly<Record<string, string | number>>;

/** A field that broke a rule. `field` is the path on the wire: `packages.0.weight`. */
export interface FieldError {
  readonly field: string;
  readonly rule: FieldRule;
  readonly params?: ErrorParams;
}

/**
 * The one error type of the product's rules. Crosses NATS as code, params and fields and is rebuilt on the other side; the gateway
 * gives it its text in the caller's language. Anything else that is thrown is a fault of ours and becomes `internal`.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    readonly fields: readonly FieldError[] = [],
  ) {
    super(code);
    this.name = 'DomainError';
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorTexts, code);
}
