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
/** Longest postcode text a form or a column takes. */
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
  return trimmed.length > 0 && trimmed.length <= MAX_POSTCODE_LENGTH ? trimmed : null;
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
 * a rule of their own only have the length checked, 1 to 12 characters (D9).
 */
export function postcodeFor(country: string): (text: string) => string | null {
  return CHECK_BY_COUNTRY[country.toUpperCase()] ?? anyPostcode;
}
