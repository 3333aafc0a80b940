import type { Meaning, Reply } from './answer-reading';
import { readEnvelope, readRest, textOf, UNREADABLE } from './answer-reading';
import { ApiError } from './api-error';
import { CallsInFlight, DUPLICATE } from './calls-in-flight';
import type { Language } from './failure-texts';
import { noAnswerText, successText } from './failure-texts';
import { LoadingCounter } from './loading-counter';
import { queryString } from './query-string';
import type { SessionStore, Tokens } from './session-store';

/** As long as the product's other clients wait, in milliseconds. */
const TIMEOUT_MS = 60_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call may say beyond its address. */
export interface CallOptions {
  readonly query?: Readonly<Record<string, unknown>>;
  /** A value to send as JSON, or a form with files. A form has no time limit: how long an upload takes depends on its size. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** One intended write has one key, repeated with its retries. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
  /** The same call may be under way twice. */
  readonly keepDuplicates?: boolean;
  /** Nothing on the page shows that it is loading: for what is asked in the background. */
  readonly inBackground?: boolean;
  /** Tells the reader of a success, in the server's words or with a plain sentence. */
  readonly tellSuccess?: boolean;
}

/** A success: what was asked for, with what came along. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
}

/** Runs one at a time over all tabs of a browser, as `navigator.locks` does. */
interface Locks {
  request(name: string, task: () => Promise<boolean>): Promise<boolean>;
}

export interface ClientSettings {
  /** Whose client this is: which tokens it sends, and which log in it belongs to. */
  readonly identity: 'member' | 'admin';
  readonly sessions: SessionStore;
  readonly language: () => Language;
  /** Called when the server wants a log in; the session is already cleared. */
  readonly onLoginNeeded: () => void;
  /** Called when the server sends the reader elsewhere; a path of the product's client, such as `/user`. */
  readonly onRedirect: (path: string) => void;
  /** Called with the sentence of a success that was to be told. */
  readonly onSuccess: (text: string) => void;
  /** '' in a browser; tests give the gateway's address. */
  readonly origin?: string;
  /** Absent where the page is not secure: then each tab renews for itself. */
  readonly locks?: Locks | undefined;
}

const home = { member: '/user', admin: '/admin' } as const;

/** Paths under `/rest` answer JSON and problem details, all others the envelope. */
const isRest = (path: string): boolean => path.startsWith('/rest/');

/**
 * The one way both web applications call the gateway, on either face. Every call sends token and language, ends after 60 s, cancels
 * an earlier one that asks exactly the same, and is repeated once when the token had to be renewed; all calls that wait for a new
 * token share one renewal. Errors are `ApiError` with a sentence to show.
 */
export class Client {
  readonly loading = new LoadingCounter();
  private readonly inFlight = new CallsInFlight();
  private renewing: Promise<boolean> | null = null;

  constructor(private readonly settings: ClientSettings) {}

