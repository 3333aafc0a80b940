import { mobileE164 } from '@parcelway/checks';
import type { Check } from './rules';

/** An e-mail address with a host of two parts at least. */
export const emailRule: Check = (text) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) ? null : { key: 'rule.email' };

/** A mobile number of that calling code, as people write it there. */
export function mobileRule(code: string): Check {
  return (text) => {
    if (mobileE164(code, text) !== null) return null;
    return { key: code === '44' ? 'rule.gbPhone' : code === '86' ? 'rule.cnPhone' : 'rule.phone' };
  };
}
