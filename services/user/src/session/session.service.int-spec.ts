import 'reflect-metadata';
import { session } from '@parcelway/contracts';
import Redis from 'ioredis';
import { verify } from 'jsonwebtoken';
import type { JwtPayload } from 'jsonwebtoken';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAnybody, asMember, newMember, runUserService } from '../../test/running-service';
import { setSettings } from '../../test/site-settings';
import { revokedKey, SESSION_REVOKED } from './revoked-sessions';

describe('sessions', () => {
  let under: UserServiceUnderTest;
  let client: ReturnType<typeof under.client<typeof session>>;
  let redis: Redis;

  beforeAll(async () => {
    under = await runUserService();
    client = under.client(session);
    redis = new Redis(under.config.redisUrl);
  });
  afterAll(async () => {
    redis.disconnect();
    await under.stop();
  });

  const logIn = (username: string, password: string, keep = false) =>
    client.logIn({ kind: 'member', username, password, keep, useragent: 'jest' }, asAnybody());
  const claims = (token: string): JwtPayload => verify(token, under.config.jwtSecret) as JwtPayload;
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });

  describe('log in', () => {
    it('answers the demo member with an access token of two hours and no refresh token unless it is asked for', async () => {
      const answer = await logIn('demo', 'Demo1234');
      expect(answer).toMatchObject({ id: 1, username: 'demo', nickname: '林悦', refresh_token: '' });
      const { sub, kind, sid, name, iat = 0, exp = 0 } = claims(answer.token);
      expect({ sub, kind, name, life: exp - iat }).toEqual({
        sub: '1',
        kind: 'member',
        name: 'demo',
        life: 7200,
      });
      const [row] = (await under.database.query(`SELECT * FROM session WHERE id = $1`, [sid])) as object[];
      expect(row).toMatchObject({
        kind: 'user',
        subject_id: '1',
        refresh_hash: null,
        ip: '192.0.2.1',
        useragent: 'jest',
      });
    });

    it('keeps only the hash of a refresh token', async () => {
      const { token, refresh_token } = await logIn('demo', 'Demo1234', true);
      expect(Buffer.from(refresh_token, 'base64url')).toHaveLength(32);
      const [row] = (await under.database.query(
        `SELECT refresh_hash, expires_at - now() > interval '29 days' AS is_long, session::text LIKE '%' || $2 || '%' AS is_plain
         FROM session WHERE id = $1`,
        [claims(token)['sid'], refresh_token],
      )) as object[];
      expect(row).toEqual({
        refresh_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        is_long: true,
        is_plain: false,
      });
    });

    it('tells the time of the log in before, and of none at the first', async () => {
      await newMember(under, { username: 'returning' });
      expect((await logIn('returning', 'Secret123')).last_login_time).toBeNull();
      expect((await logIn('returning', 'Secret123')).last_login_time).toBeGreaterThan(1_700_000_000);
    });

    it('takes an e-mail address or a mobile number for the user name', async () => {
      const id = await newMember(under, {
        email: 'Wang.Wei@example.com',
        mobile_code: '+86',
        mobile: '13812345678',
      });
      expect((await logIn('wang.wei@EXAMPLE.com', 'Secret123')).id).toBe(id);
      expect((await logIn('13812345678', 'Secret123')).id).toBe(id);
      expect((await logIn('+86 138 1234 5678', 'Secret123')).id).toBe(id);
    });

    it('logs an admin in as an admin, and no member as an admin', async () => {
      const answer = await client.logIn(
        { kind: 'admin', username: 'admin', password: 'Admin123' },
        asAnybody(),
      );
      expect(claims(answer.token)).toMatchObject({ sub: '1', kind: 'admin', name: 'admin' });
      await expect(
        client.logIn({ kind: 'admin', username: 'demo', password: 'Demo1234' }, asAnybody()),
      ).rejects.toEqual(refused('login.wrong_credentials'));
    });

    it('answers an unknown name and a wrong password alike', async () => {
      await newMember(under, { username: 'known' });
      await expect(logIn('known', 'Wrong1234')).rejects.toEqual(refused('login.wrong_credentials'));
      await expect(logIn('unknown', 'Wrong1234')).rejects.toEqual(refused('login.wrong_credentials'));
    });

    it('tells a disabled member so, but only with the right password', async () => {
      await newMember(under, { username: 'disabled', status: 'disable' });
      await expect(logIn('disabled', 'Wrong1234')).rejects.toEqual(refused('login.wrong_credentials'));
      await expect(logIn('disabled', 'Secret123')).rejects.toEqual(refused('login.disabled'));
    });

    it('locks after ten wrong passwords, also for the right one, and opens a day later', async () => {
      const id = await newMember(under, { username: 'guessed' });
      for (let guess = 1; guess <= 10; guess += 1)
        await expect(logIn('guessed', `Wrong${guess}`)).rejects.toEqual(refused('login.wrong_credentials'));
      await expect(logIn('guessed', 'Secret123')).rejects.toEqual(refused('login.locked'));
      await under.database.query(
        `UPDATE member SET login_failure_time = now() - interval '25 hours' WHERE id = $1`,
        [id],
      );
      expect((await logIn('guessed', 'Secret123')).id).toBe(id);
      const [row] = (await under.database.query(`SELECT login_failure FROM member WHERE id = $1`, [
        id,
      ])) as object[];
      expect(row).toEqual({ login_failure: 0 });
    });

    it('locks a name that nobody has as it locks one that somebody has', async () => {
      for (let guess = 1; guess <= 10; guess += 1)
        await expect(logIn('nobody_here', `Wrong${guess}`)).rejects.toEqual(
          refused('login.wrong_credentials'),
        );
      await expect(logIn('nobody_here', 'Secret123')).rejects.toEqual(refused('login.locked'));
    });

    it.each([
      ['2', 2],
      ['false', 12],
    ])('locks as the setting %s says', async (login_retry, guesses) => {
      const reset = await setSettings(under, { login_retry });
      const username = `retry_${guesses}`;
      await newMember(under, { username });
      for (let guess = 1; guess <= guesses; guess += 1)
        await expect(logIn(username, `Wrong${guess}`)).rejects.toEqual(refused('login.wrong_credentials'));
      if (login_retry === 'false') expect((await logIn(username, 'Secret123')).username).toBe(username);
      else await expect(logIn(username, 'Secret123')).rejects.toEqual(refused('login.locked'));
      await reset();
    });

    it('takes a password of the former system once, and stores it as argon2id from then on', async () => {
      const id = await newMember(under, { username: 'veteran' });
      const stored = 'md5$abcdefghijklmnop$22cde450a6ca82aa5ebd819189717345';
      await under.database.query(`UPDATE member SET password = $2 WHERE id = $1`, [id, stored]);
      await expect(logIn('veteran', 'passw0rd')).rejects.toEqual(refused('login.wrong_credentials'));
      for (const _time of [1, 2]) expect((await logIn('veteran', 'Passw0rd')).id).toBe(id);
      const [row] = (await under.database.query(`SELECT password FROM member WHERE id = $1`, [id])) as {
        password: string;
      }[];
      expect(row?.password).toMatch(/^\$argon2id\$/);
    });

    it('ends the person’s other sessions under single sign-on, and only then', async () => {
      await newMember(under, { username: 'single' });
      const [first, second] = [
        await logIn('single', 'Secret123', true),
        await logIn('single', 'Secret123', true),
      ];
      const reset = await setSettings(under, { user_sso: '1' });
      const third = await logIn('single', 'Secret123', true);
      await reset();
      for (const { refresh_token, id } of [first, second])
        await expect(client.refresh({ refresh_token, member_id: id }, asAnybody())).rejects.toEqual(
          refused('login.expired'),
        );
      expect(
        await client.refresh({ refresh_token: third.refresh_token, member_id: third.id }, asAnybody()),
      ).toMatchObject({ type: 'user-refresh' });
    });

    it('names what is wrong with the form before anything else', async () => {
      await expect(
        client.logIn({ kind: 'admin', username: 'ab', password: 'short' }, asAnybody()),
      ).rejects.toEqual(
        expect.objectContaining({
          fields: [
            expect.objectContaining({ field: 'username', rule: 'min_length' }),
            expect.objectContaining({ field: 'password', rule: 'pattern' }),
          ],
        }),
      );
    });

    it('is closed to members, not to staff, while the member centre is', async () => {
      const reset = await setSettings(under, { open_member_center: '0' });
      await expect(logIn('demo', 'Demo1234')).rejects.toEqual(refused('login.center_closed'));
      expect(await client.settings({ kind: 'member' }, asAnybody())).toMatchObject({ is_open: false });
      expect(
        (await client.logIn({ kind: 'admin', username: 'admin', password: 'Admin123' }, asAnybody())).id,
      ).toBe(1);
      await reset();
    });

    it('lets twelve right log ins at once all in', async () => {
      await newMember(under, { username: 'busy' });
      const answers = await Promise.all(Array.from({ length: 12 }, () => logIn('busy', 'Secret123')));
      expect(new Set(answers.map(({ token }) => claims(token)['sid'] as string)).size).toBe(12);
    });
  });

  describe('refresh', () => {
    it('answers ten calls at once with tokens of the same session (fault C29)', async () => {
      const { token, refresh_token } = await logIn('demo', 'Demo1234', true);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => client.refresh({ refresh_token, member_id: 1 }, asAnybody())),
      );
      for (const answer of answers) {
        expect(answer.type).toBe('user-refresh');
        expect(claims(answer.token)).toMatchObject({
          sub: '1',
          kind: 'member',
          sid: claims(token)['sid'] as string,
        });
      }
    });

    it('refuses an unknown, an expired and a logged out token with login.expired', async () => {
      await expect(client.refresh({ refresh_token: 'unknown', member_id: 1 }, asAnybody())).rejects.toEqual(
        refused('login.expired'),
      );
      const { token, refresh_token } = await logIn('demo', 'Demo1234', true);
      await under.database.query(`UPDATE session SET expires_at = now() WHERE id = $1`, [
        claims(token)['sid'],
      ]);
      await expect(client.refresh({ refresh_token, member_id: 1 }, asAnybody())).rejects.toEqual(
        refused('login.expired'),
      );
    });

    it('refuses the token of a member that was disabled since', async () => {
      const id = await newMember(under, { username: 'fallen' });
      const { refresh_token } = await logIn('fallen', 'Secret123', true);
      await under.database.query(`UPDATE member SET status = 'disable' WHERE id = $1`, [id]);
      await expect(client.refresh({ refresh_token, member_id: id }, asAnybody())).rejects.toEqual(
        refused('login.expired'),
      );
    });
  });

  describe('a refresh token', () => {
    it('is taken only beside an access token of the same person and kind', async () => {
      const { refresh_token } = await logIn('demo', 'Demo1234', true);
      for (const holder of [{}, { member_id: 2 }, { admin_id: 1 }, { member_id: 2, admin_id: 1 }])
        await expect(client.refresh({ refresh_token, ...holder }, asAnybody())).rejects.toEqual(
          refused('login.invalid_token'),
        );
      expect(await client.refresh({ refresh_token, member_id: 1, admin_id: 9 }, asAnybody())).toMatchObject({
        type: 'user-refresh',
      });
    });

    it('of a member is nothing to the back office', async () => {
      const member = await logIn('demo', 'Demo1234', true);
      await expect(client.refreshAdmin({ refresh_token: member.refresh_token }, asAnybody())).rejects.toEqual(
        refused('login.expired'),
      );
      const admin = await client.logIn(
        { kind: 'admin', username: 'admin', password: 'Admin123', keep: true },
        asAnybody(),
      );
      expect(await client.refreshAdmin({ refresh_token: admin.refresh_token }, asAnybody())).toMatchObject({
        type: 'admin-refresh',
      });
    });
  });

  it('knows which sessions live', async () => {
    const { token } = await logIn('demo', 'Demo1234');
    const session_id = claims(token)['sid'] as string;
    expect(await client.isLive({ session_id }, asAnybody())).toBe(true);
    await client.logOut({}, asMember(1, session_id));
    expect(await client.isLive({ session_id }, asAnybody())).toBe(false);
    expect(await client.isLive({ session_id: 'words' }, asAnybody())).toBe(false);
  });

  describe('log out', () => {
    /** Session ids that gateways hear of while `work` runs. */
    const heardDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
      const heard: string[] = [];
      const subscription = under.nats.subscribe(SESSION_REVOKED, {
        callback: (_error, message) => heard.push((message.json() as { sid: string }).sid),
      });
      await under.nats.flush();
      await work();
      await under.nats.flush();
      subscription.unsubscribe();
      return heard;
    };

    it('ends the session, tells every gateway and remembers it in Redis as long as the token lives', async () => {
      const { token, refresh_token } = await logIn('demo', 'Demo1234', true);
      const sid = claims(token)['sid'] as string;
      const heard = await heardDuring(() => client.logOut({}, asMember(1, sid)));
      expect(heard).toEqual([sid]);
      expect(await redis.ttl(revokedKey(sid))).toBeGreaterThan(7_100);
      expect(await under.database.query(`SELECT 1 FROM session WHERE id = $1`, [sid])).toEqual([]);
      await expect(client.refresh({ refresh_token, member_id: 1 }, asAnybody())).rejects.toEqual(
        refused('login.expired'),
      );
    });

    it('takes the refresh token alone, when the access token has already expired', async () => {
      const { token, refresh_token } = await logIn('demo', 'Demo1234', true);
      const heard = await heardDuring(() => client.logOut({ refresh_token }, asAnybody()));
      expect(heard).toEqual([claims(token)['sid']]);
    });

    it('succeeds for somebody who is not logged in', async () => {
      expect(await client.logOut({ refresh_token: 'unknown' }, asAnybody())).toBeNull();
    });
  });
});

describe('log out without Redis', () => {
  it('still ends the session', async () => {
    const under = await runUserService({ REDIS_URL: 'redis://127.0.0.1:1' });
    const client = under.client(session);
    const { refresh_token } = await client.logIn(
      { kind: 'member', username: 'demo', password: 'Demo1234', keep: true },
      asAnybody(),
    );
    expect(await client.logOut({ refresh_token }, asAnybody())).toBeNull();
    expect(await under.database.query(`SELECT 1 FROM session`)).toEqual([]);
    await under.stop();
  });
});
