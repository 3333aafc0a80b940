import type { MobileParts } from '../address/domain/contact';
import { mobileParts } from '../address/domain/contact';

const CHINESE_MOBILE = /^1[3-9]\d{9}$/;
const HOME_CODE = '+44';

/**
 * A mobile number as a member types it, in the two parts that are stored; null when there is no such number. Clients that know no
 * calling codes send none: then eleven digits from 13 to 19 are Chinese and the rest is British, unless the number begins with a plus.
 */
export function typedMobile(mobile: string, code = ''): MobileParts | null {
  const written = mobile.trim();
  if (code !== '') return mobileParts(code, written);
  if (written.startsWith('+')) return international(written);
  return mobileParts(CHINESE_MOBILE.test(written.replace(/[\s-]/g, '')) ? '+86' : HOME_CODE, written);
}

/** Calling codes have one to three digits: the right one is the one that makes a number. */
function international(written: string): MobileParts | null {
  const digits = written.replace(/\D/g, '');
  for (const length of [1, 2, 3]) {
    const parts = mobileParts(`+${digits.slice(0, length)}`, `+${digits}`);
    if (parts) return parts;
  }
  return null;
}
