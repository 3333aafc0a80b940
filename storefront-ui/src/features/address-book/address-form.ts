import { chineseIdCard, isLatin, postcodeFault } from '@parcelway/checks';
import type { AddressRow, GuessedAddress } from '../../api/types';
import { emailRule, mobileRule } from '../../ui/contact-rules';
import { atMost, ifGiven, required, type Check } from '../../ui/rules';

/** The address form with the names of the wire, so that the server's errors find their field. */
export interface AddressForm {
  address_type: string;
  salutation: string;
  first_name: string;
  last_name: string;
  mobile_code: string;
  mobile: string;
  email: string;
  country: string;
  province: string;
  city: string;
  district: string;
  address_line: string;
  address_line_2: string;
  address_line_3: string;
  zip_code: string;
  company: string;
  tel_number: string;
  id_card_number: string;
  latin_name: string;
  latin_address: string;
}

/** Forms of address, as the server takes them. */
export const SALUTATIONS = ['先生', '女士', 'Mr', 'Mrs', 'Ms', 'Miss', 'Dr'] as const;
/** Countries that can be addressed today. */
export const COUNTRIES = ['GB', 'CN'] as const;
const CALLING_CODE: Readonly<Record<string, string>> = { GB: '44', CN: '86' };

/** The calling code of a country's own phones. */
export function callingCode(country: string): string {
  return CALLING_CODE[country] ?? '44';
}

/** Where a person of a use (1 sender, 2 receiver) lives unless somebody says otherwise. */
export function countryOfUse(type: string): (typeof COUNTRIES)[number] {
  return type === '2' ? 'CN' : 'GB';
}

/** An empty form for a use, in the country of that use. */
export function emptyAddress(type: string, salutation: string): AddressForm {
  const country = countryOfUse(type);
  return {
    address_type: type,
    salutation,
    first_name: '',
    last_name: '',
    mobile_code: callingCode(country),
    mobile: '',
    email: '',
    country,
    province: '',
    city: '',
    district: '',
    address_line: '',
    address_line_2: '',
    address_line_3: '',
    zip_code: '',
    company: '',
    tel_number: '',
    id_card_number: '',
    latin_name: '',
    latin_address: '',
  };
}

/** What was read of a pasted block as the form has it: the calling code without its plus. */
export function formPartOf({ mobile_code, ...rest }: GuessedAddress): Partial<AddressForm> {
  return {
    ...rest,
    ...(mobile_code && { mobile_code: mobile_code.replace('+', '') }),
  };
}

/** The form of a kept address. The id card stays empty: the server only shows its mask, and empty means unchanged. */
export function formOf(row: AddressRow): AddressForm {
  return {
    address_type: String(row.address_type),
    salutation: row.salutation,
    first_name: row.first_name,
    last_name: row.last_name,
    mobile_code: row.mobile_code.replace(/^\+/, ''),
    mobile: row.mobile,
    email: row.email,
    country: row.country,
    province: row.province,
    city: row.city,
    district: row.district,
    address_line: row.address_line,
    address_line_2: row.address_line_2,
    address_line_3: row.address_line_3,
    zip_code: row.zip_code,
    company: row.company,
    tel_number: row.tel_number,
    id_card_number: '',
    latin_name: row.latin_name,
    latin_address: row.latin_address,
  };
}

const POSTCODE_KEYS = {
  cn_postcode: 'rule.cnPostcode',
  gb_postcode: 'rule.gbPostcode',
  postcode_elsewhere: 'rule.postcodeElsewhere',
  postcode: 'rule.postcode',
} as const;

/** A postcode as its country writes it. */
export const postcodeRule =
  (country: string): Check =>
  (text) => {
    const fault = postcodeFault(country, text);
    return fault && { key: POSTCODE_KEYS[fault.rule], values: 'params' in fault ? fault.params : {} };
  };

const idCard: Check = (text) => (chineseIdCard(text) === null ? { key: 'rule.idCard' } : null);
/** A landline as people write it; the server's own rule. */
export const telephone: Check = (text) =>
  /^\+?[\d ()./-]{3,20}$/.test(text.trim()) ? null : { key: 'rule.phone' };
export const latin: Check = (text) => (isLatin(text) ? null : { key: 'rule.latin' });
const SHORT = atMost(60);
const LATIN_MAX = 180;

/** The checks of every field for a country and calling code (D9, docs/domain). */
export function addressChecks(country: string, code: string): Record<keyof AddressForm, readonly Check[]> {
  const china = country === 'CN';
  return {
    address_type: [required],
    salutation: [required],
    first_name: [required, SHORT],
    last_name: [required, SHORT],
    mobile_code: [required],
    mobile: [required, mobileRule(code)],
    email: [ifGiven(emailRule, SHORT)],
    country: [required],
    province: china ? [required] : [SHORT],
    city: [required, SHORT],
    district: china ? [required] : [SHORT],
    address_line: [required, SHORT],
    address_line_2: [SHORT],
    address_line_3: [SHORT],
    company: [atMost(100)],
    tel_number: [ifGiven(telephone)],
    zip_code: [required, postcodeRule(country)],
    id_card_number: [ifGiven(idCard)],
    latin_name: [ifGiven(latin, atMost(LATIN_MAX))],
    latin_address: [ifGiven(latin, atMost(LATIN_MAX))],
  };
}
