import 'reflect-metadata';
import { applyDecorators } from './apply-decorators';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import type { ErrorParams, FieldRule } from './errors';

/** A broken rule travels through class-validator's message as `rule|{params}`; platform's validate() reads it back. */
export function encodeRule(rule: FieldRule, params: ErrorParams = {}): string {
  return `${rule}|${JSON.stringify(params)}`;
}

function check(
  rule: FieldRule,
  test: (value: unknown, object: object) => boolean,
  params: ErrorParams = {},
): PropertyDecorator {
  return ValidateBy(
    {
      name: rule,
      validator: {
        validate: (value, args) => test(value, args?.object ?? {}),
        defaultMessage: () => encodeRule(rule, params),
      },
    },
    {},
  );
}

interface Optional {
  /** Absent, null and '' are accepted; the rules run only on a value. */
  optional?: boolean;
}

function presence({ optional }: Optional): PropertyDecorator[] {
  return optional
    ? [OptionalValue()]
    : [check('required', (value) => value !== undefined && value !== null && value !== '')];
}

/** Treats '' like an absent value, as HTML forms send it. */
function OptionalValue(): PropertyDecorator {
  return applyDecorators(IsOptional());
}

const blank = (value: unknown): boolean => value === undefined || value === null || value === '';
const passesWhenBlank =
  (test: (value: unknown, object: object) => boolean) =>
  (value: unknown, object: object): boolean =>
    blank(value) || test(value, object);

/** Text of at most `max` characters (code points). */
export function Text({
  max,
  pattern,
  ...rest
}: { max: number; pattern?: RegExp } & Optional): PropertyDecorator {
  return applyDecorators(
    ...presence(rest),
    check(
      'text',
      passesWhenBlank((value) => typeof value === 'string'),
    ),
    check(
      'max_length',
      passesWhenBlank((value) => [...String(value)].length <= max),
      { max },
    ),
    ...(pattern
      ? [
          check(
            'pattern',
            passesWhenBlank((value) => pattern.test(String(value))),
          ),
        ]
      : []),
  );
}

/** A whole number, also accepted as digits in a string; read it with `Number()`. */
export function Whole({
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  ...rest
}: { min?: number; max?: number } & Optional = {}): PropertyDecorator {
  return applyDecorators(
    ...presence(rest),
    check(
      'integer',
      passesWhenBlank((value) => /^-?\d{1,16}$/.test(String(value)) && Number.isSafeInteger(Number(value))),
    ),
    check(
      'min',
      passesWhenBlank((value) => Number(value) >= min),
      { min },
    ),
    check(
      'max',
      passesWhenBlank((value) => Number(value) <= max),
      { max },
    ),
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
  const isDecimal = (value: unknown): boolean =>
    (typeof value === 'string' || typeof value === 'number') && form.test(String(value));
  const bound = (limit: string, holds: (value: bigint, limit: bigint) => boolean) =>
    passesWhenBlank((value) => !isDecimal(value) || holds(scaled(String(value)), scaled(limit)));
  return applyDecorators(
    ...presence(rest),
    check('decimal', passesWhenBlank(isDecimal), { scale }),
    ...(min === undefined
      ? []
      : [
          check(
            'min',
            bound(min, (value, limit) => value >= limit),
            { min },
          ),
        ]),
    ...(max === undefined
      ? []
      : [
          check(
            'max',
            bound(max, (value, limit) => value <= limit),
            { max },
          ),
        ]),
  );
}

/** Pounds and pence or another currency's major units as a decimal string, not negative unless said. */
export function MoneyText({ min = '0', ...rest }: { min?: string } & Optional = {}): PropertyDecorator {
  return Decimal({ scale: 2, min, max: '9999999.99', ...rest });
}

export function OneOf(values: readonly (string | number)[], options: Optional = {}): PropertyDecorator {
  return applyDecorators(
    ...presence(options),
    check(
      'one_of',
      passesWhenBlank((value) => values.includes(value as string | number)),
      { allowed: values.join(', ') },
    ),
  );
}

export function YesNo(options: Optional = {}): PropertyDecorator {
  return applyDecorators(
    ...presence(options),
    check(
      'boolean',
      passesWhenBlank((value) => typeof value === 'boolean'),
    ),
  );
}

/** A calendar date, `2026-11-30`. */
export function CalendarDate(options: Optional = {}): PropertyDecorator {
  const exists = (value: unknown): boolean =>
    /^\d{4}-\d{2}-\d{2}$/.test(String(value)) &&
    new Date(`${String(value)}T00:00:00Z`).toISOString().startsWith(String(value));
  const safely = (value: unknown): boolean => {
    try {
      return exists(value);
    } catch {
      return false;
    }
  };
  return applyDecorators(...presence(options), check('date', passesWhenBlank(safely)));
}

/** A list of nested requests, each checked by its own class. */
export function ListOf(
  item: () => new () => object,
  { min, max }: { min: number; max: number },
): PropertyDecorator {
  const message = encodeRule('list', { min, max });
  return applyDecorators(
    IsArray({ message }),
    ArrayMinSize(min, { message }),
    ArrayMaxSize(max, { message }),
    ValidateNested({ each: true }),
    Type(item),
  );
}

/** A nested request, checked by its own class. */
export function Nested(item: () => new () => object): PropertyDecorator {
  return applyDecorators(ValidateNested(), Type(item));
}

/** Whatever the caller sent, as it is: rows of a resource are judged by the resource's declaration. */
export function Anything(): PropertyDecorator {
  return IsOptional();
}