  /** Calls a path and gives what it answers: the envelope's `data`, the JSON of REST, or a Blob for a document. */
  async call<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
    return (await this.exchange<T>(method, path, options)).data;
  }

  /** The same with status and headers. */
  async exchange<T>(method: Method, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const url = `${path}${queryString(options.query ?? {})}`;
    const flight = this.enter(method, url, options);
    const ended = options.inBackground ? undefined : this.loading.start();
    const signals = [flight?.signal, options.signal].filter((signal) => signal !== undefined);
    try {
      return await this.attempt<T>(method, url, options, signals);
    } finally {
      flight?.leave();
      ended?.();
    }
  }

  private enter(method: Method, url: string, { body, keepDuplicates }: CallOptions) {
    if (keepDuplicates || body instanceof FormData) return undefined;
    return this.inFlight.enter(JSON.stringify([method, url, this.settings.sessions.get(), body]));
  }

  private async attempt<T>(
    method: Method,
    url: string,
    options: CallOptions,
    signals: readonly AbortSignal[],
  ): Promise<Answer<T>> {
    for (let isRepeat = false; ; isRepeat = true) {
      const used = this.settings.sessions.get();
      const reply = await this.send(method, url, options, signals, used);
      const meaning = this.read(reply);
      if (meaning.kind === 'success') {
        if (options.tellSuccess)
          this.settings.onSuccess(meaning.message || successText(this.settings.language()));
        return { status: reply.status, headers: reply.headers, data: meaning.data as T };
      }
      if (meaning.kind !== 'expired' || isRepeat || !(await this.renewAfter(used)))
        throw this.failure(meaning, used);
    }
  }

  private read(reply: Reply): Meaning {
    const language = this.settings.language();
    return isRest(reply.path) ? readRest(reply, language) : readEnvelope(reply, language);
  }

  /** Does what a failure asks for and gives the error to throw. */
  private failure(meaning: Exclude<Meaning, { kind: 'success' }>, used: Tokens | null): ApiError {
    if (meaning.kind === 'redirect') this.settings.onRedirect(meaning.to ?? home[this.settings.identity]);
    if (meaning.kind !== 'expired' && meaning.kind !== 'login needed') return meaning.error;
    const { sessions, onLoginNeeded } = this.settings;
    // Somebody who has logged in meanwhile stays so.
    if (sessions.get()?.token === used?.token) sessions.set(null);
    if (!sessions.get()) onLoginNeeded();
    return new ApiError(meaning.error.message, { ...meaning.error.options, needsLogin: true });
  }

  /** True when there is a newer token than the one that was used. */
  private async renewAfter(used: Tokens | null): Promise<boolean> {
    const renew = (): Promise<boolean> => {
      const { locks, sessions } = this.settings;
      return locks ? locks.request(`${sessions.key}.renewal`, () => this.renew(used)) : this.renew(used);
    };
    const current = this.settings.sessions.get();
    if (!current || !used) return false;
    if (current.token !== used.token) return true;
    this.renewing ??= renew().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  /** Throws ApiError when the server did not decide: that says nothing about the session. */
  private async renew(used: Tokens | null): Promise<boolean> {
    const { sessions, identity } = this.settings;
    const current = sessions.get();
    if (!current) return false;
    // Another tab was first.
    if (current.token !== used?.token) return true;
    if (current.refreshToken === '') return false;
    const path = identity === 'admin' ? '/rest/refresh' : '/api/common/refreshToken';
    const body = { refresh_token: current.refreshToken };
    const meaning = this.read(await this.send('POST', path, { body }, [], current));
    if (meaning.kind !== 'success') {
      if (!meaning.error.definite) throw meaning.error;
      return false;
    }
    const token = textOf(meaning.data, 'token');
    if (!token) return false;
    // Whoever logged out while this was under way stays out.
    if (sessions.get()?.token !== current.token) return sessions.get() !== null;
    sessions.set({ token, refreshToken: textOf(meaning.data, 'refresh_token') || current.refreshToken });
    return true;
  }

  private async send(
    method: Method,
    url: string,
    options: CallOptions,
    signals: readonly AbortSignal[],
    session: Tokens | null,
  ): Promise<Reply> {
    const path = url.split('?')[0] ?? url;
    const isForm = options.body instanceof FormData;
    const timeout = isForm ? undefined : AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(`${this.settings.origin ?? ''}${url}`, {
        method,
        headers: this.headers(path, options, session?.token),
        body: bodyOf(options.body),
        signal: AbortSignal.any(timeout ? [...signals, timeout] : [...signals]),
      });
      const { status, headers } = response;
      return { path, status, headers, body: await contentOf(response) };
    } catch (cause) {
      throw this.withoutAnswer(cause, signals, timeout);
    }
  }

  private headers(path: string, options: CallOptions, token: string | undefined): Headers {
    const language = this.settings.language();
    const headers = new Headers({ 'think-lang': language, ...options.headers });
    if (isRest(path)) {
      headers.set('Accept-Language', language);
      if (token) headers.set('Authorization', `Bearer ${token}`);
    } else {
      headers.set('server', 'true');
      if (token) headers.set(this.settings.identity === 'admin' ? 'batoken' : 'ba-user-token', token);
    }
    if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
    const isJson = options.body !== undefined && !(options.body instanceof FormData);
    if (isJson) headers.set('Content-Type', 'application/json');
    return headers;
  }

  /** What to throw when no answer came; a call that its caller has cancelled ends with the caller's own reason. */
  private withoutAnswer(
    cause: unknown,
    signals: readonly AbortSignal[],
    timeout: AbortSignal | undefined,
  ): unknown {
    const language = this.settings.language();
    const cancelled = signals.find((signal) => signal.aborted);
    if (cancelled)
      return cancelled.reason === DUPLICATE
        ? new ApiError(noAnswerText('cancelled', language), { noAnswer: 'cancelled' })
        : cause;
    if (timeout?.aborted) return new ApiError(noAnswerText('timeout', language), { noAnswer: 'timeout' });
    return new ApiError(noAnswerText(isOnline() ? 'unreachable' : 'offline', language), {
      noAnswer: 'offline',
    });
  }
}

function bodyOf(body: unknown): string | FormData | null {
  if (body === undefined) return null;
  return body instanceof FormData ? body : JSON.stringify(body);
}

/** JSON parsed, anything else as a Blob, an empty body as undefined. */
async function contentOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) {
    const blob = await response.blob();
    return blob.size > 0 ? blob : undefined;
  }
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return UNREADABLE;
  }
}

/** Whether the browser believes it has a network; where nobody knows, it has. */
function isOnline(): boolean {
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  return navigator?.onLine !== false;
}
