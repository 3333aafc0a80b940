import type { AddressSnapshot } from '@parcelway/contracts';
import type { PartyData } from '../document';

/** What Chinese address books put where a municipality or a county-level city has no city of its own. */
const NO_CITY = new Set(['', '市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划']);
const englishRegions = new Intl.DisplayNames(['en'], { type: 'region' });

/** English name of a country by its ISO 3166-1 alpha-2 code; the code itself where there is none. */
export function countryName(code: string): string {
  return englishRegions.of(code.toUpperCase()) ?? code;
}

/** The city of an address as people name it: the province for Beijing, Shanghai and the like. */
export function cityOf(address: Pick<AddressSnapshot, 'city' | 'province' | 'district'>): string {
  if (!NO_CITY.has(address.city)) return address.city;
  return address.province || address.district;
}

/** Province, city and district in that order, each once, without placeholders. */
export function regionOf(address: Pick<AddressSnapshot, 'city' | 'province' | 'district'>): string[] {
  return [...new Set([address.province, address.city, address.district])].filter(
    (part) => !NO_CITY.has(part),
  );
}

/** "+86 139 0000 1234", "+44 7700 900142"; other countries' digits stay together. */
export function printedPhone(mobileCode: string, mobile: string): string {
  const code = mobileCode.replace(/\D/g, '');
  const digits = mobile.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '');
  const groups = { '86': /^(\d{3})(\d{4})(\d{4})$/, '44': /^(\d{4})(\d{6})$/ }[code]?.exec(digits)?.slice(1);
  return [`+${code}`, ...(groups ?? [digits])].join(' ');
}

/** A person and an address, ready to print: Chinese ones from the province down, others with town and country last. */
export function printedParty(address: AddressSnapshot): PartyData {
  const street = [address.company, address.address_line, address.address_line_2, address.address_line_3];
  const lines =
    address.country === 'CN'
      ? [[...regionOf(address), address.zip_code].join(' '), ...street]
      : [...street, townLine(address)];
  return {
    name: address.user_name,
    latinName:
      address.latin_name && address.latin_name !== address.user_name ? address.latin_name : undefined,
    phone: printedPhone(address.mobile_code, address.mobile),
    lines: lines.filter((line) => line.trim() !== ''),
    latinLine: latinLine(address),
  };
}

function townLine({ city, province, zip_code, country }: AddressSnapshot): string {
  const town = [...new Set([city, province].filter(Boolean))].join(', ');
  return `${town} ${zip_code}, ${countryName(country)}`.trim();
}

function latinLine({ latin_address, country }: AddressSnapshot): string | undefined {
  if (!latin_address) return undefined;
  const name = countryName(country).toUpperCase();
  return latin_address.toUpperCase().endsWith(name) ? latin_address : `${latin_address}, ${name}`;
}
