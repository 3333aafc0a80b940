import type { AdminAccess, AdminProfile, LoggedIn } from '@parcelway/contracts';
import { localTimeText, shownAvatar, withOlderSpellings } from '@parcelway/legacy';

/** The admin of the boot call: without tokens, since the client lays it over what it holds. */
export function bootAdmin(admin: AdminAccess): Record<string, unknown> {
  const { id, username, nickname, avatar, super: isSuper } = admin;
  return withOlderSpellings({
    ...{ id, username, nickname, avatar: shownAvatar(avatar) },
    last_login_time: lastLogin(admin),
    super: isSuper,
  });
}

/** The own record as the profile page reads it; its keys for tokens are there and empty. */
export function profileInfo(profile: AdminProfile): Record<string, unknown> {
  return withOlderSpellings({
    ...profile,
    last_login_time: lastLogin(profile),
    token: '',
    refresh_token: '',
  });
}

function lastLogin({ last_login_time }: Pick<LoggedIn, 'last_login_time'>): string {
  return last_login_time === null ? '' : localTimeText(last_login_time);
}

/** An admin who just logged in, as the legacy clients keep it: both tokens, the time of the log in before as local text or ''. */
export function loggedInAdmin(admin: LoggedIn): Record<string, unknown> {
  return withOlderSpellings({
    id: admin.id,
    username: admin.username,
    nickname: admin.nickname,
    avatar: shownAvatar(admin.avatar),
    last_login_time: lastLogin(admin),
    token: admin.token,
    refresh_token: admin.refresh_token,
    refreshToken: admin.refresh_token,
  });
}
