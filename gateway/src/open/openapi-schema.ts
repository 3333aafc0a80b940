import type { Check } from '@parcelway/contracts';
import { rulesOf } from '@parcelway/contracts';

type RequestClass = Parameters<typeof rulesOf>[0];
export type Schema = Readonly<Record<string, unknown>>;

/** JSON schema of a request class of the contract, from the rules that judge it. */
export function schemaOf(requestClass: RequestClass, omit: readonly string[] = []): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const [name, rules] of rulesOf(requestClass)) {
    if (omit.includes(name)) continue;
    const items = rules.each ? { items: schemaOf(rules.each()) } : {};
    properties[name] = rules.checks.reduce<Schema>(
      (schema, check) => ({ ...schema, ...partOf(check) }),
      items,
    );
    if (!rules.optional) required.push(name);
  }
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function partOf({ rule, params }: Check): Schema {
  switch (rule) {
    case 'text':
      return { type: 'string' };
    case 'max_length':
      return { maxLength: params['max'] };
    case 'integer':
      return { type: 'integer' };
    case 'min':
      return params['min'] === '' ? {} : { minimum: Number(params['min']) };
    case 'max':
      return params['max'] === '' ? {} : { maximum: Number(params['max']) };
    case 'decimal':
      return { type: 'string', format: 'decimal' };
    case 'boolean':
      return { type: 'boolean' };
    case 'list':
      return { type: 'array', minItems: params['min'], maxItems: params['max'] };
    default:
      return {};
  }
}
