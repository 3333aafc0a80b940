import { startGateway } from '@parcelway/gateway';
import { startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { decode, sign } from 'jsonwebtoken';
import type { JwtPayload } from 'jsonwebtoken';
import type { Client, Language } from './index';
import { ApiError, SessionStore } from './index';
import { FakeBrowser } from '../test/fake-browser';
import type { Tab } from '../test/fake-browser';

let stack: Stack;
let browser: FakeBrowser;

beforeAll(async () => {
  stack = await startStack({ services: [user], gateway: startGateway });
}, 120_000);
afterAll(() => stack.stop());
beforeEach(() => {
  browser = new FakeBrowser(stack.url);
});
afterEach(() => browser.close());

type Identity = 'member' | 'admin';
const identities: readonly Identity[] = ['member', 'admin'];

interface LoggedIn {
  token: string;
  refresh_token: string;
}

/** Logs in with a refresh token; then the access token of the store is one whose time is over. */
async function logIn({ client, sessions }: Tab, identity: Identity, isExpired = true): Promise<void> {
  const answer =
    identity === 'admin'
      ? await client.call<LoggedIn>('POST', '/rest/login', {
          body: { username: 'admin', password: 'Admin123' },
        })
      : (
          await client.call<{ userInfo: LoggedIn }>('POST', '/api/user/checkIn', {
            body: { tab: 'login', username: 'demo', password: 'Demo1234', keep: true },
          })
        ).userInfo;
  sessions.set({
    token: isExpired ? expired(answer.token) : answer.token,
    refreshToken: answer.refresh_token,
  });
}

function expired(token: string): string {
  const { iat: _, ...claims } = decode(token) as JwtPayload;
  return sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 5 }, stack.config.jwtSecret);
}

const home = {
  address_type: 1,
  salutation: 'Ms',
  first_name: 'Yue',
  last_name: 'Lin',
  mobile_code: '+44',
  mobile: '7700900142',
  email: 'lin@example.com',
  country: 'GB',
  province: 'West Yorkshire',
  city: 'Leeds',
  district: '',
  zip_code: 'LS3 1EW',
  id_card_number: '',
};

/** Nine reads that differ, and one write; with what tells afterwards how often the write was applied. */
const tenCalls = {
  member: (client: Client, mark: string): Promise<unknown>[] => [
    ...Array.from({ length: 9 }, (_, page) =>
      client.call('GET', '/api/address/index', { query: { page: page + 1, mark } }),
    ),
    client.call('POST', '/api/address/add', { body: { ...home, address_line: mark } }),
  ],
  admin: (client: Client, mark: string): Promise<unknown>[] => [
    ...Array.from({ length: 9 }, (_, page) => client.call('GET', '/rest/member', { query: { page, mark } })),
    client.call('POST', '/rest/member-group', { body: { name: mark } }),
  ],
} as const;

const written = {
  member: 'SELECT count(*)::int AS n FROM user_service.address WHERE address_line = $1',
  admin: 'SELECT count(*)::int AS n FROM user_service.member_group WHERE name = $1',
} as const;

const timesWritten = async (identity: Identity, mark: string): Promise<number | undefined> =>
  (await stack.rows<{ n: number }>(written[identity], [mark]))[0]?.n;

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('no failure')),
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

describe.each(identities)('an expired token of a %s', (identity) => {
  it('is renewed once for ten calls, which are all repeated, the write among them applied once (fault C29)', async () => {
    const tab = browser.openTab(identity);
    await logIn(tab, identity);
    const before = tab.sessions.get();
    browser.forget();
    await Promise.all(tenCalls[identity](tab.client, `one-tab-${identity}`));
    expect(browser.renewals()).toBe(1);
    expect(browser.sent().length).toBe(21);
    expect(await timesWritten(identity, `one-tab-${identity}`)).toBe(1);
    expect(tab.sessions.get()?.token).not.toBe(before?.token);
    expect(tab.loginsNeeded).toBe(0);
  });

  it.each([
    ['one renewal for both where the browser gives out locks', true, 1],
    ['at most one each where it does not', false, 2],
  ])('in two tabs with ten calls each: %s', async (_, hasLocks, most) => {
    const [left, right] = [browser.openTab(identity, hasLocks), browser.openTab(identity, hasLocks)];
    await logIn(left, identity);
    browser.forget();
    const mark = `tabs-${hasLocks}-${identity}`;
    await Promise.all([
      ...tenCalls[identity](left.client, `${mark}-l`),
      ...tenCalls[identity](right.client, `${mark}-r`),
    ]);
    expect(browser.renewals()).toBeGreaterThan(0);
    expect(browser.renewals()).toBeLessThanOrEqual(most);
    expect(await timesWritten(identity, `${mark}-l`)).toBe(1);
    expect(await timesWritten(identity, `${mark}-r`)).toBe(1);
    expect([left.loginsNeeded, right.loginsNeeded]).toEqual([0, 0]);
    expect(left.sessions.get()).toEqual(right.sessions.get());
  });

  it('leads to the log in when it cannot be renewed, and no write is applied', async () => {
    const tab = browser.openTab(identity);
    await logIn(tab, identity);
    tab.sessions.set({ token: tab.sessions.get()?.token ?? '', refreshToken: 'not-one-of-ours' });
    const calls = await Promise.allSettled(tenCalls[identity](tab.client, `refused-${identity}`));
    expect(calls.map(({ status }) => status)).toEqual(Array<string>(10).fill('rejected'));
    expect(tab.sessions.get()).toBeNull();
    expect(tab.loginsNeeded).toBeGreaterThan(0);
    expect(await timesWritten(identity, `refused-${identity}`)).toBe(0);
  });

  it('leaves somebody logged in whose renewal met a server in trouble', async () => {
    const tab = browser.openTab(identity);
    await logIn(tab, identity);
    browser.break((url) => url.includes('refresh'));
    const path = identity === 'admin' ? '/rest/member' : '/api/address/index';
    const error = await failureOf(tab.client.call('GET', path));
    expect(error.options.noAnswer).toBe('offline');
    expect(tab.sessions.get()).not.toBeNull();
    expect(tab.loginsNeeded).toBe(0);
  });
});

