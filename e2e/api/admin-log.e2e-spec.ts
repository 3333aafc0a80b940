import { startGateway } from '@parcelway/gateway';
import type { Stack } from '@parcelway/testing';
import { eventually, startStack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';

interface LogRow {
  readonly title: string;
  readonly username: string;
  readonly admin_id: string;
  readonly url: string;
  readonly data: string;
  readonly result: string;
}

describe('the admin log', () => {
  let stack: Stack;
  let token = '';
  beforeAll(async () => {
    stack = await startStack({ services: [user], gateway: startGateway });
    token = await logIn('Admin123');
  });
  afterAll(() => stack.stop());

  const send = async (method: string, path: string, body: unknown, headers = {}): Promise<unknown> => {
    const response = await fetch(`${stack.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const logIn = async (password: string): Promise<string> => {
    const answer = (await send('POST', '/rest/login', { username: 'admin', password })) as { token?: string };
    return answer.token ?? '';
  };
  const asStaff = () => ({ batoken: token, authorization: `Bearer ${token}` });
  const entries = () => stack.rows<LogRow>(`SELECT * FROM user_service.admin_log ORDER BY id`);
  const entry = (isWanted: (row: LogRow) => boolean) =>
    eventually(async () => (await entries()).find(isWanted));

  it('has every write of both faces, done and refused, by the names of the menu', async () => {
    await send('POST', '/admin/user.Group/add', { name: 'Log group' }, asStaff());
    await send('POST', '/rest/member-group', { name: 'Log group 2' }, asStaff());
    await send('POST', '/admin/user.Group/add', { name: '' }, asStaff());
    const isAdd = ({ title }: LogRow) => title === '会员等级-新增';
    const rows = await eventually(async () => {
      const found = (await entries()).filter(isAdd);
      return found.length >= 3 ? found : null;
    });
    expect(rows.map(({ url, result, username, admin_id }) => [url, result, username, admin_id])).toEqual([
      ['/admin/user.Group/add', 'ok', 'admin', '1'],
      ['/rest/member-group', 'ok', 'admin', '1'],
      ['/admin/user.Group/add', 'failed', 'admin', '1'],
    ]);
    expect(JSON.parse(rows[0]?.data ?? '')).toMatchObject({ name: 'Log group' });
  });

  it('has log ins, by their admin when they worked and by the typed name when not', async () => {
    await logIn('Wrong-Planted-1');
    expect(await entry(({ title, result }) => title === '登录' && result === 'failed')).toMatchObject({
      username: 'admin',
      admin_id: '0',
    });
    expect(await entry(({ title, result }) => title === '登录' && result === 'ok')).toMatchObject({
      admin_id: '1',
    });
  });

  it('holds no secret, nor does the stream of events or the outbox', async () => {
    const planted = 'Planted7Secret';
    await send(
      'POST',
      `/admin/auth.Admin/add?batoken=${token}`,
      { username: 'planted', nickname: 'P', password: planted, group_arr: ['1'] },
      asStaff(),
    );
    await send('POST', '/admin/Index/login', { username: 'admin', password: planted });
    await send('POST', '/admin/routine.Config/edit', { smtp_pass: planted }, asStaff());
    await send('POST', '/rest/config', { name: 'x', value: planted }, asStaff());
    await entry(({ url }) => url === '/rest/config');
    const stored = JSON.stringify(await entries());
    expect(stored).not.toContain(planted);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain('Wrong-Planted-1');
    const said = await stack.rows<{ payload: unknown }>(`SELECT payload FROM user_service.outbox`);
    expect(JSON.stringify(said)).not.toContain(planted);
    const manager = await stack.nats.jetstreamManager();
    const { state } = await manager.streams.info('EVENTS');
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const text = (await manager.streams.getMessage('EVENTS', { seq })).string();
      expect(text).not.toContain(planted);
      expect(text).not.toContain(token);
    }
  });

  it('is not written for reading, nor by somebody who is nobody', async () => {
    const before = (await entries()).length;
    await fetch(`${stack.url}/admin/user.Group/index`, { headers: asStaff() });
    await send('POST', '/admin/user.Group/add', { name: 'Nobody' });
    await send('POST', '/admin/user.Group/add', { name: 'Last one' }, asStaff());
    await entry(({ data }) => data.includes('Last one'));
    expect((await entries()).length).toBe(before + 1);
  });
});
