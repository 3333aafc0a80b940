import { randomUUID } from 'node:crypto';
import { startGateway } from '@parcelway/gateway';
import type { Stack } from '@parcelway/testing';
import { sign } from 'jsonwebtoken';
import type { JwtPayload } from 'jsonwebtoken';
import { decode } from 'jsonwebtoken';
import type { Envelope } from '../kit/api';
import { Api } from '../kit/api';
import { startWholeStack } from '../kit/whole-stack';

interface LoggedInData {
  readonly userInfo: Readonly<Record<string, unknown>> & {
    readonly id: number;
    readonly token: string;
    readonly refresh_token: string;
  };
  readonly routePath: string;
}
type Kind = 'member' | 'admin';

describe('identity over HTTP', () => {
  let stack: Stack;
  let api: Api;
  let other: Awaited<ReturnType<typeof startGateway>>;
  let onOther: Api;

  beforeAll(async () => {
    stack = await startWholeStack();
    other = await startGateway({ ...stack.config, legacyClient: 'C' });
    api = new Api(stack.url);
    onOther = new Api(other.url);
  });
  afterAll(async () => {
    await other.stop();
    await stack.stop();
  });

  const member = (username = 'demo', password = 'Demo1234', through = api) =>
    through.ok(
      through.post<LoggedInData>('/api/user/checkIn', { tab: 'login', username, password, keep: true }),
    );
  const admin = (through = api) =>
    through.ok(
      through.post<LoggedInData>('/admin/Index/login', {
        username: 'admin',
        password: 'Admin123',
        keep: true,
        loading: true,
        captcha: '',
        captcha_id: randomUUID(),
      }),
    );
  const sessionOf = (token: string): string => String((decode(token) as JwtPayload)['sid']);
  /** The token as it is two hours later, or as somebody without the key would make it. */
  const tokenLike = (token: string, { expiresIn = 3_600, secret = stack.config.jwtSecret } = {}): string => {
    const { sub, kind, sid, name } = decode(token) as JwtPayload & { kind: Kind; sid: string; name: string };
    return sign({ kind, sid, name }, secret, { subject: sub ?? '', expiresIn, algorithm: 'HS256' });
  };
  const unsigned = (token: string): string => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(decode(token) as JwtPayload)}.`;
  };
  /** Answers until one has the code; a gateway hears of an ended session within milliseconds. */
  const settles = async (ask: () => Promise<Envelope<unknown>>, code: number): Promise<number> => {
    const end = Date.now() + 2_000;
    let heard = await ask();
    while (heard.code !== code && Date.now() < end) heard = await ask();
    return heard.code;
  };

  describe('log in', () => {
    it('answers an admin in the keys of both client generations', async () => {
      const { userInfo, routePath } = await admin();
      expect(routePath).toBe('/admin');
      for (const key of ['id', 'username', 'nickname', 'avatar', 'token'])
        expect(Object.keys(userInfo)).toContain(key);
      expect(userInfo['refreshToken']).toBe(userInfo.refresh_token);
      expect(userInfo['lastlogintime']).toBe(userInfo['last_login_time']);
    });

    it('answers a member’s whole record', async () => {
      const { userInfo, routePath } = await member();
      expect(routePath).toBe('/user');
      expect(userInfo).toMatchObject({
        username: 'demo',
        email: 'lin.yue@example.com',
        gender: 2,
        money: '1000.00',
        score: expect.any(Number) as number,
        birthday: null,
        motto: '',
        join_time: expect.any(Number) as number,
        last_login_ip: expect.any(String) as string,
      });
    });

    it('says which captcha it takes and who may register', async () => {
      expect(await api.get('/admin/index/login')).toMatchObject({
        code: 1,
        data: { captcha: false, captcha_kind: 'none' },
      });
      expect(await api.get('/api/user/checkIn')).toMatchObject({
        code: 1,
        data: { userLoginCaptchaSwitch: false, accountVerificationType: ['email', 'mobile'] },
      });
      expect(await (await api.fetch('/rest/login', { method: 'GET' })).json()).toEqual({
        captcha_kind: 'none',
      });
    });

    it('does not lead who is logged in away on the older generation, whose client would lose its token', async () => {
      const { userInfo } = await admin();
      const ask = (through: Api) => through.get('/admin/Index/login', { token: userInfo.token });
      expect((await ask(api)).code).toBe(1);
      expect(await ask(onOther)).toMatchObject({ code: 303, data: { type: 'logged in' } });
      const { token } = (await member()).userInfo;
      expect((await api.get('/api/user/checkIn', { token })).code).toBe(1);
      expect(await onOther.get('/api/user/checkIn', { token })).toMatchObject({
        code: 303,
        data: { type: 'logged in' },
      });
    });

    it('asks for the digits of an image, then for clicks, as the settings say', async () => {
      const set = (value: string) =>
        stack.rows(`UPDATE user_service.config SET value = $1 WHERE name = 'user_login_captcha'`, [value]);
      const reread = () =>
        stack.nats.publish('evt.user.settings-changed.v1', JSON.stringify({ data: { names: [] } }));
      await set('image');
      reread();
      expect(
        await settles(
          () => api.post('/api/user/checkIn', { tab: 'login', username: 'demo', password: 'Demo1234' }),
          0,
        ),
      ).toBe(0);
      const image = await api.fetch(`/api/common/captcha?server=1&id=${randomUUID()}`, { method: 'GET' });
      expect(image.headers.get('content-type')).toBe('image/png');
      const id = randomUUID();
      const clicks = await api.ok(
        api.get<{ text: string[]; base64: string }>(`/api/common/clickCaptcha?id=${id}`, { lang: 'en' }),
      );
      expect(clicks.text).toHaveLength(2);
      expect(
        await api.post('/api/common/checkClickCaptcha', { id, info: '1,1;350;200', unset: false }),
      ).toMatchObject({ code: 0, data: null });
      await set('none');
      reread();
      expect(
        await settles(
          () => api.post('/api/user/checkIn', { tab: 'login', username: 'demo', password: 'Demo1234' }),
          1,
        ),
      ).toBe(1);
    });
  });

  describe('refresh', () => {
    it('serves ten calls in each of two tabs at once, and the write among them happens once (fault C29)', async () => {
      const { userInfo } = await member();
      const expired = tokenLike(userInfo.token, { expiresIn: -1 });
      const motto = `C29 ${randomUUID()}`;
      const save = (token: string) =>
        api.post('/api/account/profile', { username: 'demo', nickname: '林悦', motto }, { token });
      const calls = (token: string) =>
        Promise.all([
          save(token),
          ...Array.from({ length: 9 }, () => api.get('/api/account/profile', { token })),
        ]);
      const versions = () =>
        stack.rows<{ version: number; motto: string }>(
          `SELECT version, motto FROM user_service.member WHERE id = $1`,
          [userInfo.id],
        );
      const [before] = await versions();
      expect((await calls(expired)).map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 409));
      expect((await versions())[0]).toEqual(before);
      const refreshes = await Promise.all(
        Array.from({ length: 20 }, () =>
          api.post<{ type: string; token: string }>(
            '/api/common/refreshToken',
            { refreshToken: userInfo.refresh_token },
            { token: expired },
          ),
        ),
      );
      expect(refreshes.map(({ code, data }) => [code, data?.type])).toEqual(
        Array.from({ length: 20 }, () => [1, 'user-refresh']),
      );
      const again = await calls(refreshes[0]?.data.token ?? '');
      expect(again.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 1));
      expect((await versions())[0]).toEqual({ version: (before?.version ?? 0) + 1, motto });
    });

    it('needs the access token that has expired, of the same person and kind, and never says log in', async () => {
      const [one, staff] = [(await member()).userInfo, (await admin()).userInfo];
      const refresh = async (headers: Record<string, string>, refreshToken = one.refresh_token) => {
        const response = await fetch(`${stack.url}/api/common/refreshToken`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'think-lang': 'en', ...headers },
          body: JSON.stringify({ refreshToken }),
        });
        return (await response.json()) as Envelope<{ type: string } | null>;
      };
      const invalid = { code: 0, msg: 'Invalid token', data: null };
      expect(await refresh({})).toMatchObject(invalid);
      expect(await refresh({ batoken: staff.token })).toMatchObject(invalid);
      expect(
        await refresh({ 'ba-user-token': tokenLike(one.token, { secret: 'x'.repeat(40) }) }),
      ).toMatchObject(invalid);
      expect(await refresh({ 'ba-user-token': unsigned(one.token) })).toMatchObject(invalid);
      expect(await refresh({ 'ba-user-token': one.token }, 'unknown')).toMatchObject({
        code: 0,
        msg: 'Login expired, please login again.',
      });
      expect(await refresh({ 'ba-user-token': one.token, batoken: staff.token })).toMatchObject({
        code: 1,
        data: { type: 'user-refresh' },
      });
      expect(
        await refresh({ 'ba-user-token': one.token, batoken: staff.token }, staff.refresh_token),
      ).toMatchObject({ code: 1, data: { type: 'admin-refresh' } });
    });
  });

  describe('admin routes', () => {
    const legacy = (token: string) => api.get('/admin/user.User/index', { token, lang: 'en' });
    const rest = async (token: string) => {
      const response = await api.fetch('/rest/member', { method: 'GET' }, { token });
      return { status: response.status, code: ((await response.json()) as { code?: string }).code };
    };

    it('refuse every token but an admin’s living access token alike', async () => {
      const [one, staff] = [(await member()).userInfo, (await admin()).userInfo];
      expect((await legacy(staff.token)).code).toBe(1);
      expect((await rest(staff.token)).status).toBe(200);
      const refused = {
        'a member’s token': one.token,
        'an admin’s refresh token': staff.refresh_token,
        'a member’s refresh token': one.refresh_token,
        'a foreign-signed token': tokenLike(staff.token, { secret: 'y'.repeat(40) }),
        'a foreign-signed token that is over': tokenLike(staff.token, {
          secret: 'y'.repeat(40),
          expiresIn: -1,
        }),
        'an unsigned token': unsigned(staff.token),
        words: 'words',
      };
      for (const [what, token] of Object.entries(refused)) {
        expect([what, await legacy(token)]).toEqual([
          what,
          {
            code: 302,
            msg: 'Please login first',
            time: expect.any(Number) as number,
            data: { type: 'need login', routePath: '/admin/login' },
          },
        ]);
        expect([what, await rest(token)]).toEqual([what, { status: 401, code: 'auth.login_required' }]);
      }
    });

    it('ask to refresh one whose time is over, and forget it when its session has ended', async () => {
      const { userInfo } = await admin();
      const expired = tokenLike(userInfo.token, { expiresIn: -1 });
      expect(await legacy(expired)).toMatchObject({ code: 409, data: [] });
      expect(await rest(expired)).toEqual({ status: 401, code: 'auth.token_expired' });
      await api.post(
        '/admin/Index/logout',
        { refreshToken: userInfo.refresh_token },
        { token: userInfo.token },
      );
      expect(await settles(() => legacy(expired), 302)).toBe(302);
    });
  });

  describe('an ended session', () => {
    const own = (through: Api, token: string) => () => through.get('/api/account/profile', { token });

    it('is over on every gateway at once: log out', async () => {
      const { userInfo } = await member();
      expect((await own(onOther, userInfo.token)()).code).toBe(1);
      const out = await api.post('/api/user/logout', { refreshToken: userInfo.refresh_token }, userInfo);
      expect(out).toMatchObject({ code: 1, data: null });
      expect((await own(api, userInfo.token)()).code).toBe(302);
      expect(await settles(own(onOther, userInfo.token), 303)).toBe(303);
    });

    it('is over on a gateway that starts later', async () => {
      const { userInfo } = await member();
      await api.post('/api/user/logout', {}, { token: userInfo.token });
      for (const redisUrl of [stack.config.redisUrl, 'redis://127.0.0.1:1']) {
        const later = await startGateway({ ...stack.config, redisUrl });
        expect((await own(new Api(later.url), userInfo.token)()).code).toBe(302);
        await later.stop();
      }
    });

    it('is ended by a member among their devices', async () => {
      const [here, there] = [(await member()).userInfo, (await member()).userInfo];
      const { list } = await api.ok(
        api.get<{ list: { id: string; is_current: boolean }[] }>('/api/account/session', {
          token: here.token,
        }),
      );
      expect(list.find(({ is_current }) => is_current)?.id).toBe(sessionOf(here.token));
      const ended = await api.fetch(
        `/api/account/session?id=${sessionOf(there.token)}`,
        { method: 'DELETE' },
        { token: here.token },
      );
      expect(await ended.json()).toMatchObject({ code: 1 });
      expect(await settles(own(onOther, there.token), 303)).toBe(303);
      expect((await own(onOther, here.token)()).code).toBe(1);
    });
  });
});
