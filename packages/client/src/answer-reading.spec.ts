import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeBrowser } from '../test/fake-browser';
import { queryString } from './index';
import type { ApiError, Language } from './index';

/** Answers that no gateway of ours gives, from a server that says what the test wants; over HTTP all the same. */
let server: Server;
let browser: FakeBrowser;
let answer: { status: number; type: string; body: string } | null;

beforeAll(async () => {
  server = createServer((_request, response) => {
    if (answer === null) return;
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  browser = new FakeBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  browser.close();
  jest.restoreAllMocks();
});

const envelope = (code: number, data: unknown = null): typeof answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ code, msg: 'a sentence', time: 1, data }),
});
const page = (status: number): typeof answer => ({ status, type: 'text/html', body: '<h1>no</h1>' });

async function failure(
  path: string,
  language: Language = 'en',
  tab = browser.openTab('member', true, language),
) {
  return tab.client.call('GET', path).then(
    () => Promise.reject(new Error('no failure')),
    (error: unknown) => error as ApiError,
  );
}

describe('failures without a sentence of their own', () => {
  const statuses = [400, 401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 501, 502, 503, 504, 505];

  it.each(statuses)('have one for status %i in both languages, on both faces', async (status) => {
    answer = page(status);
    for (const path of ['/api/user/index', '/rest/me']) {
      const [en, zh] = [await failure(path, 'en'), await failure(path, 'zh-cn')];
      expect(en.message).toMatch(/^[\x20-\x7e]{10,}$/);
      expect(zh.message).toMatch(/[一-龥]{4,}/);
      expect(en.message).not.toMatch(/unexpected/);
      expect(en.options.status).toBe(status);
      expect(en.definite).toBe(status < 500);
    }
  });

  it('name the address that is not there', async () => {
    answer = page(404);
    expect((await failure('/api/nowhere?page=1')).message).toContain('/api/nowhere');
  });

  it('have one for every other status', async () => {
    answer = page(418);
    expect((await failure('/api/user/index')).message).toMatch(/unexpected/);
  });

  it('are told of a page that is no answer at all', async () => {
    answer = { status: 200, type: 'application/json', body: 'not json' };
    expect((await failure('/api/user/index')).options.noAnswer).toBe('server');
  });

  it('are told after 60 seconds without an answer', async () => {
    answer = null;
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    timeout.mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 50);
      return controller.signal;
    });
    const error = await failure('/api/user/index');
    expect(timeout).toHaveBeenCalledWith(60_000);
    expect(error).toMatchObject({ definite: false, options: { noAnswer: 'timeout' } });
    expect(error.message).toMatch(/minute/);
  });

  it('are told when nobody can be reached', async () => {
    browser.break(() => true);
    const error = await failure('/api/user/index', 'zh-cn');
    expect(error).toMatchObject({ definite: false, options: { noAnswer: 'offline' } });
    expect(error.message).toMatch(/连接不上/);
  });
});

describe('login states', () => {
  it.each([
    ['303 need login', 303, { type: 'need login' }, 1, []],
    ['302 to a log in', 302, { routePath: '/user/login' }, 1, []],
    ['303 logged in', 303, { type: 'logged in' }, 0, ['/user']],
    ['302 to another page', 302, { routePath: '/user/account/overview' }, 0, ['/user/account/overview']],
    ['302 to a named page', 302, { routeName: 'overview' }, 0, ['overview']],
    ['302 with nothing', 302, null, 0, ['/user']],
  ])('%s', async (_, code, data, logins, redirects) => {
    answer = envelope(code, data);
    const tab = browser.openTab('member');
    tab.sessions.set({ token: 't', refreshToken: 'r' });
    const error = await failure('/api/user/index', 'en', tab);
    expect(error.message).toBe('a sentence');
    expect([tab.loginsNeeded, tab.redirects]).toEqual([logins, redirects]);
    expect(tab.sessions.get() === null).toBe(logins === 1);
  });

  it('401 stays where it is', async () => {
    answer = envelope(401, []);
    const tab = browser.openTab('admin');
    tab.sessions.set({ token: 't', refreshToken: 'r' });
    expect((await failure('/admin/auth.Admin/index', 'en', tab)).options.code).toBe(401);
    expect(tab.sessions.get()).not.toBeNull();
    expect(tab.loginsNeeded).toBe(0);
  });
});

it('writes query strings as the legacy face reads them', () => {
  expect(
    queryString({
      ids: [3, 4],
      page: 1,
      none: null,
      text: '敦煌 a',
      initValue: '',
      yes: true,
      gone: undefined,
    }),
  ).toBe('?ids[]=3&ids[]=4&page=1&text=%E6%95%A6%E7%85%8C%20a&initValue=&yes=true');
  expect(queryString({ search: [{ field: 'id', val: [0, 1] }] })).toBe(
    '?search[0][field]=id&search[0][val][]=0&search[0][val][]=1',
  );
  expect(queryString({})).toBe('');
});
