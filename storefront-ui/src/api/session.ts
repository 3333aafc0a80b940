/** The two tokens of a member who is logged in, kept over reloads and shared by the tabs of one browser. */
export interface Session {
  readonly token: string;
  /** Empty when the member did not ask to stay logged in. */
  readonly refreshToken: string;
}

const KEY = 'parcelway.member';
const listeners = new Set<() => void>();

const read = (): Session | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored === 'object' && stored !== null && 'token' in stored && 'refreshToken' in stored) {
      return { token: String(stored.token), refreshToken: String(stored.refreshToken) };
    }
  } catch {
    // A broken entry is the same as none.
  }
  return null;
};

let current: Session | null = typeof localStorage === 'undefined' ? null : read();

const changeTo = (next: Session | null): void => {
  current = next;
  listeners.forEach((listener) => listener());
};

/** Reads and changes the session; `subscribe` fits React's `useSyncExternalStore`. */
export const sessionStore = {
  get: (): Session | null => current,
  set(next: Session | null): void {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
    changeTo(next);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab logged in, out, or refreshed: follow it.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) changeTo(read());
  });
}
