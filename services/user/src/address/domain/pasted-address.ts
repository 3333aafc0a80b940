import { chineseIdCard, ukPostcode } from '@parcelway/checks';
import type { AreaRow, GuessedAddress } from '@parcelway/contracts';
import type { PhoneNumber } from 'libphonenumber-js/max';
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { readBritish } from './pasted-british';
import { readChinese } from './pasted-chinese';
import type { Guess, LineKind, PastedLine } from './pasted-lines';
import { AFTER_POSTCODE, linesOf } from './pasted-lines';

const EMAIL = /[^\s@,，:：;；]+@[^\s@,，;；]+\.[a-z]{2,}/iu;
const ID_CARD = /(?<!\d)\d{17}[\dXx](?![\dXx])/u;
const BRITISH_POSTCODE = /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/iu;
/** A Chinese mobile number, so that the postcode behind it is not taken for more of it. */
const CHINESE_MOBILE = /(?<!\d)(?:(?:\+|00)?86[ -]?)?1[3-9]\d(?:[ -]?\d){8}(?!\d)/u;
/** Anything else that is written like a phone number. */
const DIALLED = /(?<![\p{L}\d/.-])(?:\+|0)[\d ().-]{8,18}\d(?!\d)/u;
const HAN = /\p{Script=Han}/u;

const NEEDED = ['first_name', 'last_name', 'mobile', 'city', 'address_line', 'zip_code'] as const;

/**
 * Guesses the fields of a pasted Chinese or British address block. Nothing is invented: what the block does not say stays away, and `unsure`
 * names the fields that are missing or only likely. `areas` are the areas of mainland China.
 */
export function guessAddress(
  text: string,
  areas: readonly AreaRow[],
): { fields: GuessedAddress; unsure: readonly string[] } {
  const fields: Guess = {};
  const unsure = new Set<string>();
  let rest = text.normalize('NFKC');
  const take = (pattern: RegExp, between = '\n'): string | undefined => {
    const found = pattern.exec(rest);
    if (!found) return undefined;
    rest = rest.slice(0, found.index) + between + rest.slice(found.index + found[0].length);
    return found[0];
  };
  const email = take(EMAIL);
  if (email) fields.email = email.toLowerCase();
  const idCard = take(ID_CARD);
  if (idCard) {
    fields.id_card_number = chineseIdCard(idCard) ?? idCard.toUpperCase();
    if (chineseIdCard(idCard) === null) unsure.add('id_card_number');
  }
  const found = BRITISH_POSTCODE.exec(rest);
  const postcode = found ? ukPostcode(found[0])?.postcode : undefined;
  if (postcode) {
    fields.zip_code = postcode;
    take(BRITISH_POSTCODE, `\n${AFTER_POSTCODE}`);
  }
  fields.country = postcode === undefined && HAN.test(rest) ? 'CN' : 'GB';
  rest = takePhones(rest, fields, unsure);

  const lines: readonly PastedLine[] = linesOf(rest);
  const labelled = (kind: LineKind): string | undefined => lines.find((line) => line.kind === kind)?.text;
  if (fields.country === 'CN') readChinese(fields, lines, labelled('name'), areas, unsure);
  else readBritish(fields, lines, unsure);
  for (const name of NEEDED) if (!fields[name]) unsure.add(name);
  return { fields, unsure: [...unsure] };
}

/** Reads the mobile number and a landline beside it; answers the text without them. */
function takePhones(text: string, fields: Guess, unsure: Set<string>): string {
  const country = fields.country === 'CN' ? 'CN' : 'GB';
  let rest = text;
  const cut = (from: number, to: number): void => {
    rest = `${rest.slice(0, from)}\n${rest.slice(to)}`;
  };
  const keep = (number: PhoneNumber): void => {
    if (number.getType() === 'FIXED_LINE') {
      fields.tel_number ??=
        number.country === country ? number.formatNational() : number.formatInternational();
      return;
    }
    if (fields.mobile) return;
    fields.mobile_code = `+${number.countryCallingCode}`;
    fields.mobile = String(number.nationalNumber);
    if (!number.isValid()) unsure.add('mobile');
  };
  const takeWritten = (pattern: RegExp): boolean => {
    const found = pattern.exec(rest);
    const number = found && parsePhoneNumberFromString(found[0], country);
    if (!found || !number?.isPossible()) return false;
    cut(found.index, found.index + found[0].length);
    keep(number);
    return true;
  };
  if (country === 'CN') takeWritten(CHINESE_MOBILE);
  // A comma after a phone number would begin an extension.
  for (const { startsAt, endsAt, number } of findPhoneNumbersInText(
    rest.replace(/[,;]/gu, '\n'),
    country,
  ).reverse()) {
    cut(startsAt, endsAt);
    keep(number);
  }
  if (!fields.mobile && !fields.tel_number) takeWritten(DIALLED);
  return rest;
}
