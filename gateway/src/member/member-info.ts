import type { Balance, LoggedIn, MemberProfile } from '@parcelway/contracts';
import { withOlderSpellings } from '@parcelway/legacy';

/**
 * The member's own record as the clients keep it, times in both spellings. Without tokens: the clients lay it over what they hold, and
 * an empty token would log them out.
 */
export function memberInfo(
  profile: MemberProfile,
  { money, currency, is_frozen }: Balance,
): Record<string, unknown> {
  return withOlderSpellings({ ...profile, money, currency, is_frozen });
}

/** What a log in answers: the record with both tokens, the refresh token in both spellings. */
export function loggedInMember(member: LoggedIn): Record<string, unknown> {
  return withOlderSpellings({ ...member, refreshToken: member.refresh_token });
}
