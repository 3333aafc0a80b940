/** The two tokens of somebody who is logged in. */
export interface Tokens {
  readonly token: string;
  /** '' when this session cannot be renewed. */
  readonly refreshToken: string;
}

/** The part of the browser's `localStorage` that is needed here. */
export interface TokenStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The tokens of one identity, kept over reloads and shared by the tabs of one browser: every look reads what is stored, so a tab
 * sees at once what another has renewed.
 */
export class SessionStore {
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly storage: TokenStorage,
    readonly key: string,
  ) {}

  get(): Tokens | null {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(this.key) ?? 'null');
      if (typeof stored !== 'object' || stored === null) return null;
      const { token, refreshToken } = stored as Partial<Tokens>;
      return token ? { token, refreshToken: refreshToken ?? '' } : null;
    } catch {
      // A broken entry is the same as none.
      return null;
    }
  }

  set(next: Tokens | null): void {
    if (next) this.storage.setItem(this.key, JSON.stringify(next));
    else this.storage.removeItem(this.key);
    this.tell();
  }

  /** To be called with each `storage` event: another tab has logged in, out, or renewed. `null` stands for all keys. */
  readonly onStorage = (event: { readonly key: string | null }): void => {
    if (event.key === this.key || event.key === null) this.tell();
  };

  /** Fits React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}
