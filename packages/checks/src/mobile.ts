import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Numbers Ofcom keeps free for drama, 07700 900000 to 900999: never assigned, so numbering plans call them invalid. */
const DRAMA_NUMBER = /^\+447700900\d{3}$/;

/**
 * A mobile number in E.164 from the country calling code ("+44", "44" or "0044") and the number as people write it
 * there, with or without the leading zero. Numbers set aside for examples (+44 7700 900xxx) are accepted.
 * @returns "+447700900142", or null when the country has no such mobile number; a long number is refused, never cut
 */
export function mobileE164(mobileCode: string, national: string): string | null {
  const callingCode = mobileCode
    .normalize('NFKC')
    .trim()
    .replace(/^(\+|00)/, '');
  if (!/^[1-9]\d{0,3}$/.test(callingCode)) return null;
  const written = national.normalize('NFKC').trim();
  if (!/^\+?[\d ()./-]{3,32}$/.test(written)) return null;
  const international = written.startsWith('+') ? written : `+${callingCode}${written}`;
  const phone = parsePhoneNumberFromString(international, { extract: false });
  if (!phone || phone.countryCallingCode !== callingCode) return null;
  return phone.isValid() || DRAMA_NUMBER.test(phone.number) ? phone.number : null;
}

/** A national mobile number for lists: the first 3 and the last 4 digits, "139 **** 1234"; what is shorter than 8 digits is hidden whole. */
export function maskMobile(national: string): string {
  const digits = national.replace(/\D/g, '');
  return digits.length < 8 ? '****' : `${digits.slice(0, 3)} **** ${digits.slice(-4)}`;
}