describe('a log in that is wanted', () => {
  it.each(identities)('clears the session of a %s whose token is none of ours', async (identity) => {
    const tab = browser.openTab(identity);
    tab.sessions.set({ token: 'forged', refreshToken: '' });
    const path = identity === 'admin' ? '/rest/me' : '/api/user/index';
    expect((await failureOf(tab.client.call('GET', path))).options.needsLogin).toBe(true);
    expect(tab.sessions.get()).toBeNull();
    expect(tab.loginsNeeded).toBe(1);
  });

  it('does not end the session somebody else has opened meanwhile in another tab', async () => {
    const tab = browser.openTab('member');
    tab.sessions.set({ token: 'forged', refreshToken: '' });
    const call = failureOf(tab.client.call('GET', '/api/user/index'));
    tab.sessions.set({ token: 'newer', refreshToken: '' });
    await call;
    expect(tab.sessions.get()?.token).toBe('newer');
    expect(tab.loginsNeeded).toBe(0);
  });
});

describe('calls', () => {
  it('cancel an earlier one that asks exactly the same, and no other', async () => {
    const tab = browser.openTab('member');
    await logIn(tab, 'member', false);
    const ask = (page: number, body?: object): Promise<unknown> =>
      tab.client.call('GET', '/api/address/index', { query: { page }, ...(body ? { body } : {}) });
    const outcomes = await Promise.allSettled([ask(1), ask(2), ask(1)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    const [first] = outcomes;
    expect(first?.status === 'rejected' && first.reason).toMatchObject({
      options: { noAnswer: 'cancelled' },
      definite: false,
    });
  });

  it('may be under way twice where that is wanted', async () => {
    const tab = browser.openTab('member');
    await logIn(tab, 'member', false);
    const ask = (): Promise<unknown> =>
      tab.client.call('GET', '/api/address/index', { keepDuplicates: true });
    await expect(Promise.all([ask(), ask()])).resolves.toHaveLength(2);
  });

  it('count as loading until the last has ended, those in the background not at all', async () => {
    const tab = browser.openTab('member');
    await logIn(tab, 'member', false);
    const seen: boolean[] = [];
    tab.client.loading.subscribe(() => seen.push(tab.client.loading.isLoading()));
    const asks = [1, 2, 3].map((page) => tab.client.call('GET', '/api/address/index', { query: { page } }));
    const refused = tab.client.call('POST', '/api/address/add', { body: {} }).catch(() => undefined);
    await Promise.all([...asks, refused]);
    expect(seen).toEqual([true, false]);
    await tab.client.call('GET', '/api/address/index', { inBackground: true });
    expect(seen).toEqual([true, false]);
  });

  it('tell a success in the server’s words where that is wanted', async () => {
    const tab = browser.openTab('member', true, 'en');
    await logIn(tab, 'member', false);
    const body = { ...home, address_line: 'told' };
    await tab.client.call('POST', '/api/address/add', { body });
    expect(tab.told).toEqual([]);
    await tab.client.call('POST', '/api/address/add', { body, tellSuccess: true });
    expect(tab.told).toEqual([expect.stringMatching(/success/i)]);
  });

  it.each<[Language, RegExp]>([
    ['zh-cn', /[一-龥]/],
    ['en', /^[\x20-\x7e]+$/],
  ])('carry sentence, fields and reference of a refusal in %s, on both faces', async (language, words) => {
    const member = browser.openTab('member', true, language);
    await logIn(member, 'member', false);
    const legacy = await failureOf(member.client.call('POST', '/api/address/add', { body: {} }));
    const admin = browser.openTab('admin', true, language);
    await logIn(admin, 'admin', false);
    const rest = await failureOf(admin.client.call('POST', '/rest/member-group', { body: {} }));
    for (const error of [legacy, rest]) {
      expect(error.definite).toBe(true);
      expect(error.message).toMatch(words);
      expect(Object.keys(error.fields).length).toBeGreaterThan(0);
      expect(error.options.requestId).toBeTruthy();
    }
  });

  it('name an address nobody answers at', async () => {
    const tab = browser.openTab('admin', true, 'en');
    await logIn(tab, 'admin', false);
    const error = await failureOf(tab.client.call('GET', '/rest/no-such-resource'));
    expect(error.options.status).toBe(404);
    expect(error.definite).toBe(true);
  });
});

describe('a session', () => {
  it('is none when what is stored cannot be read', () => {
    const sessions = new SessionStore({ ...browser.storage, getItem: () => '{' }, 'key');
    expect(sessions.get()).toBeNull();
  });
});
