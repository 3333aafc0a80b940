import type { LoggedIn } from '@parcelway/contracts';
import { localTimeText, withOlderSpellings } from '@parcelway/legacy';

/** An admin who just logged in, as the legacy clients keep it: both tokens, the time of the log in before as local text or ''. */
export function loggedInAdmin(admin: LoggedIn): Record<string, unknown> {
  return withOlderSpellings({
    id: admin.id,
    username: admin.username,
    nickname: admin.nickname,
    avatar: admin.avatar,
    last_login_time: admin.last_login_time === null ? '' : localTimeText(admin.last_login_time),
    token: admin.token,
    refresh_token: admin.refresh_token,
    refreshToken: admin.refresh_token,
  });
}
