import type { RequestClass } from './define';
import type { ErrorParams, FieldRule } from './errors';

/** One thing that must hold of a value that is there. */
export interface Check {
  readonly rule: FieldRule;
  readonly params: ErrorParams;
  readonly holds: (value: unknown) => boolean;
}

/** What a request's property must be. Blank (absent, null, '') is judged by `optional` alone. */
export interface PropertyRules {
  readonly optional: boolean;
  readonly checks: readonly Check[];
  /** The property is a list of such requests. */
  readonly each?: () => RequestClass<object>;
}

interface Optional {
  /** Absent, null and '' are accepted; the rules run only on a value. */
  optional?: boolean;
}

const declared = new WeakMap<object, Map<string, PropertyRules>>();
const complete = new WeakMap<RequestClass<object>, ReadonlyMap<string, PropertyRules>>();

/** Rules of a request class with those it inherits; a property declared again replaces the inherited rules. */
export function rulesOf(requestClass: RequestClass<object>): ReadonlyMap<string, PropertyRules> {
  const known = complete.get(requestClass);
  if (known) return known;
  const chain: object[] = [];
  for (
    let at: object | null = requestClass.prototype as object;
    at;
    at = Object.getPrototypeOf(at) as object | null
  )
    chain.unshift(at);
  const rules = new Map(chain.flatMap((prototype) => [...(declared.get(prototype) ?? [])]));
  complete.set(requestClass, rules);
  return rules;
}

function property(rules: PropertyRules): PropertyDecorator {
  return (target, name) => {
    const own = declared.get(target) ?? new Map<string, PropertyRules>();
    own.set(String(name), rules);
    declared.set(target, own);
  };
}

const check = (rule: FieldRule, holds: Check['holds'], params: ErrorParams = {}): Check => ({
  rule,
  holds,
  params,
});
const rulesFor = ({ optional = false }: Optional, ...checks: Check[]): PropertyDecorator =>
  property({ optional, checks });

/** Text of at most `max` characters (code points). */
export function Text({
  max,
  pattern,
  ...rest
}: { max: number; pattern?: RegExp } & Optional): PropertyDecorator {
  return rulesFor(
    rest,
    check('text', (value) => typeof value === 'string'),
    // The second count only where the first, which counts a rare character twice, is over.
    check('max_length', (value) => String(value).length <= max || [...String(value)].length <= max, { max }),
    ...(pattern ? [check('pattern', (value) => pattern.test(String(value)))] : []),
  );
}

/** A whole number, also accepted as digits in a string; read it with `Number()`. */
export function Whole({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  ...rest
}: { min?: number; max?: number } & Optional = {}): PropertyDecorator {
  return rulesFor(
    rest,
    check('integer', (value) => /^-?\d{1,16}$/.test(String(value)) && Number.isSafeInteger(Number(value))),
    check('min', (value) => Number(value) >= min, { min }),
    check('max', (value) => Number(value) <= max, { max }),
  );
}

/** A record's id. */
export function Id(options: Optional = {}): PropertyDecorator {
  return Whole({ min: 1, ...options });
}

/** A decimal as a string ("12.30"), at most `scale` decimals, compared exactly against `min` and `max` (decimal strings). */
export function Decimal({
  scale,
  min,
  max,
  ...rest
}: { scale: number; min?: string; max?: string } & Optional): PropertyDecorator {
  const form = new RegExp(`^-?\\d{1,13}(\\.\\d{1,${scale}})?$`);
  const scaled = (text: string): bigint => {
    const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
    const units = BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale));
    return text.startsWith('-') ? -units : units;
  };
  const [least, most] = [min, max].map((limit) => (limit === undefined ? null : scaled(limit)));
  return rulesFor(
    rest,
    check(
      'decimal',
      (value) => (typeof value === 'string' || typeof value === 'number') && form.test(String(value)),
      { scale },
    ),
    check('min', (value) => least == null || scaled(String(value)) >= least, { min: min ?? '' }),
    check('max', (value) => most == null || scaled(String(value)) <= most, { max: max ?? '' }),
  );
}

/** Pounds and pence or another currency's major units as a decimal string, not negative unless said. */
export function MoneyText({ min = '0', ...rest }: { min?: string } & Optional = {}): PropertyDecorator {
  return Decimal({ scale: 2, min, max: '9999999.99', ...rest });
}

export function OneOf(values: readonly (string | number)[], options: Optional = {}): PropertyDecorator {
  return rulesFor(
    options,
    check('one_of', (value) => values.includes(value as string | number), { allowed: values.join(', ') }),
  );
}

export function YesNo(options: Optional = {}): PropertyDecorator {
  return rulesFor(
    options,
    check('boolean', (value) => typeof value === 'boolean'),
  );
}

/** A calendar date, `2026-11-30`. */
export function CalendarDate(options: Optional = {}): PropertyDecorator {
  return rulesFor(options, check('date', isCalendarDate));
}

function isCalendarDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

/** A list of nested requests, each checked by its own class. */
export function ListOf(
  each: () => RequestClass<object>,
  { min, max, optional = false }: { min: number; max: number } & Optional,
): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    Array.isArray(value) && value.length >= min && value.length <= max;
  return property({ optional, checks: [check('list', fits, { min, max })], each });
}

/** Whatever the caller sent, as it is: rows of a resource are judged by the resource's declaration. */
export function Anything(): PropertyDecorator {
  return property({ optional: true, checks: [] });
}
