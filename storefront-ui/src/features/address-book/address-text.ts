import type { Locale } from '@parcelway/look';

/** The parts of an address that are shown; rows of the book and snapshots of orders both have them. */
export interface ShownAddress {
  readonly user_name?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address_line: string;
  readonly zip_code: string;
}

const HAN = /\p{Script=Han}/u;
const COUNTRY: Readonly<Record<string, Record<Locale, string>>> = {
  GB: { 'zh-cn': '英国', en: 'United Kingdom' },
  CN: { 'zh-cn': '中国', en: 'China' },
};

/** A country's name, or its code where there is none. */
export function countryName(code: string, locale: Locale): string {
  return COUNTRY[code]?.[locale] ?? code;
}

/** Chinese names family first and unspaced, others given name first. */
export function personName(address: ShownAddress): string {
  const { user_name, first_name = '', last_name = '' } = address;
  if (user_name) return user_name;
  return HAN.test(last_name + first_name) ? `${last_name}${first_name}` : `${first_name} ${last_name}`.trim();
}

const joined = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between);

/** The address as it is written in its own country, largest part first in China: the street line and the line below it. */
export function addressLines(address: ShownAddress, locale: Locale): [string, string] {
  const { country, province, city, district, address_line, zip_code } = address;
  if (country === 'CN') {
    const areas = province === city ? [city, district] : [province, city, district];
    return [joined([...areas, address_line], ' '), joined([zip_code, countryName(country, locale)], ' · ')];
  }
  return [
    address_line,
    joined([joined([city, province], ', '), zip_code, countryName(country, locale)], ' · '),
  ];
}

/** The address on one line, for the clipboard. */
export function addressAsText(address: ShownAddress, phone: string, locale: Locale): string {
  return joined([personName(address), phone, ...addressLines(address, locale)], ', ');
}

/** A place without the word that says what it is: 甘肃省 → 甘肃, 敦煌市 → 敦煌. Short names stay whole. */
export function shortPlace(name: string): string {
  const short = name.replace(/(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|省|市)$/u, '');
  return short.length >= 2 ? short : name;
}

/** Where a parcel goes in two words: `甘肃 敦煌`; a county-level city is the district of its prefecture. */
export function placeOf(address: ShownAddress): string {
  if (address.country !== 'CN') return shortPlace(address.city);
  const town = address.district.endsWith('市') ? address.district : address.city;
  const province = shortPlace(address.province);
  return province === shortPlace(town) ? province : `${province} ${shortPlace(town)}`;
}
