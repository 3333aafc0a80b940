import type { FieldError, RequestClass } from '@parcelway/contracts';
import { DomainError, rulesOf } from '@parcelway/contracts';

/**
 * The request as an instance of the contract's class, unknown properties dropped.
 * Throws DomainError `request.invalid` whose fields name every broken property by its path on the wire (`packages.0.weight`), each with
 * the first rule that it breaks.
 */
export function validateRequest<Request extends object>(
  requestClass: RequestClass<Request>,
  value: unknown,
): Request {
  const broken: FieldError[] = [];
  const request = read(requestClass, value, '', broken);
  if (broken.length > 0) throw invalidFields(broken);
  return request;
}

/** `request.invalid` with the first field's sentence as its text. */
export function invalidFields(fields: readonly FieldError[]): DomainError {
  return new DomainError('request.invalid', {}, fields);
}

function read<Request extends object>(
  requestClass: RequestClass<Request>,
  value: unknown,
  prefix: string,
  broken: FieldError[],
): Request {
  const source = (
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  ) as Record<string, unknown>;
  const request = new requestClass();
  const target = request as Record<string, unknown>;
  for (const [name, { optional, checks, each }] of rulesOf(requestClass)) {
    const given = source[name];
    if (given === undefined || given === null || given === '') {
      if (!optional) broken.push({ field: prefix + name, rule: 'required' });
      else if (given !== undefined) target[name] = given;
      continue;
    }
    const failed = checks.find(({ holds }) => !holds(given));
    if (failed) broken.push({ field: prefix + name, rule: failed.rule, params: failed.params });
    else
      target[name] = each
        ? (given as unknown[]).map((item, index) => read(each(), item, `${prefix}${name}.${index}.`, broken))
        : given;
  }
  return request;
}
