import { currencyDecimals } from '@parcelway/money';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)));
/** Asked of every code there can be, so that the decimals of currencies stand in packages/money alone. */
const unusual = codes
  .map((currency) => ({ currency, decimals: currencyDecimals(currency) }))
  .filter(({ decimals }) => decimals !== 2);
/** One minor unit of the currency in a column. */
const unitOf = (column: string): string => {
  const cases = [...new Set(unusual.map(({ decimals }) => decimals))].map((decimals) => {
    const same = unusual.filter((one) => one.decimals === decimals).map(({ currency }) => `'${currency}'`);
    return `WHEN ${column} IN (${same.join(', ')}) THEN ${decimals === 0 ? '1' : (10 ** -decimals).toFixed(decimals)}`;
  });
  return `CASE ${cases.join(' ')} ELSE 0.01 END`;
};

/**
 * money_text(minor bigint, currency text): an amount as the decimal string of packages/money, "181.14". Exact for every bigint.
 * convert_money(minor bigint, from_currency text, to_currency text, rate text): `convert` of packages/money, minor units of the one currency in
 * those of the other, rounded half up.
 * instant_text(at timestamptz): an instant as ISO 8601 in UTC with milliseconds, as JavaScript writes it.
 */
export const moneyTextFunction = `
CREATE OR REPLACE FUNCTION money_text(minor bigint, currency text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (minor * ${unitOf('currency')})::text
$$;
CREATE OR REPLACE FUNCTION convert_money(minor bigint, from_currency text, to_currency text, rate text) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(minor * ${unitOf('from_currency')} * rate::numeric / ${unitOf('to_currency')})::bigint
$$;
CREATE OR REPLACE FUNCTION instant_text(at timestamptz) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$`;
