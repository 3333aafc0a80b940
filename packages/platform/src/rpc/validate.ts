import type { ErrorParams, FieldError, FieldRule, RequestClass } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { ValidationError } from 'class-validator';

/**
 * The request as an instance of the contract's class, unknown properties dropped.
 * Throws DomainError `request.invalid` whose fields name every broken rule by its path on the wire (`packages.0.weight`).
 */
export function validateRequest<Request extends object>(
  requestClass: RequestClass<Request>,
  value: unknown,
): Request {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const instance = plainToInstance(requestClass, isRecord ? value : {});
  const errors = validateSync(instance, {
    whitelist: true,
    forbidUnknownValues: false,
    stopAtFirstError: true,
  });
  if (errors.length > 0) throw invalidFields(errors.flatMap((error) => fieldErrors(error, '')));
  return instance;
}

/** `request.invalid` with the first field's sentence as its text. */
export function invalidFields(fields: readonly FieldError[]): DomainError {
  return new DomainError('request.invalid', {}, fields);
}

function fieldErrors(error: ValidationError, prefix: string): FieldError[] {
  const field = `${prefix}${error.property}`;
  const own = Object.values(error.constraints ?? {}).map((message): FieldError => {
    const [rule = 'pattern', params = '{}'] = message.split(/\|(.*)/s);
    return { field, rule: rule as FieldRule, params: readParams(params) };
  });
  // Required comes before the rules that a missing value breaks as well.
  const required = own.find(({ rule }) => rule === 'required');
  const nested = (error.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`));
  return [...(required ? [required] : own), ...nested];
}

function readParams(text: string): ErrorParams {
  return text.startsWith('{') ? (JSON.parse(text) as ErrorParams) : {};
}
