import { api, configureClient } from './client';
import { ApiError, fieldErrors, queryString } from './envelope';
import { sessionStore } from './session';

type Answer = { code: number; msg?: string; data?: unknown; status?: number };
interface Seen {
  url: string;
  method: string;
  headers: Headers;
  body: string | null;
}

const store = new Map<string, string>();
const seen: Seen[] = [];
let loginNeeded = 0;

/** Answers every request by its path; a thrown error stands for a broken connection. */
function serve(answer: (request: Seen) => Answer): void {
  globalThis.fetch = async (input, init) => {
    const request = {
      url: String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : null,
    };
    seen.push(request);
    // As on a wire, an answer never comes in the same turn as its request.
    await Promise.resolve();
    const { status = 200, ...envelope } = answer(request);
    return new Response(JSON.stringify({ msg: '', time: 0, data: null, ...envelope }), {
      status,
      headers: { 'content-type': 'application/json', 'x-request-id': 'r-7' },
    });
  };
}
const tokenOf = (request: Seen): string | null => request.headers.get('ba-user-token');

beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
  });
  store.clear();
  seen.length = 0;
  loginNeeded = 0;
  configureClient({ language: () => 'en', onLoginNeeded: () => (loginNeeded += 1) });
  sessionStore.set({ token: 'old', refreshToken: 'r1' });
});

describe('member client', () => {
  it('sends token, language and the server mark, and gives the data of the envelope', async () => {
    serve(() => ({ code: 1, data: { list: [] } }));
    await expect(api.get('address/index', { page: 1, quick_search: undefined })).resolves.toEqual({
      list: [],
    });
    expect(seen[0]?.url).toBe('/api/address/index?page=1');
    expect(tokenOf(seen[0] as Seen)).toBe('old');
    expect(seen[0]?.headers.get('think-lang')).toBe('en');
    expect(seen[0]?.headers.get('server')).toBe('true');
  });

  it('refreshes once for ten calls that meet an expired token, and repeats each once', async () => {
    serve((request) => {
      if (request.url.endsWith('refreshToken'))
        return { code: 1, data: { type: 'user-refresh', token: 'new' } };
      return tokenOf(request) === 'new' ? { code: 1, data: request.url } : { code: 409, data: [] };
    });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => api.get<string>(`call/${n}`)));
    expect(answers).toEqual(Array.from({ length: 10 }, (_, n) => `/api/call/${n}`));
    const refreshes = seen.filter((request) => request.url.endsWith('refreshToken'));
    expect(refreshes.map((request) => request.body)).toEqual(['{"refresh_token":"r1"}']);
    expect(seen.filter((request) => tokenOf(request) === 'new')).toHaveLength(10);
    expect(sessionStore.get()).toEqual({ token: 'new', refreshToken: 'r1' });
    expect(loginNeeded).toBe(0);
  });

  it('repeats a write with the same idempotency key after a refresh', async () => {
    serve((request) => {
      if (request.url.endsWith('refreshToken')) return { code: 1, data: { token: 'new' } };
      return tokenOf(request) === 'new' ? { code: 1 } : { code: 409 };
    });
    await api.post('Pay/balance', { order_no: 'PW1' }, { idempotencyKey: 'k1' });
    const writes = seen.filter((request) => request.url === '/api/Pay/balance');
    expect(writes.map((request) => request.headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
  });

  it('asks for a log in when the refresh is refused', async () => {
    serve((request) => (request.url.endsWith('refreshToken') ? { code: 0, msg: 'expired' } : { code: 409 }));
    await expect(api.get('user/index')).rejects.toBeInstanceOf(ApiError);
    expect(sessionStore.get()).toBeNull();
    expect(loginNeeded).toBe(1);
  });

  it.each([
    [303, { type: 'need login' }],
    [302, { routePath: '/user/login' }],
  ])('clears the session on login-state code %i', async (code, data) => {
    serve(() => ({ code, data }));
    await expect(api.get('waybill/index')).rejects.toBeInstanceOf(ApiError);
    expect(sessionStore.get()).toBeNull();
    expect(loginNeeded).toBe(1);
  });

  it('keeps the session of somebody who is already logged in', async () => {
    serve(() => ({ code: 303, data: { type: 'logged in' } }));
    await expect(api.post('user/checkIn', {})).rejects.toBeInstanceOf(ApiError);
    expect(sessionStore.get()).not.toBeNull();
  });

  it('carries sentence, code, fields and request number of a refusal', async () => {
    serve(() => ({
      code: 0,
      msg: '余额不足',
      data: { error: 'pay.insufficient', fields: { zip_code: '6 位数字' } },
    }));
    const error = await api.post('Pay/balance', {}).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ message: '余额不足', definite: true });
    expect(error instanceof ApiError && error.options).toMatchObject({
      error: 'pay.insufficient',
      requestId: 'r-7',
    });
    expect(error instanceof ApiError && error.fields).toEqual({ zip_code: '6 位数字' });
  });

  it('leaves the outcome open when the connection breaks or the server fails', async () => {
    serve(() => {
      throw new TypeError('broken');
    });
    await expect(api.post('waybill/add', {})).rejects.toMatchObject({
      definite: false,
      options: { noAnswer: 'offline' },
    });
    serve(() => ({ code: 0, status: 500 }));
    await expect(api.post('waybill/add', {})).rejects.toMatchObject({ options: { noAnswer: 'server' } });
  });
});

describe('envelope', () => {
  it('reads field errors of both forms', () => {
    expect(fieldErrors({ fields: { 'packages.0.weight': ['太重'] } })).toEqual({
      'packages.0.weight': '太重',
    });
    expect(fieldErrors({ fields: [{ field: 'mobile', msg: '号码不对' }] })).toEqual({ mobile: '号码不对' });
    expect(fieldErrors(null)).toEqual({});
  });

  it('writes query strings as the legacy clients do', () => {
    expect(queryString({ ids: [3, 4], page: 1, none: null, text: '敦煌 a' })).toBe(
      '?ids[]=3&ids[]=4&page=1&text=%E6%95%A6%E7%85%8C%20a',
    );
    expect(queryString({})).toBe('');
  });
});
