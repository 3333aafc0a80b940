import { isCurrency, isLatin, postcodeFault, splitAddressLine } from '@parcelway/checks';
import type { FieldError, SheetOrderBody } from '@parcelway/contracts';

/** Digits that carriers take of a phone number; E.164 has no more. */
const PHONE_DIGITS = 15;
const LINE = 35;
const LINES = 3;

/**
 * What carriers would reject or cut, refused before anything is paid (D9): an address that does not fit three lines of 35 characters, a phone number of
 * more than 15 digits, a postcode that its country does not have, goods without an English name or a known currency (customs, D8).
 */
export function sheetFaults(
  body: Pick<
    SheetOrderBody,
    'receiverDetailAddress' | 'receiverTelephone' | 'receiverZipCode' | 'receiverCountryCode' | 'items'
  >,
): FieldError[] {
  const faults: FieldError[] = [];
  const split = splitAddressLine(body.receiverDetailAddress, LINE, LINES);
  if (!split.fits)
    faults.push({
      field: 'receiverDetailAddress',
      rule: 'address_lines',
      params: { max: LINE, lines: LINES, line: split.line },
    });
  const digits = body.receiverTelephone.replace(/\D/g, '').length;
  if (digits > PHONE_DIGITS)
    faults.push({ field: 'receiverTelephone', rule: 'phone_digits', params: { max: PHONE_DIGITS } });
  else if (digits < 5) faults.push({ field: 'receiverTelephone', rule: 'pattern' });
  const postcode = postcodeFault(body.receiverCountryCode, body.receiverZipCode);
  if (postcode) faults.push({ field: 'receiverZipCode', ...postcode });
  for (const [index, item] of body.items.entries()) {
    if (!isLatin(item.itemEnglishName))
      faults.push({ field: `items.${index}.itemEnglishName`, rule: 'latin' });
    if (!isCurrency(item.itemUnitPriceCurrency))
      faults.push({ field: `items.${index}.itemUnitPriceCurrency`, rule: 'currency' });
  }
  return faults;
}

/** The address as carriers take it: 1 to 3 lines of at most 35 characters. @throws RangeError for one that does not fit */
export function addressLines(text: string): readonly string[] {
  const split = splitAddressLine(text, LINE, LINES);
  if (!split.fits) throw new RangeError(`line ${split.line} of the address does not fit`);
  return split.lines;
}
