import type { Language } from '../src';
import { Client, SessionStore } from '../src';
import type { TokenStorage } from '../src/session-store';

/** One tab: its client, and what that has told the page. */
export interface Tab {
  readonly client: Client;
  readonly sessions: SessionStore;
  loginsNeeded: number;
  readonly redirects: string[];
  readonly told: string[];
}

/** What a browser gives its tabs: one storage, one set of locks, and a network that remembers what was sent. */
export class FakeBrowser {
  readonly storage: TokenStorage;
  private readonly realFetch = globalThis.fetch;
  private urls: string[] = [];
  private isBroken: (url: string) => boolean = () => false;
  private lastLock: Promise<unknown> = Promise.resolve();

  constructor(private readonly origin: string) {
    const stored = new Map<string, string>();
    this.storage = {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    };
    globalThis.fetch = (input, init) => {
      const url = String(input);
      this.urls.push(url);
      return this.isBroken(url) ? Promise.reject(new TypeError('fetch failed')) : this.realFetch(input, init);
    };
  }

  openTab(identity: 'member' | 'admin', hasLocks = true, language: Language = 'zh-cn'): Tab {
    const sessions = new SessionStore(this.storage, identity);
    const tab: Tab = {
      loginsNeeded: 0,
      redirects: [],
      told: [],
      sessions,
      client: new Client({
        identity,
        sessions,
        origin: this.origin,
        language: () => language,
        onLoginNeeded: () => (tab.loginsNeeded += 1),
        onRedirect: (path) => tab.redirects.push(path),
        onSuccess: (text) => tab.told.push(text),
        locks: hasLocks ? { request: (_name, task) => this.lock(task) } : undefined,
      }),
    };
    return tab;
  }

  /** What was sent since `forget`. */
  sent(): readonly string[] {
    return this.urls;
  }
  renewals(): number {
    return this.urls.filter((url) => /refresh/i.test(url)).length;
  }
  forget(): void {
    this.urls = [];
  }
  /** From now on the network fails for these addresses. */
  break(isBroken: (url: string) => boolean): void {
    this.isBroken = isBroken;
  }
  close(): void {
    globalThis.fetch = this.realFetch;
  }

  private lock(task: () => Promise<boolean>): Promise<boolean> {
    const turn = this.lastLock.then(task);
    this.lastLock = turn.catch(() => undefined);
    return turn;
  }
}
