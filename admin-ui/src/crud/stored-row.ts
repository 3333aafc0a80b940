import type { Field, Resource } from '@parcelway/contracts/resources';
import { resources, tableOf } from '@parcelway/contracts/resources';
import { currencyDecimals, formatDecimal } from '@parcelway/money';
import { isMeasured } from './measured-value';

/** The resource whose rows a service keeps in that table; undefined when none is declared. */
export function resourceOfTable(service: unknown, table: unknown): Resource | undefined {
  return Object.values(resources).find(
    (resource) => resource.owner === service && resource.table !== null && tableOf(resource) === table,
  );
}

/** What a column holds, in the form in which the resource gives the field: money in pounds, flags as `'1'` and `'0'`. */
export function fieldValue({ kind }: Field, stored: unknown, currency = 'GBP'): unknown {
  if (stored === null || stored === undefined || stored === '') return null;
  const text = String(stored);
  if (kind === 'flag') return ['true', '1'].includes(text) ? '1' : '0';
  if (isMeasured(kind) && /^-?\d+$/.test(text))
    return kind === 'money' ? formatDecimal(BigInt(text), currencyDecimals(currency)) : Number(text);
  return stored;
}

/** A stored row in the form in which its resource gives it. */
export function rowOf(
  fields: Readonly<Record<string, Field>>,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { currency } = stored;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => {
      const field = fields[name];
      return [
        name,
        field ? fieldValue(field, value, typeof currency === 'string' ? currency : undefined) : value,
      ];
    }),
  );
}
