import { chineseIdCard, ukPostcode } from '@parcelway/checks';
import type { AreaRow, GuessedAddress } from '@parcelway/contracts';
import { findPhoneNumbersInText } from 'libphonenumber-js/max';

type Guess = { -readonly [Name in keyof GuessedAddress]?: GuessedAddress[Name] };

/** What people write before a value, in both languages. */
const LABEL =
  /(?:收件人|收货人|寄件人|联系人|姓名|手机号码|手机|联系电话|电话|所在地区|详细地址|收货地址|地址|邮政编码|邮编|身份证号码|身份证号|身份证|(?:full )?name|phone|mobile|tel(?:ephone)?|address|post ?code|zip(?: code)?|e-?mail)\s*[:：]\s*/giu;
const EMAIL = /[^\s@,，;；]+@[^\s@,，;；]+\.[a-z]{2,}/iu;
const ID_CARD = /(?<!\d)\d{17}[\dXx](?!\d)/u;
const CHINESE_POSTCODE = /(?<!\d)\d{6}(?!\d)/u;
const BRITISH_POSTCODE = /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/iu;
const BREAK = /[\n\r\t,，;；、|]+/u;
const HAN = /\p{Script=Han}/u;
const CHINESE_NAME = /^\p{Script=Han}{2,4}$/u;
const WORD_OF_ADDRESS = /[省市区县镇乡村路街巷弄号楼栋室苑园厦]/u;
const TWO_CHARACTER_SURNAME =
  /^(?:欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|司徒|夏侯|长孙|宇文|端木|独孤|南宫|百里)/u;
const LATIN_NAME =
  /^(?:(?:mr|mrs|ms|miss|dr)\.? )?[\p{Script=Latin}'’.-]+(?: [\p{Script=Latin}'’.-]+){1,3}$/iu;
const TITLE = /^(mr|mrs|ms|miss|dr)\.? /iu;
const BRITAIN = /^(?:united kingdom|great britain|uk|gb|england|scotland|wales|northern ireland|英国)$/iu;
const CHINA = /^(?:china|p\.?r\.? ?china|中国|中华人民共和国)/iu;

const FIELDS = ['first_name', 'last_name', 'mobile', 'city', 'address_line', 'zip_code'] as const;

/**
 * Guesses the fields of a pasted Chinese or British address block. Nothing is invented: what the block does not say stays away, and `unsure`
 * names needed fields that are missing or only likely. `areas` are the areas of mainland China.
 */
export function guessAddress(
  text: string,
  areas: readonly AreaRow[],
): { fields: GuessedAddress; unsure: readonly string[] } {
  const fields: Guess = {};
  const unsure = new Set<string>();
  // A comma after a phone number would begin an extension.
  let rest = text.normalize('NFKC').replace(LABEL, '\n').replace(/[,;]/gu, '\n');
  const take = (pattern: RegExp, accept: (found: string) => string | null): string | undefined => {
    const found = pattern.exec(rest);
    const value = found ? accept(found[0]) : null;
    if (!found || value === null) return undefined;
    rest = `${rest.slice(0, found.index)}\n${rest.slice(found.index + found[0].length)}`;
    return value;
  };
  const email = take(EMAIL, (found) => found.toLowerCase());
  if (email) fields.email = email;
  const idCard = take(ID_CARD, chineseIdCard);
  if (idCard) fields.id_card_number = idCard;

  const postcode = take(BRITISH_POSTCODE, (found) => ukPostcode(found)?.postcode ?? null);
  const isChinese = postcode === undefined && HAN.test(rest);
  const phone = phoneIn(rest, isChinese ? 'CN' : 'GB');
  if (phone) {
    rest = `${rest.slice(0, phone.startsAt)}\n${rest.slice(phone.endsAt)}`;
    Object.assign(fields, { mobile_code: phone.code, mobile: phone.national });
  }
  if (isChinese) guessChinese(fields, rest, areas, unsure);
  else guessBritish(fields, rest, postcode, unsure);
  for (const name of FIELDS) if (!fields[name]) unsure.add(name);
  return { fields, unsure: [...unsure] };
}

function phoneIn(text: string, country: 'CN' | 'GB') {
  const [found] = findPhoneNumbersInText(text, country);
  if (!found) return null;
  return {
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    code: `+${found.number.countryCallingCode}`,
    national: String(found.number.nationalNumber),
  };
}

const partsOf = (text: string): string[] =>
  text
    .split(BREAK)
    .map((part) => part.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);

