/** What a log in left behind: the access token and, when given, the token that renews it. */
export interface Session {
  readonly token: string;
  /** '' when this session cannot be renewed. */
  readonly refreshToken: string;
}

const KEY = 'parcelway.admin.session';

/** The stored session; null when nobody is logged in. */
export function readSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { token, refreshToken } = stored as Partial<Session>;
    return token ? { token, refreshToken: refreshToken ?? '' } : null;
  } catch {
    return null;
  }
}

export function writeSession(session: Session): void {
  localStorage.setItem(KEY, JSON.stringify(session));
}

export function clearSession(): void {
  localStorage.removeItem(KEY);
}
