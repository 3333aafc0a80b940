import { compactUpper } from './text';

/**
 * Where a postcode of the UK scheme lies. Jersey, Guernsey and the Isle of Man are not GB for customs (ISO codes JE, GG,
 * IM); BFPO is forces' mail, not a street address (D9, docs/domain).
 */
export type PostcodeTerritory = 'GB' | 'JE' | 'GG' | 'IM' | 'BFPO';

/** Outward and inward half. No Q V X first, no I J Z second, no C I K M O V inward (D9); GIR 0AA is the one exception. */
const OUTWARD =
  '[A-PR-UWYZ](?:[0-9]{1,2}|[0-9][A-HJKPSTUW]|[A-HK-Y][0-9]{1,2}|[A-HK-Y][0-9][ABEHMNPRVWXY])|GIR(?=0AA$)';
const UK_POSTCODE = new RegExp(`^(${OUTWARD})([0-9][ABD-HJLNP-UW-Z]{2})$`);

const TERRITORY_BY_AREA: Readonly<Record<string, PostcodeTerritory>> = {
  JE: 'JE',
  GY: 'GG',
  IM: 'IM',
  BF: 'BFPO',
};
/** Of a postcode whose country has no rule of its own. */
const MIN_POSTCODE_LENGTH = 2;
const MAX_POSTCODE_LENGTH = 12;

/**
 * Reads a postcode of the UK scheme in any spacing and case.
 * @returns its usual form ("LS3 1EW") with the territory it lies in, or null when it is none
 */
export function ukPostcode(text: string): { postcode: string; territory: PostcodeTerritory } | null {
  const match = UK_POSTCODE.exec(compactUpper(text));
  if (!match) return null;
  const [, outward = '', inward = ''] = match;
  const area = /^[A-Z]+/.exec(outward)?.[0] ?? '';
  return { postcode: `${outward} ${inward}`, territory: TERRITORY_BY_AREA[area] ?? 'GB' };
}

function inTerritory(territory: PostcodeTerritory): (text: string) => string | null {
  return (text) => {
    const found = ukPostcode(text);
    return found?.territory === territory ? found.postcode : null;
  };
}

/** A street postcode of Great Britain or Northern Ireland as "SW1A 2AA", or null; JE, GY, IM and BFPO codes are null (D9). */
export const gbPostcode: (text: string) => string | null = inTerritory('GB');

/** A postcode of mainland China, six digits, or null. */
export function cnPostcode(text: string): string | null {
  const compact = compactUpper(text);
  return /^\d{6}$/.test(compact) ? compact : null;
}

function anyPostcode(text: string): string | null {
  const trimmed = text.normalize('NFKC').trim().toUpperCase();
  return trimmed.length >= MIN_POSTCODE_LENGTH && trimmed.length <= MAX_POSTCODE_LENGTH ? trimmed : null;
}

const CHECK_BY_COUNTRY: Readonly<Record<string, (text: string) => string | null>> = {
  GB: gbPostcode,
  JE: inTerritory('JE'),
  GG: inTerritory('GG'),
  IM: inTerritory('IM'),
  CN: cnPostcode,
};

/**
 * The postcode check of a country (ISO 3166-1 alpha-2): a function from text to the usual form or null. Countries without
 * a rule of their own only have the length checked, 2 to 12 characters (D9).
 */
export function postcodeFor(country: string): (text: string) => string | null {
  return CHECK_BY_COUNTRY[country.toUpperCase()] ?? anyPostcode;
}

/** The rule that a text breaks as a postcode of a country, with what its sentence says. */
export type PostcodeFault =
  | { readonly rule: 'cn_postcode'; readonly params: { readonly length: number } }
  | { readonly rule: 'postcode_elsewhere'; readonly params: { readonly territory: PostcodeTerritory } }
  | { readonly rule: 'gb_postcode' | 'postcode' };

/** What is wrong with a postcode of a country (ISO 3166-1 alpha-2), or null when nothing is. */
export function postcodeFault(country: string, text: string): PostcodeFault | null {
  if (postcodeFor(country)(text) !== null) return null;
  const code = country.toUpperCase();
  if (code === 'CN') return { rule: 'cn_postcode', params: { length: [...text.replace(/\s/g, '')].length } };
  if (!(code in CHECK_BY_COUNTRY)) return { rule: 'postcode' };
  const territory = ukPostcode(text)?.territory;
  return territory ? { rule: 'postcode_elsewhere', params: { territory } } : { rule: 'gb_postcode' };
}
