import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import type { LegacyClient } from './legacy-client';
import { expectShape, moneyRecord, scoreRecord } from './shapes';

interface Records {
  readonly list: readonly object[];
  readonly total: number;
}

/** What a client generation sends beside the fields that both send. */
export interface AccountClient {
  /** Proof for a code that is to be sent; {} for a client that has none. */
  readonly proof: () => Promise<object>;
  readonly logOutWith: 'refreshToken' | 'refresh_token';
  /** `code` of an answer that asks for a log in. */
  readonly loginNeeded: 302 | 303;
}

/**
 * The member centre from overview to a password found again, as a logged-in demo member of either client generation goes through it.
 * `userInfo` is the client's store, which the profile page posts as a whole. The member is logged out in the end.
 */
export async function goThroughAccount(
  stack: Stack,
  tab: LegacyClient,
  userInfo: object,
  { proof, logOutWith, loginNeeded }: AccountClient,
): Promise<void> {
  const overview = await tab.get<{ days: string[]; score: number[]; money: string[] }>(
    '/api/account/overview',
  );
  expectShape(overview.data, {
    ...{ days: 'array', score: 'array', money: 'array' },
    ...{ order_counts: 'object', in_transit: 'number', unpaid: 'array' },
  });
  const { days, score, money } = overview.data;
  expect([days, score, money].map(({ length }) => length)).toEqual([7, 7, 7]);
  expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day))).toBe(true);
  expect([...days].sort()).toEqual(days);
  expect(score.every((one) => typeof one === 'number')).toBe(true);
  expect(money.every((one) => /^-?\d+\.\d\d$/.test(one))).toBe(true);

  expectShape((await tab.get<object>('/api/account/profile')).data, { accountVerificationType: 'array' });
  const saved = await tab.post('/api/account/profile', { ...userInfo, id: 999, motto: 'hello' });
  expect(saved).toMatchObject({ code: 1, msg: '资料更新成功~' });
  expect(await stack.rows(`SELECT motto FROM user_service.member WHERE id = 1`)).toEqual([
    { motto: 'hello' },
  ]);

  for (const [path, shape] of [
    ['balance', moneyRecord],
    ['integral', scoreRecord],
  ] as const) {
    const { data } = await tab.get<Records>(`/api/account/${path}`, 'page=1&limit=10');
    expectShape(data, { list: 'array', total: 'number' });
    expect(data.total).toBeGreaterThan(0);
    expectShape(data.list[0], shape);
  }

  const sendCode = async (form: object): Promise<void> => {
    const sent = await tab.post('/api/Ems/send', { ...form, ...(await proof()) });
    expect(sent).toMatchObject({ code: 1, msg: '邮件发送成功~', data: null });
  };
  const own = 'lin.yue@example.com';
  const next = 'lin.yue.new@example.com';
  await sendCode({ email: own, event: 'user_email_verify', password: 'Demo1234' });
  const verified = await tab.post<{ accountVerificationToken: string }>('/api/account/verification', {
    type: 'email',
    captcha: await codeSentTo(stack, own),
  });
  expectShape(verified.data, { type: 'string', accountVerificationToken: 'string' });
  await sendCode({ email: next, event: 'user_change_email' });
  const changed = await tab.post('/api/account/changeBind', {
    type: 'email',
    email: next,
    captcha: await codeSentTo(stack, next),
    accountVerificationToken: verified.data.accountVerificationToken,
  });
  expect(changed).toMatchObject({ code: 1, msg: '', data: null });

  const password = await tab.post('/api/account/changePassword', {
    oldPassword: 'Demo1234',
    newPassword: 'Demo5678',
    confirmPassword: 'Demo5678',
  });
  expect(password).toMatchObject({ code: 1, msg: '密码已修改，请重新登录~' });
  // The token is dead already; the client logs out all the same.
  const out = await tab.post('/api/user/logout', { [logOutWith]: tab.member.refresh });
  expect(out).toMatchObject({ code: 1, data: null });
  expect((await tab.get('/api/account/overview')).code).toBe(loginNeeded);
  tab.member = { token: '', refresh: '' };

  await sendCode({ email: next, event: 'user_retrieve_pwd' });
  const retrieved = await tab.post('/api/account/retrievePassword', {
    type: 'email',
    account: next,
    captcha: await codeSentTo(stack, next),
    password: 'Demo1234',
  });
  expect(retrieved).toMatchObject({ code: 1, msg: '密码已修改~' });
}

/** The code in the last mail to an address, which is kept where no mail server is set. */
async function codeSentTo(stack: Stack, address: string): Promise<string> {
  return eventually(async () => {
    const [row] = await stack.rows<{ body: string }>(
      `SELECT body FROM user_service.sent_message WHERE "to" = $1 ORDER BY id DESC LIMIT 1`,
      [address],
    );
    return /\b[A-Z0-9]{4,6}\b/.exec(row?.body ?? '')?.[0];
  });
}
