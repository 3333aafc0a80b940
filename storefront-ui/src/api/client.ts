import { ApiError, ENVELOPE, fieldErrors, isEnvelope, queryString, textOf, type Envelope } from './envelope';
import { sessionStore } from './session';

/** As long as the product's other clients wait. */
const TIMEOUT_MS = 60_000;

interface CallOptions {
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** One intended write has one key, repeated with its retries. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
}

interface ClientSettings {
  language: () => string;
  /** Called when the server wants a log in; the session is already cleared. */
  onLoginNeeded: () => void;
}

let settings: ClientSettings = { language: () => 'zh-cn', onLoginNeeded: () => undefined };

/** Tells the client the reader's language and where a log in happens. */
export function configureClient(next: ClientSettings): void {
  settings = next;
}

async function send(method: string, path: string, options: CallOptions): Promise<Response> {
  const token = sessionStore.get()?.token;
  const headers = new Headers({ 'think-lang': settings.language(), server: 'true' });
  if (token) headers.set('ba-user-token', token);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(`/api/${path}${queryString(options.query ?? {})}`, {
      method,
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new ApiError('', { noAnswer: timeout.aborted ? 'timeout' : 'offline' });
  }
}

const requestIdOf = (response: Response): string | undefined =>
  response.headers.get('x-request-id') ?? undefined;

async function envelopeOf(response: Response): Promise<Envelope> {
  const body: unknown = await response.json().catch(() => null);
  if (isEnvelope(body) && response.status < 500) return body;
  throw new ApiError(textOf(body, 'msg') ?? '', { noAnswer: 'server', requestId: requestIdOf(response) });
}

let refreshing: Promise<boolean> | null = null;

async function askForToken(refreshToken: string): Promise<boolean> {
  const answer = await envelopeOf(
    await send('POST', 'common/refreshToken', { body: { refresh_token: refreshToken } }),
  );
  const token = answer.code === ENVELOPE.ok ? textOf(answer.data, 'token') : undefined;
  if (!token) return false;
  sessionStore.set({ token, refreshToken });
  return true;
}

/** True when there is a newer token than `used`. All calls in flight share one refresh. */
function refreshAfter(used: string | undefined): Promise<boolean> {
  const session = sessionStore.get();
  // Another call, or another tab, has refreshed since this one was sent.
  if (session && session.token !== used) return Promise.resolve(true);
  if (!session?.refreshToken) return Promise.resolve(false);
  refreshing ??= askForToken(session.refreshToken).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

function failLogin(): void {
  sessionStore.set(null);
  settings.onLoginNeeded();
}

function failure(answer: Envelope, response: Response): ApiError {
  const { code, msg, data } = answer;
  const isLoggedIn = code === ENVELOPE.loginState && textOf(data, 'type') === 'logged in';
  if ((code === ENVELOPE.loginState || code === ENVELOPE.loginRedirect) && !isLoggedIn) failLogin();
  return new ApiError(msg, {
    code,
    error: textOf(data, 'error'),
    fields: fieldErrors(data),
    requestId: textOf(data, 'request_id') ?? requestIdOf(response),
  });
}

/** Sends, refreshes an expired token once and repeats; gives the response or, for JSON, throws what the envelope says. */
async function exchange(method: string, path: string, options: CallOptions): Promise<Response | Envelope> {
  for (let attempt = 0; ; attempt += 1) {
    const used = sessionStore.get()?.token;
    const response = await send(method, path, options);
    if (response.ok && !response.headers.get('content-type')?.includes('json')) return response;
    const answer = await envelopeOf(response);
    if (answer.code === ENVELOPE.ok) return answer;
    if (answer.code !== ENVELOPE.refresh) throw failure(answer, response);
    if (attempt > 0 || !(await refreshAfter(used))) {
      failLogin();
      throw failure(answer, response);
    }
  }
}

async function call<T>(method: string, path: string, options: CallOptions): Promise<T> {
  const answer = await exchange(method, path, options);
  if (answer instanceof Response)
    throw new ApiError('', { noAnswer: 'server', requestId: requestIdOf(answer) });
  return answer.data as T;
}

/** The member API under `/api/`. Every method gives the envelope's `data` or throws `ApiError`. */
export const api = {
  get: <T>(path: string, query: Readonly<Record<string, unknown>> = {}, signal?: AbortSignal): Promise<T> =>
    call<T>('GET', path, { query, signal }),
  post: <T>(
    path: string,
    body: unknown,
    options: { idempotencyKey?: string; signal?: AbortSignal } = {},
  ): Promise<T> => call<T>('POST', path, { body, ...options }),
  delete: <T>(path: string, query: Readonly<Record<string, unknown>>): Promise<T> =>
    call<T>('DELETE', path, { query }),
  /** A document. An error still comes as an envelope and is thrown as `ApiError`. */
  async file(path: string, query: Readonly<Record<string, unknown>>): Promise<Blob> {
    const answer = await exchange('GET', path, { query });
    if (!(answer instanceof Response)) throw new ApiError(answer.msg, { code: answer.code });
    return answer.blob();
  },
};
