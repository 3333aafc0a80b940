import type { Balance, LoggedIn, MemberProfile } from '@parcelway/contracts';
import { shownAvatar, withOlderSpellings } from '@parcelway/legacy';

/**
 * The member's own record as the clients keep it, times in both spellings. Without tokens: the clients lay it over what they hold, and
 * an empty token would log them out.
 */
export function memberInfo(
  profile: MemberProfile,
  { money, currency, is_frozen }: Balance,
): Record<string, unknown> {
  return withOlderSpellings({
    ...profile,
    avatar: shownAvatar(profile.avatar),
    money,
    currency,
    is_frozen,
  });
}

/** What a log in answers: the record with both tokens, the refresh token in both spellings, the time of the log in before. */
export function loggedInMember(
  member: LoggedIn,
  profile: MemberProfile,
  balance: Balance,
): Record<string, unknown> {
  const { last_login_time, token, refresh_token } = member;
  return {
    ...memberInfo({ ...profile, last_login_time }, balance),
    token,
    refresh_token,
    refreshToken: refresh_token,
  };
}
