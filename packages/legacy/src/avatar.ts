/** What the existing clients show for somebody without a picture; they store it back as if it were one. */
const DEFAULT_AVATAR = '/static/images/avatar.png';

/** A stored avatar for the clients: theirs when there is none. */
export function shownAvatar(stored: unknown): string {
  return typeof stored === 'string' && stored !== '' ? stored : DEFAULT_AVATAR;
}

/** What a client posts as avatar, as it is stored: the clients' own picture is none. */
export function storedAvatar(posted: unknown): unknown {
  return posted === DEFAULT_AVATAR ? '' : posted;
}