function guessChinese(fields: Guess, text: string, areas: readonly AreaRow[], unsure: Set<string>): void {
  fields.country = 'CN';
  let rest = text;
  const zip = CHINESE_POSTCODE.exec(rest);
  if (zip) {
    fields.zip_code = zip[0];
    rest = rest.replace(zip[0], '\n');
  }
  const parts = partsOf(rest)
    .flatMap((part) => part.split(' '))
    .map((part) => part.replace(CHINA, ''))
    .filter(Boolean);
  const isPlace = (part: string): boolean =>
    WORD_OF_ADDRESS.test(part) || areas.some((area) => area.name === part || area.shortname === part);
  const name = parts.find((part) => CHINESE_NAME.test(part) && !isPlace(part));
  if (name) {
    const surname = TWO_CHARACTER_SURNAME.exec(name)?.[0] ?? name.slice(0, 1);
    Object.assign(fields, { last_name: surname, first_name: name.slice(surname.length) });
  }
  const address = parts.filter((part) => part !== name).join('');
  const place = placeIn(address, areas);
  const { province, city, district } = place;
  Object.assign(fields, {
    ...(province ? { province } : {}),
    ...(city ? { city } : {}),
    ...(district ? { district } : {}),
    ...(place.rest ? { address_line: place.rest } : {}),
  });
  for (const [field, value] of [
    ['province', province],
    ['district', district],
  ] as const)
    if (!value) unsure.add(field);
  if (place.isGuessed) unsure.add('city');
}

interface Place {
  readonly province?: string;
  readonly city?: string;
  readonly district?: string;
  readonly rest: string;
  /** The city was not written: its district says which. */
  readonly isGuessed: boolean;
}

/** Province, city and district that an address begins with, by whole or short names, and what follows them. */
function placeIn(address: string, areas: readonly AreaRow[]): Place {
  let rest = address;
  const eat = (candidates: readonly AreaRow[]): AreaRow | undefined => {
    const names = candidates
      .flatMap((area) => [area.name, area.shortname].map((name) => ({ area, name })))
      .sort((left, right) => right.name.length - left.name.length);
    const hit = names.find(({ name }) => rest.startsWith(name));
    if (hit) rest = rest.slice(hit.name.length);
    // A short name with its ending: 甘肃省, written of 甘肃.
    if (hit && hit.name === hit.area.shortname) rest = rest.replace(/^[省市区县]/u, '');
    return hit?.area;
  };
  const below = (area: AreaRow | undefined, level: number): readonly AreaRow[] =>
    areas.filter((one) => one.level === level && (area === undefined || one.pid === area.id));
  const byId = (id: number | undefined): AreaRow | undefined => areas.find((one) => one.id === id);
  let province = eat(below(undefined, 1));
  let city = eat(province ? below(province, 2) : below(undefined, 2));
  const cities = city ? [city] : province ? below(province, 2) : [];
  const district = eat(cities.length > 0 ? cities.flatMap((one) => below(one, 3)) : below(undefined, 3));
  const isGuessed = city === undefined && district !== undefined;
  city ??= byId(district?.pid);
  province ??= byId(city?.pid);
  return {
    ...(province ? { province: province.name } : {}),
    ...(city ? { city: city.name } : {}),
    ...(district ? { district: district.name } : {}),
    rest,
    isGuessed,
  };
}

/** Name first, then lines, the town last before the postcode, as the post office has it; a county may follow the town. */
function guessBritish(fields: Guess, text: string, postcode: string | undefined, unsure: Set<string>): void {
  fields.country = 'GB';
  if (postcode) fields.zip_code = postcode;
  const parts = partsOf(text).filter((part) => !BRITAIN.test(part));
  const [first, ...others] = parts;
  const hasName = first !== undefined && LATIN_NAME.test(first) && others.length > 1;
  if (hasName) {
    const title = TITLE.exec(first)?.[1];
    if (title) fields.salutation = salutationOf(title);
    const words = first.replace(TITLE, '').split(' ');
    Object.assign(fields, { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) });
  }
  const lines = hasName ? others : parts;
  const town = lines.findLastIndex((line) => !/\d/u.test(line));
  if (town > 0) {
    fields.city = lines[town] ?? '';
    const street = lines.filter((_, at) => at !== town).slice(0, 3);
    for (const [at, line] of street.entries())
      fields[(['address_line', 'address_line_2', 'address_line_3'] as const)[at] ?? 'address_line_3'] = line;
    if (town !== lines.length - 1 || street.length > 2) unsure.add('city');
  } else if (lines[0]) fields.address_line = lines[0];
}

function salutationOf(title: string): 'Mr' | 'Mrs' | 'Ms' | 'Miss' | 'Dr' {
  return (title.charAt(0).toUpperCase() + title.slice(1).toLowerCase()) as 'Mr';
}
