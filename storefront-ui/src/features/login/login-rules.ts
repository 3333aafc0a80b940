import type { Check } from '../../ui/rules';

const MEMBER_CENTRE = '/user/account/overview';

/** User names have 3 to 16 characters. */
export const username: Check = (text) => {
  const length = [...text.trim()].length;
  return length >= 3 && length <= 16 ? null : { key: 'rule.username' };
};

/** Where a log in leads: a path of this site, never another site and never the log-in page itself. */
export function safeTarget(target: string | null): string {
  if (!target || !target.startsWith('/') || /^\/[/\\]/.test(target) || target.startsWith('/user/login')) {
    return MEMBER_CENTRE;
  }
  return target;
}
