import { randomUUID } from 'node:crypto';
import type { Stack } from '@parcelway/testing';
import { eventually } from '@parcelway/testing';
import { solveClicks } from '../kit/captcha';
import { expiredToken } from '../kit/expired-token';
import { kindsOf, LegacyClient } from '../kit/legacy-client';
import { menuRows } from '../kit/menu-rows';
import type { MenuRow } from '../kit/menu-rows';
import { pngOf } from '../kit/pictures';
import { setSettings } from '../kit/settings';
import { framesOf } from '../kit/terminal-frames';
import { startWholeStack } from '../kit/whole-stack';

interface Page {
  readonly list: readonly (Record<string, unknown> & { readonly id: number })[];
  readonly total: number;
  readonly remark: string;
}
type LoggedIn = { readonly userInfo: { readonly token: string; readonly refresh_token: string } };

/** What the newer client generation sends from boot to log out, in its order. */
describe('the newer client generation', () => {
  let stack: Stack;
  let tab: LegacyClient;

  beforeAll(async () => {
    stack = await startWholeStack({ LEGACY_CLIENT: 'C' });
    tab = new LegacyClient(stack.url);
    await setSettings(stack, { admin_login_captcha: 'click', user_login_captcha: 'click' });
  });
  afterAll(() => stack.stop());

  const list = (path: string, query = '') => tab.get<Page>(path, query);

  it('2: the log-in page asks whether there is a captcha', async () => {
    const answer = await tab.get<object>('/admin/Index/login');
    expect(answer).toMatchObject({ code: 1, data: { captcha: true } });
  });

  it('3–5: solves the click captcha and logs in', async () => {
    const { captchaId, captchaInfo } = await solveClicks(stack, tab);
    const answer = await tab.post<LoggedIn>('/admin/Index/login', {
      username: 'admin',
      password: 'Admin123',
      keep: true,
      captchaId,
      captchaInfo,
    });
    expect(answer.code).toBe(1);
    expect(kindsOf(answer.data.userInfo)).toMatchObject({
      id: 'number',
      username: 'string',
      nickname: 'string',
      avatar: 'string',
      last_login_time: 'string',
      token: 'string',
      refresh_token: 'string',
    });
    tab.admin = { token: answer.data.userInfo.token, refresh: answer.data.userInfo.refresh_token };
    expect(tab.admin.refresh).not.toBe('');
  });

  it('6: boots with menus, settings and terminal, without tokens', async () => {
    const { code, data } = await tab.get<{
      adminInfo: object;
      menus: readonly MenuRow[];
      siteConfig: { upload: object };
      terminal: object;
    }>('/admin/Index/index');
    expect(code).toBe(1);
    expect(kindsOf(data)).toMatchObject({
      adminInfo: 'object',
      menus: 'array',
      siteConfig: 'object',
      terminal: 'object',
    });
    expect(kindsOf(data.adminInfo)).toEqual(
      expect.objectContaining({
        id: 'number',
        username: 'string',
        nickname: 'string',
        avatar: 'string',
        last_login_time: 'string',
        super: 'boolean',
      }),
    );
    expect(data.adminInfo).not.toHaveProperty('token');
    expect(data.adminInfo).not.toHaveProperty('refresh_token');
    expect(kindsOf(data.siteConfig)).toMatchObject({
      siteName: 'string',
      version: 'string',
      cdnUrl: 'string',
      apiUrl: 'string',
      upload: 'object',
    });
    expect(kindsOf(data.siteConfig.upload)).toMatchObject({
      maxSize: 'number',
      saveName: 'string',
      allowedSuffixes: expect.stringMatching(/string|array/) as string,
      allowedMimeTypes: expect.stringMatching(/string|array/) as string,
      mode: 'string',
    });
    expect(kindsOf(data.terminal)).toMatchObject({
      phpDevelopmentServer: 'boolean',
      npmPackageManager: 'string',
    });
    const rows = menuRows(data.menus);
    for (const row of rows) {
      expect(kindsOf(row)).toMatchObject({
        id: 'number',
        pid: 'number',
        type: 'string',
        title: 'string',
        name: 'string',
        path: 'string',
        icon: 'string',
        url: expect.stringMatching(/string|null/) as string,
        component: expect.stringMatching(/string|null/) as string,
        extend: 'string',
      });
      if (row.type !== 'menu_dir' && row.type !== 'menu') expect(row).not.toHaveProperty('children');
      // The client finds the buttons of a page under the name of its menu.
      if (row.type === 'menu') expect(row.path).toBe(row.name);
    }
    expect(rows.find(({ name }) => name === 'auth/rule')?.component).toBe(
      '/src/views/backend/auth/rule/index.vue',
    );
  });

  it('7: opens the dashboard', async () => {
    const { code, data } = await tab.get<object>('/admin/Dashboard/index');
    expect({ code, data: kindsOf(data) }).toEqual({ code: 1, data: { remark: 'string' } });
  });

  it('8–13: lists members: first page, size, page, order, quick search, common search', async () => {
    for (const query of [
      '',
      'limit=20',
      'limit=20&page=2',
      'limit=20&page=1&order=create_time,desc',
      'limit=20&quickSearch=dem',
      'search[0][field]=username&search[0][val]=d&search[0][operator]=LIKE&search[1][field]=create_time&search[1][val]=2024-01-01+00:00:00,2099-01-31+23:59:59&search[1][operator]=RANGE&search[1][render]=datetime',
      'search[0][field]=group.name&search[0][val]=金&search[0][operator]=LIKE',
      'search[0][field]=last_login_ip&search[0][val]=1&search[0][operator]=LIKE',
    ]) {
      const { code, data, msg } = await list('/admin/user.User/index', query);
      expect({ query, code, msg }).toMatchObject({ query, code: 1 });
      expect(kindsOf(data)).toEqual({ list: 'array', total: 'number', remark: 'string' });
    }
    const { data } = await list('/admin/user.User/index', 'quickSearch=demo');
    const [row] = data.list;
    expect(kindsOf(row ?? {})).toMatchObject({
      id: 'number',
      username: 'string',
      nickname: 'string',
      group_id: 'number',
      avatar: 'string',
      gender: 'number',
      money: 'string',
      score: 'number',
      status: 'string',
      create_time: 'number',
      group: 'object',
    });
    expect(row?.['money']).toMatch(/^\d+\.\d\d$/);
    expect(JSON.stringify(data)).not.toMatch(/argon2|salt|"password":"[^"]/);
  });

  it('14–15: opens the form and the group select that stands in it', async () => {
    const { data } = await tab.get<{ row: Record<string, unknown> }>('/admin/user.User/edit', 'id=1');
    expect(data.row).toMatchObject({ id: 1, username: 'demo', password: '' });
    expect(data.row).not.toHaveProperty('salt');
    const groups = await list(
      '/admin/user.Group/index',
      `select=true&quickSearch=&isTree=true&search[0][field]=status&search[0][val]=1&search[0][operator]=eq&uuid=${randomUUID()}&page=1&initKey=id&initValue=1`,
    );
    expect(groups.code).toBe(1);
    expect(groups.data.list.map(({ id }) => id)).toEqual([1]);
    expect(kindsOf(groups.data)).toMatchObject({ list: 'array', total: 'number' });
  });

  it('16: uploads the avatar', async () => {
    const form = new FormData();
    form.append('file', await pngOf(64, 64), '头像.png');
    const { code, msg, data } = await tab.call<{ file: { url: string; full_url: string } }>(
      'POST',
      '/admin/ajax/upload',
      { query: `uuid=${randomUUID()}`, body: form },
    );
    expect({ code, msg }).toEqual({ code: 1, msg: '文件上传成功' });
    expect(kindsOf(data.file)).toMatchObject({
      url: 'string',
      full_url: 'string',
      suffix: 'string',
      name: 'string',
      size: 'number',
      mimetype: 'string',
      sha1: 'string',
      storage: 'string',
      topic: 'string',
      id: 'number',
    });
    expect(data.file.url).toMatch(/^\/storage\//);
    expect(data.file.full_url).toMatch(/^(https?:)?\/\//);
  });

  it('17–20: saves the form, adds a row, deletes rows', async () => {
    const { data } = await tab.get<{ row: Record<string, unknown> }>('/admin/user.User/edit', 'id=1');
    const saved = await tab.post('/admin/user.User/edit', { ...data.row, motto: 'on the road' });
    expect(saved).toMatchObject({ code: 1, msg: '更新成功', data: null });
    const ids: number[] = [];
    for (const username of ['replayOne', 'replayTwo']) {
      const added = await tab.post('/admin/user.User/add', {
        username,
        nickname: username,
        group_id: '1',
        gender: 0,
        money: '0',
        score: '0',
        status: 'enable',
        password: 'Replay123',
        email: `${username}@example.com`,
      });
      expect(added).toMatchObject({ code: 1, msg: '添加成功', data: null });
      const found = await list('/admin/user.User/index', `quickSearch=${username}`);
      ids.push(found.data.list[0]?.id ?? 0);
    }
    const deleted = await tab.delete('/admin/user.User/del', ids.map((id) => `ids[]=${id}`).join('&'));
    expect(deleted).toMatchObject({ code: 1, msg: '删除成功' });
    expect((await list('/admin/user.User/index', 'quickSearch=replay')).data.total).toBe(0);
  });

  it('21–22: switches a rule and drags it', async () => {
    const { data } = await list('/admin/auth.Rule/index');
    const buttons = menuRows(data.list as unknown as readonly MenuRow[]).filter(({ name }) =>
      /^user\/user\//.test(name),
    ) as unknown as { id: number; pid: number }[];
    const [first, second] = buttons;
    expect(await tab.post('/admin/auth.Rule/edit', { id: first?.id, status: '0' })).toMatchObject({
      code: 1,
    });
    expect(await tab.post('/admin/auth.Rule/edit', { id: first?.id, status: '1' })).toMatchObject({
      code: 1,
    });
    const dragged = await tab.post('/admin/auth.Rule/sortable', {
      move: first?.id,
      target: second?.id,
      direction: 'down',
    });
    expect(dragged).toMatchObject({ code: 1, data: null });
    const after = menuRows((await list('/admin/auth.Rule/index')).data.list as unknown as readonly MenuRow[])
      .filter(({ name }) => /^user\/user\//.test(name))
      .map((row) => (row as unknown as { id: number }).id);
    expect(after.indexOf(first?.id ?? 0)).toBeGreaterThan(after.indexOf(second?.id ?? 0));
  });

  it('23–25: an expired token answers 409, is refreshed with the old token in the header, and the call is replayed', async () => {
    const good = tab.admin.token;
    tab.admin.token = expiredToken(good, stack.config.jwtSecret);
    const late = await list('/admin/user.User/index');
    expect({ code: late.code, data: late.data }).toEqual({ code: 409, data: [] });
    const refreshed = await tab.post<{ type: string; token: string }>('/api/common/refreshToken', {
      refreshToken: tab.admin.refresh,
    });
    expect(refreshed).toMatchObject({ code: 1, data: { type: 'admin-refresh' } });
    tab.admin.token = refreshed.data.token;
    expect((await list('/admin/user.User/index')).code).toBe(1);
  });

  it('26: runs a terminal task', async () => {
    const uuid = randomUUID();
    const frames = await framesOf(
      `${stack.url}/admin/ajax/terminal?command=version.node&uuid=${uuid}&extend=&batoken=${tab.admin.token}&server=1`,
    );
    expect(frames.every((frame) => frame.uuid === uuid && frame.key === 'version.node')).toBe(true);
    const said = frames.map(({ data }) => data);
    expect(said[0]).toBe('command-link-success');
    expect(said[1]).toMatch(/^> /);
    expect(said).toContain(process.version);
    expect(said.slice(-3)).toEqual(['exitCode: 0', 'command-exec-success', 'command-exec-completed']);
  });

  it('27: clears the cache', async () => {
    expect((await tab.post('/admin/ajax/clearCache', { type: 'tp' })).code).toBe(1);
    expect((await tab.post('/admin/ajax/clearCache', { type: 'no such' })).code).toBe(0);
  });

  it('28: logs out, and the token is dead at once', async () => {
    expect(await tab.post('/admin/Index/logout', { refreshToken: tab.admin.refresh })).toMatchObject({
      code: 1,
      data: null,
    });
    const after = await list('/admin/user.User/index');
    expect(after).toMatchObject({ code: 303, data: { type: 'need login' } });
    const again = await tab.post('/api/common/refreshToken', { refreshToken: tab.admin.refresh });
    expect(again.code).toBe(0);
    tab.admin = { token: '', refresh: '' };
  });

  it('members: boot, log in, centre, overview, profile, balance, new e-mail, new password', async () => {
    const boot = await tab.get<object>('/api/index/index', 'requiredLogin=0');
    expect(kindsOf(boot.data)).toMatchObject({
      site: 'object',
      openMemberCenter: 'boolean',
      userInfo: 'array',
      rules: 'array',
      menus: 'array',
    });
    expect(await tab.get('/api/index/index', 'requiredLogin=1')).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    });
    const switches = await tab.get<object>('/api/user/checkIn');
    expect(switches.data).toMatchObject({
      userLoginCaptchaSwitch: true,
      accountVerificationType: expect.arrayContaining(['email']) as string[],
    });
    const solved = await solveClicks(stack, tab);
    const loggedIn = await tab.post<LoggedIn & { routePath: string }>('/api/user/checkIn', {
      tab: 'login',
      email: '',
      mobile: '',
      username: 'demo',
      password: 'Demo1234',
      captcha: '',
      keep: true,
      registerType: 'email',
      ...solved,
    });
    expect(loggedIn).toMatchObject({ code: 1, data: { routePath: '/user' } });
    tab.member = {
      token: loggedIn.data.userInfo.token,
      refresh: loggedIn.data.userInfo.refresh_token,
    };
    const centre = await tab.get<{ userInfo: { token: string }; menus: readonly MenuRow[] }>(
      '/api/index/index',
      'requiredLogin=1',
    );
    expect(kindsOf(centre.data.userInfo)).toMatchObject({
      id: 'number',
      username: 'string',
      nickname: 'string',
      email: 'string',
      mobile: 'string',
      avatar: 'string',
      gender: 'number',
      birthday: expect.stringMatching(/string|null/) as string,
      money: 'string',
      score: 'number',
      join_time: 'number',
      motto: 'string',
      last_login_time: 'number',
      last_login_ip: 'string',
      token: 'string',
      refresh_token: 'string',
    });
    expect(centre.data.userInfo.token).toBe(tab.member.token);
    expect(menuRows(centre.data.menus).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account/overview', 'account/profile', 'account/changePassword']),
    );
    const overview = await tab.get<{ days: string[]; score: number[]; money: string[] }>(
      '/api/account/overview',
    );
    expect(overview.data.days).toHaveLength(7);
    expect(overview.data.score).toHaveLength(7);
    expect(overview.data.money).toHaveLength(7);
    expect(overview.data.money.every((one) => /^-?\d+\.\d\d$/.test(one))).toBe(true);
    const profile = await tab.get<object>('/api/account/profile');
    expect(kindsOf(profile.data)).toMatchObject({ accountVerificationType: 'array' });
    const saved = await tab.post('/api/account/profile', {
      ...centre.data.userInfo,
      id: 999,
      motto: 'hello',
    });
    expect(saved.code).toBe(1);
    const [row] = await stack.rows(`SELECT motto FROM user_service.member WHERE id = 1`);
    expect(row).toEqual({ motto: 'hello' });
    const balance = await tab.get<Page>('/api/account/balance', 'page=1&limit=10');
    expect(balance.data.total).toBeGreaterThan(0);
    expect(kindsOf(balance.data.list[0] ?? {})).toMatchObject({
      id: 'number',
      user_id: 'number',
      money: 'string',
      before: 'string',
      after: 'string',
      memo: 'string',
      create_time: 'number',
    });

    const own = 'lin.yue@example.com';
    await sendCode(stack, tab, { email: own, event: 'user_email_verify', password: 'Demo1234' });
    const verified = await tab.post<{ type: string; accountVerificationToken: string }>(
      '/api/account/verification',
      { type: 'email', captcha: await codeSentTo(stack, own) },
    );
    expect(verified.code).toBe(1);
    const next = 'lin.yue.new@example.com';
    await sendCode(stack, tab, { email: next, event: 'user_change_email' });
    const changed = await tab.post('/api/account/changeBind', {
      type: 'email',
      email: next,
      captcha: await codeSentTo(stack, next),
      accountVerificationToken: verified.data.accountVerificationToken,
    });
    expect(changed).toMatchObject({ code: 1, data: null });

    const password = await tab.post('/api/account/changePassword', {
      oldPassword: 'Demo1234',
      newPassword: 'Demo5678',
      confirmPassword: 'Demo5678',
    });
    expect(password.code).toBe(1);
    expect((await tab.post('/api/user/logout', { refreshToken: tab.member.refresh })).code).toBe(1);
    expect((await tab.get('/api/account/overview')).code).toBe(303);
    tab.member = { token: '', refresh: '' };

    await sendCode(stack, tab, { email: next, event: 'user_retrieve_pwd' });
    const retrieved = await tab.post('/api/account/retrievePassword', {
      type: 'email',
      account: next,
      captcha: await codeSentTo(stack, next),
      password: 'Demo1234',
    });
    expect(retrieved.code).toBe(1);
  });
});

async function sendCode(stack: Stack, tab: LegacyClient, form: object): Promise<void> {
  const { code, msg } = await tab.post('/api/Ems/send', { ...form, ...(await solveClicks(stack, tab)) });
  if (code !== 1) throw new Error(msg);
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
