import { PASSWORD_PATTERN } from '@parcelway/checks';
import type { Check } from '../../ui/rules';

/** 6 to 32 characters, none of `& < > " '`. */
export const passwordRule: Check = (text) => (PASSWORD_PATTERN.test(text) ? null : { key: 'rule.password' });

/** The same text as another field. */
export function sameAs(other: () => string): Check {
  return (text) => (text === other() ? null : { key: 'rule.passwordAgain' });
}

/** How hard a password is to guess, in three words; `none` while nothing is typed. */
export type Strength = 'none' | 'weak' | 'fair' | 'strong';

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** Length counts most: kinds of characters help a short password only so far, repeats not at all. */
export function strengthOf(password: string): Strength {
  if (!password) return 'none';
  const different = new Set(password).size;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length < 8 || different < 5) return 'weak';
  if (password.length >= 16 && different >= 8) return 'strong';
  return password.length >= 12 && kinds >= 3 && different >= 8 ? 'strong' : kinds >= 2 ? 'fair' : 'weak';
}
