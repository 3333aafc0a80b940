import { randomUUID } from 'node:crypto';
import { eventually } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { Api } from '../kit/api';
import { logInAsStaff, place, prepare } from '../kit/shipment';
import { startWholeStack } from '../kit/whole-stack';

interface LoggedInData {
  readonly userInfo: Readonly<Record<string, unknown>> & { readonly id: number; readonly token: string };
  readonly routePath: string;
}

describe('a member’s own account over HTTP', () => {
  let stack: Stack;
  let api: Api;

  beforeAll(async () => {
    stack = await startWholeStack();
    api = new Api(stack.url);
  });
  afterAll(() => stack.stop());

  const member = (username = 'demo', password = 'Demo1234') =>
    api.ok(api.post<LoggedInData>('/api/user/checkIn', { tab: 'login', username, password }));
  const codeFor = async (to: string, event: string): Promise<string> => {
    const [row] = await stack.rows<{ body: string }>(
      `SELECT body FROM user_service.sent_message WHERE "to" = $1 AND event = $2 ORDER BY id DESC LIMIT 1`,
      [to, event],
    );
    return /[2-9A-Z]{6}/.exec(row?.body ?? '')?.[0] ?? '';
  };

  it('lets a new person register, change profile, e-mail and password, and find the password again', async () => {
    const english = api.as({ lang: 'en' });
    const email = 'zhang.san@example.com';
    const send = (address: string, event: string, more: object = {}, token?: string) =>
      english.post(
        '/api/Ems/send',
        { email: address, event, captchaId: randomUUID(), captchaInfo: '', ...more },
        token === undefined ? {} : { token },
      );
    expect(await send(email, 'user_register')).toMatchObject({
      code: 1,
      msg: 'Mail sent successfully~',
      data: null,
    });
    expect(await send(email, 'user_register')).toMatchObject({ code: 0, msg: 'Frequent email sending' });
    expect(await send('lin.yue@example.com', 'user_register')).toMatchObject({
      code: 0,
      msg: 'Email has been registered, please log in directly',
    });
    const form = {
      ...{ tab: 'register', username: 'zhang_san', password: 'Zhang1234', email, mobile: '', keep: false },
      ...{ registerType: 'email', captchaId: randomUUID(), captchaInfo: '', id: 1, money: '9999.00' },
    };
    expect(await english.post('/api/user/checkIn', { ...form, captcha: 'AAAAAA' })).toMatchObject({
      code: 0,
      msg: 'Please enter the correct verification code',
      data: null,
    });
    const registered = await english.ok(
      english.post<LoggedInData>('/api/user/checkIn', {
        ...form,
        captcha: await codeFor(email, 'user_register'),
      }),
    );
    expect(registered).toMatchObject({ routePath: '/user', userInfo: { refresh_token: '', money: '0.00' } });
    const { token, id } = registered.userInfo;

    const overview = await english.ok(
      english.get<{ days: string[]; score: number[]; money: string[] }>('/api/account/overview', { token }),
    );
    expect([overview.days.length, overview.score.length, overview.money]).toEqual([
      7,
      7,
      Array.from({ length: 7 }, () => '0.00'),
    ]);
    const profile = { ...registered.userInfo, id: 1, nickname: '张三', gender: 1, birthday: '1990-05-01' };
    expect(await english.post('/api/account/profile', profile, { token })).toMatchObject({
      code: 1,
      msg: 'Data updated successfully~',
    });
    expect(await english.get('/api/user/index', { token })).toMatchObject({
      code: 1,
      data: { userInfo: { id, nickname: '张三', gender: 1, birthday: '1990-05-01' } },
    });

    const wrong = await send(email, 'user_email_verify', { password: 'Wrong1234' }, token);
    expect(wrong).toMatchObject({ code: 0, msg: 'Password error' });
    expect((await send(email, 'user_email_verify', { password: 'Zhang1234' })).msg).toBe(
      'Please login first',
    );
    await send(email, 'user_email_verify', { password: 'Zhang1234' }, token);
    const { accountVerificationToken } = await english.ok(
      english.post<{ type: string; accountVerificationToken: string }>(
        '/api/account/verification',
        { type: 'email', captcha: await codeFor(email, 'user_email_verify') },
        { token },
      ),
    );
    const moved = 'san@example.com';
    await send(moved, 'user_change_email', {}, token);
    expect(
      await english.post(
        '/api/account/changeBind',
        {
          type: 'email',
          email: moved,
          captcha: await codeFor(moved, 'user_change_email'),
          accountVerificationToken,
          password: '',
        },
        { token },
      ),
    ).toMatchObject({ code: 1, msg: '', data: null });

    const change = (oldPassword: string) =>
      english.post(
        '/api/account/changePassword',
        { oldPassword, newPassword: 'Zhang5678', confirmPassword: 'Zhang5678' },
        { token },
      );
    expect(await change('Zhang9999')).toMatchObject({ code: 0, msg: 'Old password error' });
    expect(await change('Zhang1234')).toMatchObject({
      code: 1,
      msg: 'Password has been changed, please login again~',
    });
    expect((await english.get('/api/account/profile', { token })).code).toBe(302);
    expect(await english.post('/api/user/logout', { refreshToken: '' }, { token })).toMatchObject({
      code: 1,
    });

    await send(moved, 'user_retrieve_pwd');
    expect(
      await english.post('/api/account/retrievePassword', {
        type: 'email',
        account: moved,
        captcha: await codeFor(moved, 'user_retrieve_pwd'),
        password: 'Zhang0000',
      }),
    ).toMatchObject({ code: 1, msg: 'Password has been changed~' });
    expect((await member('zhang_san', 'Zhang0000')).userInfo.id).toBe(id);
  });

  it('binds whoever registers by an invite link to its salesman, who earns by their first paid order', async () => {
    const staff = await logInAsStaff(api);
    await staff.ok(
      staff.post('/admin/salesman.Salesman/add', { admin_id: 1, code: 'YUE-88', name: 'Yue Chen' }),
    );
    await staff.ok(
      staff.post('/admin/sales.CommissionRule/add', {
        ...{ name: '5 %', rate_bp: 500, currency: 'GBP', valid_from: '2026-01-01 00:00:00', status: '1' },
      }),
    );
    const register = async (username: string, invite: string) => {
      const email = `${username}@example.com`;
      await api.ok(api.post('/api/Ems/send', { email, event: 'user_register', captchaInfo: '' }));
      const captcha = await codeFor(email, 'user_register');
      const form = { tab: 'register', registerType: 'email', username, password: 'Wang1234', email };
      const { userInfo } = await api.ok(
        api.post<LoggedInData>('/api/user/checkIn', { ...form, captcha, invite }),
      );
      return userInfo;
    };
    await register('stranger', 'NOBODY');
    await register('stranger_2', 'x'.repeat(300));
    const { id, token } = await register('wang_wu', ' yue-88 ');
    const bound = await eventually(async () => {
      const rows = await stack.rows(
        `SELECT user_id::int, code, how, ended_at FROM order_service.salesman_binding b JOIN order_service.salesman s ON s.id = b.salesman_id`,
      );
      return rows.length > 0 && rows;
    });
    expect(bound).toEqual([{ user_id: id, code: 'YUE-88', how: 'code', ended_at: null }]);

    await staff.ok(
      staff.post(
        '/admin/user.MoneyLog/add',
        { user_id: id, money: '500', memo: 'test' },
        { key: randomUUID() },
      ),
    );
    const own = api.as({ token });
    const { order_no } = await place(await prepare(own));
    await own.ok(own.post('/api/Pay/balance', { order_no }, { key: randomUUID() }));
    const earned = await eventually(async () => {
      const rows = await stack.rows(
        `SELECT s.code, c.status, c.base_amount, c.amount FROM order_service.commission c
         JOIN order_service.luggage_order o USING (order_no, salesman_id)
         JOIN order_service.salesman s ON s.id = c.salesman_id WHERE order_no = $1`,
        [order_no],
      );
      return rows.length > 0 && rows;
    });
    expect(earned).toEqual([{ code: 'YUE-88', status: 0, base_amount: '17982', amount: '899' }]);
  });

  it('shows a partner’s secret once, and its last four characters from then on', async () => {
    const { token } = (await member()).userInfo;
    const rolled = await api.ok(
      api.post<{ app_id: string; secret: string }>('/api/user/rollApiSecret', { app_id: '' }, { token }),
    );
    const param = await api.ok(
      api.get<{ app_id: string; secrets: { last4: string }[]; webhooks: unknown[] }>(
        '/api/user/getApiParam',
        {
          token,
        },
      ),
    );
    expect(param).toMatchObject({
      app_id: rolled.app_id,
      secrets: [{ last4: rolled.secret.slice(-4) }],
      webhooks: [],
    });
    expect(JSON.stringify(param)).not.toContain(rolled.secret);
  });

  it('lets staff read what was kept, and send it again, with the node only', async () => {
    const { token } = (
      await api.ok(
        api.post<LoggedInData>('/admin/Index/login', {
          username: 'admin',
          password: 'Admin123',
          keep: false,
        }),
      )
    ).userInfo;
    const page = await api.ok(
      api.get<{ list: { to: string; status: string; body: string }[] }>('/admin/routine.SentMessage/index', {
        token,
      }),
    );
    expect(page.list[0]).toMatchObject({
      status: 'kept',
      body: expect.stringMatching(/[2-9A-Z]{6}/) as string,
    });
    expect(await api.post('/admin/routine.SentMessage/resend', { id: 1 }, { token })).toMatchObject({
      code: 0,
    });
    const one = (await member()).userInfo;
    expect((await api.get('/admin/routine.SentMessage/index', { token: one.token })).code).toBe(302);
  });

  it('mails a link by which a member sets a new password, once, where staff reset it', async () => {
    const staff = (
      await api.ok(
        api.post<LoggedInData>('/admin/Index/login', {
          username: 'admin',
          password: 'Admin123',
          keep: false,
        }),
      )
    ).userInfo;
    const before = (await member()).userInfo;
    const askedBy = (token: string) =>
      api.fetch(
        '/rest/member/resetPassword',
        {
          method: 'POST',
          body: JSON.stringify({ id: before.id }),
          headers: { 'content-type': 'application/json' },
        },
        { token },
      );
    expect((await askedBy(before.token)).status).toBe(401);
    expect((await askedBy(staff.token)).status).toBe(204);
    expect((await askedBy(staff.token)).status).toBe(429);

    const [mail] = await stack.rows<{ to: string; body: string }>(
      `SELECT "to", body FROM user_service.sent_message WHERE event = 'user_reset_pwd'`,
    );
    const token = /\/user\/resetPassword#(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    expect(token).toMatch(/^\d+\.[\w-]{43}$/);
    const set = (given: string, password = 'Lin56789') =>
      api.post('/api/account/resetPassword', { token: given, password });
    const dead = { code: 0, data: { error: 'account.reset_link_dead' } };
    expect(await api.post('/api/account/resetLink', { token })).toMatchObject({
      code: 1,
      data: { username: 'demo' },
    });
    expect(await set(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toMatchObject(dead);
    expect(await set(token, 'no')).toMatchObject({ code: 0, data: { error: 'account.password_form' } });
    const answers = await Promise.all([set(token), set(token), set(token)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
    expect(await set(token)).toMatchObject(dead);
    expect(await api.post('/api/account/resetLink', { token })).toMatchObject(dead);

    expect((await api.get('/api/account/profile', { token: before.token })).code).toBe(302);
    await expect(member()).rejects.toThrow('code 0');
    expect((await member('demo', 'Lin56789')).userInfo.id).toBe(before.id);
    const [entry] = await eventually(async () => {
      const rows = await stack.rows<{ username: string; data: unknown }>(
        `SELECT username, data FROM user_service.admin_log WHERE url LIKE '%/member/resetPassword%' ORDER BY id`,
      );
      return rows.length > 0 ? rows : null;
    });
    expect(entry).toMatchObject({ username: 'admin' });
    expect(JSON.stringify(entry)).not.toContain(token.split('.')[1]);
  });
});
