import { USERNAME_PATTERN } from '@parcelway/checks';
import type { Check } from '../../ui/rules';

const MEMBER_CENTRE = '/user/account/overview';

/** What names an account in the log in: a user name, an e-mail address or a mobile number. */
export const accountName: Check = (text) => {
  const name = text.trim();
  const length = [...name].length;
  if (name.includes('@') || /^\+?[\d ]{5,}$/.test(name))
    return length <= 50 ? null : { key: 'rule.username' };
  return length >= 3 && length <= 16 ? null : { key: 'rule.username' };
};

/** A new user name: a letter first, then letters, digits and underscores, 3 to 16 in all. */
export const newUsername: Check = (text) =>
  USERNAME_PATTERN.test(text.trim()) ? null : { key: 'rule.newUsername' };

/** Where a log in leads: a path of this site, never another site and never the log-in page itself. */
export function safeTarget(target: string | null): string {
  if (!target || !target.startsWith('/') || /^\/[/\\]/.test(target) || target.startsWith('/user/login')) {
    return MEMBER_CENTRE;
  }
  return target;
}
