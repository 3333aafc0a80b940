import 'reflect-metadata';
import { account, memberChanged, session, verificationCode } from '@parcelway/contracts';
import type { LoggedIn, MemberTerms } from '@parcelway/contracts';
import Redis from 'ioredis';
import { decode } from 'jsonwebtoken';
import type { JwtPayload } from 'jsonwebtoken';
import { endPauses, keptCode } from '../../test/kept-code';
import type { UserServiceUnderTest } from '../../test/running-service';
import { asAnybody, asMember, newMember, outboxOf, runUserService } from '../../test/running-service';
import { setSettings } from '../../test/site-settings';

describe('a member’s own account', () => {
  let under: UserServiceUnderTest;
  let redis: Redis;
  const client = () => under.client(account);
  const refused = (code: string) => expect.objectContaining({ name: 'DomainError', code });
  const rowOf = async (id: number) =>
    (
      (await under.database.query(`SELECT * FROM member WHERE id = $1`, [id])) as Record<string, unknown>[]
    )[0];
  const logIn = (username: string, password: string) =>
    under.client(session).logIn({ kind: 'member', username, password, keep: true }, asAnybody());
  const isOver = async ({ refresh_token, id }: LoggedIn): Promise<boolean> =>
    under
      .client(session)
      .refresh({ refresh_token, member_id: id }, asAnybody())
      .then(
        () => false,
        () => true,
      );
  const codeFor = async (email: string, event: string, who = asAnybody(), password = ''): Promise<string> => {
    await endPauses(redis);
    await under.client(verificationCode).sendMail({ email, event, password }, who);
    return keptCode(under, email.toLowerCase(), event);
  };

  beforeAll(async () => {
    under = await runUserService();
    redis = new Redis(under.config.redisUrl);
  });
  afterAll(async () => {
    redis.disconnect();
    await under.stop();
  });

  describe('registration', () => {
    const form = { username: 'newcomer', password: 'Secret123', register_type: 'email' };

    it('makes a member of the default group, who is logged in without a refresh token', async () => {
      const captcha = await codeFor('New.Comer@example.com', 'user_register');
      const loggedIn = await client().register(
        { ...form, email: 'New.Comer@example.com', captcha },
        asAnybody(),
      );
      expect(loggedIn).toMatchObject({
        username: 'newcomer',
        nickname: 'newcomer',
        email: 'new.comer@example.com',
        refresh_token: '',
      });
      expect(decode(loggedIn.token)).toMatchObject({ sub: String(loggedIn.id), kind: 'member' });
      expect(await rowOf(loggedIn.id)).toMatchObject({
        group_id: '1',
        status: 'enable',
        language: 'en',
        join_ip: '192.0.2.1',
        join_time: expect.any(Date) as Date,
      });
      const told = await outboxOf<MemberTerms>(under.database, memberChanged.name);
      expect(told.filter(({ user_id }) => user_id === loggedIn.id)).toHaveLength(1);
      expect((await logIn('new.comer@example.com', 'Secret123')).id).toBe(loggedIn.id);
    });

    it('takes a mobile number', async () => {
      await under
        .client(verificationCode)
        .sendSms({ mobile: '7700 900555', mobile_code: '+44', template_code: 'user_register' }, asAnybody());
      const captcha = await keptCode(under, '+447700900555', 'user_register');
      const mobile = { mobile: '07700900555', mobile_code: '+44', register_type: 'mobile' };
      const { id } = await client().register(
        { ...form, username: 'mobile_one', ...mobile, captcha },
        asAnybody(),
      );
      expect(await rowOf(id)).toMatchObject({ mobile: '7700900555', mobile_code: '+44', email: '' });
    });

    it('uses no code up for a form that is wrong, and a code once', async () => {
      const email = 'careful@example.com';
      const captcha = await codeFor(email, 'user_register');
      const register = (change: object) =>
        client().register({ ...form, email, captcha, ...change }, asAnybody());
      await expect(register({ username: '1st' })).rejects.toEqual(refused('request.invalid'));
      await expect(register({ password: 'a<b' })).rejects.toEqual(refused('request.invalid'));
      await expect(register({ username: 'demo' })).rejects.toEqual(
        expect.objectContaining({ code: 'crud.duplicate', params: { field: 'username' } }),
      );
      await expect(register({ username: 'careful', email: 'lin.yue@example.com' })).rejects.toEqual(
        expect.objectContaining({ code: 'crud.duplicate', params: { field: 'email' } }),
      );
      await expect(register({ register_type: 'pigeon' })).rejects.toEqual(
        refused('account.registration_parameter'),
      );
      await expect(register({ username: 'careful', captcha: 'AAAAAA' })).rejects.toEqual(
        refused('captcha.wrong_text'),
      );
      expect((await register({ username: 'careful' })).username).toBe('careful');
      await expect(register({ username: 'careless', email: 'other@example.com' })).rejects.toEqual(
        refused('captcha.wrong_text'),
      );
    });

    it('lets one of two take a name at the same time', async () => {
      const [one, two] = [
        await codeFor('one@example.com', 'user_register'),
        await codeFor('two@example.com', 'user_register'),
      ];
      const results = await Promise.allSettled([
        client().register(
          { ...form, username: 'wanted', email: 'one@example.com', captcha: one },
          asAnybody(),
        ),
        client().register(
          { ...form, username: 'wanted', email: 'two@example.com', captcha: two },
          asAnybody(),
        ),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'crud.duplicate', params: { field: 'username' } },
      });
    });

    it('is closed with the member centre', async () => {
      const reset = await setSettings(under, { open_member_center: '0' });
      await expect(client().register({ ...form, email: 'a@example.com' }, asAnybody())).rejects.toEqual(
        refused('login.center_closed'),
      );
      await reset();
    });
  });

  describe('passwords', () => {
    it('are found again by a code; sessions end and a lock opens', async () => {
      const email = 'forgetful@example.com';
      const id = await newMember(under, { username: 'forgetful', email });
      const before = await logIn('forgetful', 'Secret123');
      await under.database.query(
        `UPDATE member SET login_failure = 10, login_failure_time = now() WHERE id = $1`,
        [id],
      );
      const captcha = await codeFor(email, 'user_retrieve_pwd');
      const retrieve = (change: object) =>
        client().retrievePassword(
          { type: 'email', account: email, captcha, password: 'Another123', ...change },
          asAnybody(),
        );
      await expect(retrieve({ password: 'short' })).rejects.toEqual(refused('account.password_form'));
      await expect(retrieve({ captcha: 'AAAAAA' })).rejects.toEqual(refused('captcha.wrong_text'));
      await expect(retrieve({ account: 'nobody@example.com' })).rejects.toEqual(
        refused('captcha.wrong_text'),
      );
      expect(await retrieve({})).toBeNull();
      await expect(retrieve({})).rejects.toEqual(refused('captcha.wrong_text'));
      expect(await isOver(before)).toBe(true);
      expect((await logIn('forgetful', 'Another123')).id).toBe(id);
    });

    it('are changed with the old one, and every session ends, the caller’s own as well', async () => {
      const id = await newMember(under, { username: 'changer' });
      const sessions = [await logIn('changer', 'Secret123'), await logIn('changer', 'Secret123')];
      const change = (old_password: string, new_password: string, confirm_password = new_password) =>
        client().changePassword({ old_password, new_password, confirm_password }, asMember(id));
      await expect(change('Wrong1234', 'Another123')).rejects.toEqual(refused('account.old_password_wrong'));
      await expect(change('Secret123', 'no')).rejects.toEqual(refused('account.password_form'));
      await expect(change('Secret123', 'Another123', 'Another124')).rejects.toEqual(
        refused('account.passwords_differ'),
      );
      expect(await Promise.all(sessions.map(isOver))).toEqual([false, false]);
      expect(await change('Secret123', 'Another123')).toBeNull();
      expect(await Promise.all(sessions.map(isOver))).toEqual([true, true]);
      await expect(logIn('changer', 'Secret123')).rejects.toEqual(refused('login.wrong_credentials'));
      expect((await logIn('changer', 'Another123')).id).toBe(id);
    });
  });

  describe('profile', () => {
    it('changes what is sent, tells other services, and cannot take somebody’s name', async () => {
      const id = await newMember(under, { username: 'profiled', motto: 'before' });
      const save = (change: object) =>
        client().saveProfile({ username: 'profiled', nickname: '小明', ...change }, asMember(id));
      await save({ avatar: '/storage/a.png', gender: '1', birthday: '1999-12-31' });
      expect(await rowOf(id)).toMatchObject({
        nickname: '小明',
        avatar: '/storage/a.png',
        gender: 1,
        motto: 'before',
      });
      await save({ birthday: '', motto: '' });
      expect(await rowOf(id)).toMatchObject({ birthday: null, motto: '', gender: 1 });
      const told = await outboxOf<MemberTerms>(under.database, memberChanged.name);
      expect(told.filter(({ user_id, nickname }) => user_id === id && nickname === '小明')).toHaveLength(2);
      await expect(save({ username: 'demo' })).rejects.toEqual(
        expect.objectContaining({ code: 'crud.duplicate', params: { field: 'username' } }),
      );
      for (const broken of [
        { username: '-' },
        { nickname: '<b>' },
        { avatar: 'javascript:alert(1)' },
        { avatar: '//evil.example/a.png' },
        { birthday: '1999-02-30' },
        { gender: 3 },
      ])
        await expect(save(broken)).rejects.toEqual(refused('request.invalid'));
    });
  });

  describe('address', () => {
    const verify = async (id: number, email: string): Promise<string> => {
      const captcha = await codeFor(email, 'user_email_verify', asMember(id), 'Secret123');
      const { accountVerificationToken } = await client().verify({ type: 'email', captcha }, asMember(id));
      return accountVerificationToken;
    };

    it('is changed by who has proved the old one and reads the new one', async () => {
      const id = await newMember(under, { username: 'mover', email: 'old@example.com' });
      const verification_token = await verify(id, 'old@example.com');
      const captcha = await codeFor('next@example.com', 'user_change_email');
      const change = (request: object) =>
        client().changeBind(
          { type: 'email', email: 'next@example.com', captcha, verification_token, ...request },
          asMember(id),
        );
      await expect(change({ verification_token: '' })).rejects.toEqual(refused('account.verify_first'));
      await expect(change({ verification_token: 'x' })).rejects.toEqual(refused('account.verify_first'));
      await expect(change({ email: 'lin.yue@example.com' })).rejects.toEqual(refused('code.email_occupied'));
      await expect(change({ email: 'broken' })).rejects.toEqual(refused('code.email_format'));
      await expect(change({ captcha: 'AAAAAA' })).rejects.toEqual(refused('captcha.wrong_text'));
      expect(await change({})).toBeNull();
      expect(await rowOf(id)).toMatchObject({ email: 'next@example.com' });
      const again = await codeFor('third@example.com', 'user_change_email');
      await expect(change({ email: 'third@example.com', captcha: again })).rejects.toEqual(
        refused('account.verify_first'),
      );
    });

    it('is added with the password where there was none', async () => {
      const id = await newMember(under, { username: 'plain', email: '' });
      const captcha = await codeFor('first@example.com', 'user_change_email');
      const change = (password: string) =>
        client().changeBind({ type: 'email', email: 'first@example.com', captcha, password }, asMember(id));
      await expect(change('Wrong1234')).rejects.toEqual(refused('account.password_wrong'));
      expect(await change('Secret123')).toBeNull();
      expect(await rowOf(id)).toMatchObject({ email: 'first@example.com' });
    });

    it('is nobody else’s to prove: a token is good for its member alone', async () => {
      const id = await newMember(under, { username: 'victim', email: 'victim@example.com' });
      const thief = await newMember(under, { username: 'thief', email: 'thief@example.com' });
      const verification_token = await verify(thief, 'thief@example.com');
      const captcha = await codeFor('taken@example.com', 'user_change_email');
      await expect(
        client().changeBind(
          { type: 'email', email: 'taken@example.com', captcha, verification_token },
          asMember(id),
        ),
      ).rejects.toEqual(refused('account.verify_first'));
    });
  });

  describe('sessions', () => {
    it('are listed and ended by their own member only', async () => {
      const id = await newMember(under, { username: 'traveller' });
      const [here, there] = [await logIn('traveller', 'Secret123'), await logIn('traveller', 'Secret123')];
      const sid = String((decode(here.token) as JwtPayload)['sid']);
      const list = await client().sessions({}, asMember(id, sid));
      expect(list.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
      const other = list.find(({ is_current }) => !is_current)?.id ?? '';
      await expect(client().endSession({ id: other }, asMember(1))).rejects.toEqual(
        refused('account.session_not_found'),
      );
      await expect(client().endSession({ id: 'words' }, asMember(id))).rejects.toEqual(
        refused('account.session_not_found'),
      );
      expect(await client().endSession({ id: other }, asMember(id))).toBeNull();
      expect([await isOver(here), await isOver(there)]).toEqual([false, true]);
    });
  });
});
