import { chineseIdCard, postcodeFault, postcodeFor, splitAddressLine } from '@parcelway/checks';
import type { FieldError } from '@parcelway/contracts';
import { getAlpha2Codes } from 'i18n-iso-countries';
import { EMAIL_PATTERN, mobileParts, TELEPHONE_PATTERN } from './contact';

/** The text fields of an address, by their names on the wire. */
export interface AddressFields {
  readonly salutation: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile_code: string;
  readonly mobile: string;
  readonly tel_number: string;
  readonly email: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address_line: string;
  readonly address_line_2: string;
  readonly address_line_3: string;
  readonly zip_code: string;
  readonly latin_name: string;
  readonly latin_address: string;
  readonly company: string;
  /** As typed; '' = none or unchanged. */
  readonly id_card_number: string;
}

const ALWAYS_NEEDED = [
  'salutation',
  'first_name',
  'last_name',
  'mobile_code',
  'mobile',
  'country',
  'city',
  'address_line',
  'zip_code',
] as const;

/** Where provinces are part of every address. */
const PROVINCE_NEEDED = ['CN'];
/** What carriers take: three lines of 35 characters (D9). */
const CARRIER_LINES = 3;
const CARRIER_LINE_LENGTH = 35;

const knownCountries = new Set(Object.keys(getAlpha2Codes()));

/**
 * The rules of an address that depend on its country (D9), all at once. Answers the fields as they are stored: NFC without needless
 * white space, the country in capitals, the postcode in its usual form, the mobile number without its leading zero, the id card
 * with a capital X. `errors` names every broken field; the fields are then not to be stored.
 */
export function checkAddress(typed: AddressFields): { fields: AddressFields; errors: readonly FieldError[] } {
  const fields = tidy(typed);
  const errors: FieldError[] = [];
  for (const field of ALWAYS_NEEDED) if (fields[field] === '') errors.push({ field, rule: 'required' });
  const isBlank = (field: string): boolean => errors.some((error) => error.field === field);

  const country = fields.country.toUpperCase();
  if (!isBlank('country') && !knownCountries.has(country)) errors.push({ field: 'country', rule: 'country' });
  if (PROVINCE_NEEDED.includes(country) && fields.province === '')
    errors.push({ field: 'province', rule: 'required' });

  const mobile = mobileParts(fields.mobile_code, fields.mobile);
  if (!mobile && !isBlank('mobile') && !isBlank('mobile_code'))
    errors.push({ field: 'mobile', rule: 'mobile' });
  if (fields.tel_number && !TELEPHONE_PATTERN.test(fields.tel_number))
    errors.push({ field: 'tel_number', rule: 'pattern' });
  if (fields.email && !EMAIL_PATTERN.test(fields.email)) errors.push({ field: 'email', rule: 'email' });

  const postcode = postcodeFault(country, fields.zip_code);
  if (postcode && !isBlank('zip_code')) errors.push({ field: 'zip_code', ...postcode });
  const idCard = country === 'CN' && fields.id_card_number ? chineseIdCard(fields.id_card_number) : null;
  if (country === 'CN' && fields.id_card_number && idCard === null)
    errors.push({ field: 'id_card_number', rule: 'id_card' });

  return {
    fields: {
      ...fields,
      country,
      mobile_code: mobile?.code ?? fields.mobile_code,
      mobile: mobile?.national ?? fields.mobile,
      zip_code: postcodeFor(country)(fields.zip_code) ?? fields.zip_code,
      id_card_number: idCard ?? fields.id_card_number.toUpperCase(),
    },
    errors,
  };
}

function tidy(typed: AddressFields): AddressFields {
  const entries = Object.entries(typed).map(([name, value]: [string, string]) => [
    name,
    value.normalize('NFC').trim().replace(/\s+/g, ' '),
  ]);
  return Object.fromEntries(entries) as unknown as AddressFields;
}

/** Whether the lines of a checked address fit what carriers print: three lines of 35 characters, nothing cut (D9). */
export function fitsCarrierLines(
  address: Pick<AddressFields, 'address_line' | 'address_line_2' | 'address_line_3'>,
): boolean {
  const written = [address.address_line, address.address_line_2, address.address_line_3].filter(Boolean);
  const split = written.map((line) => splitAddressLine(line, CARRIER_LINE_LENGTH, CARRIER_LINES));
  const count = split.reduce((total, one) => total + (one.fits ? one.lines.length : CARRIER_LINES + 1), 0);
  return count <= CARRIER_LINES;
}

const CHINESE = /\p{Script=Han}/u;

export function isChinese(text: string): boolean {
  return CHINESE.test(text);
}

/** A name as its bearer writes it: 林悦, Jane Smith. */
export function fullName({ first_name, last_name }: Pick<AddressFields, 'first_name' | 'last_name'>): string {
  return isChinese(first_name + last_name) ? last_name + first_name : `${first_name} ${last_name}`;
}
