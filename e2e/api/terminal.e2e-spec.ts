import { randomUUID } from 'node:crypto';
import { startGateway } from '@parcelway/gateway';
import { service as terminal } from '@parcelway/terminal-service';
import { eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service as user } from '@parcelway/user-service';
import { Api } from '../kit/api';
import { logInAsStaff } from '../kit/shipment';

interface Task {
  readonly id: number;
  readonly command: string;
  readonly status: number;
}

/** The terminal over HTTP, from the log in to the end of a command. yarn is a program that no machine of ours has. */
describe('the terminal', () => {
  let stack: Stack;
  let api: Api;
  let token = '';

  beforeAll(async () => {
    stack = await startStack({ services: [user, terminal], gateway: startGateway });
    const { userInfo } = await new Api(stack.url).ok(
      new Api(stack.url).post<{ userInfo: { token: string } }>('/admin/Index/login', {
        username: 'admin',
        password: 'Admin123',
        keep: true,
      }),
    );
    token = userInfo.token;
    api = await logInAsStaff(new Api(stack.url));
  });
  afterAll(() => stack.stop());

  const open = (command: string, uuid: string, signal: AbortSignal | null = null): Promise<Response> =>
    fetch(
      `${stack.url}/admin/ajax/terminal?command=${command}&uuid=${uuid}&extend=&batoken=${token}&server=1&lang=en`,
      { signal },
    );
  const textsOf = async (response: Response): Promise<string[]> =>
    (await response.text())
      .split('\n\n')
      .filter((event) => event.startsWith('data: '))
      .map((event) => (JSON.parse(event.slice(6)) as { data: string }).data);
  const rest = async <Body>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }> => {
    const response = await api.fetch(`/rest/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };

  it('runs a command of an existing client and tells it to the end, to a second reader as well', async () => {
    const uuid = String(randomUUID());
    const [one, two] = await Promise.all(
      [open('version.node', uuid), open('version.node', uuid)].map(async (response) =>
        textsOf(await response),
      ),
    );
    expect(one).toEqual([
      'command-link-success',
      '> node --version',
      process.version,
      'exitCode: 0',
      'command-exec-success',
      'command-exec-completed',
    ]);
    expect(two).toEqual(one);
    expect(await textsOf(await open('version.node', uuid))).toEqual(one);
    const runs = await stack.rows('SELECT 1 FROM terminal_service.terminal_task WHERE uuid = $1', [uuid]);
    expect(runs).toHaveLength(1);
    const [entry] = await eventually(async () => {
      const rows = await stack.rows<{ data: string; result: string; admin_id: string }>(
        `SELECT data, result, admin_id FROM user_service.admin_log WHERE data LIKE '%' || $1 || '%'`,
        [uuid],
      );
      return rows.length > 0 && rows;
    });
    expect(entry).toMatchObject({ result: 'ok', admin_id: '1' });
    expect(JSON.parse(entry?.data ?? '')).toMatchObject({ command: 'version.node', uuid });
    expect(entry?.data).not.toContain(token);
  });

  it('goes on without its reader, who sees everything on coming back', async () => {
    const uuid = String(randomUUID());
    const reader = new AbortController();
    const response = await open('version.npm', uuid, reader.signal);
    expect(response.status).toBe(200);
    reader.abort();
    await eventually(async () => {
      const [task] = await stack.rows<Task>(
        'SELECT status FROM terminal_service.terminal_task WHERE uuid = $1',
        [uuid],
      );
      return task?.status === 3;
    }, 30_000);
    const texts = await textsOf(await open('version.npm', uuid));
    expect(texts[0]).toBe('command-link-success');
    expect(texts[1]).toBe('> npm --version');
    expect(texts.at(-1)).toBe('command-exec-completed');
  });

  it('refuses what is not in the list, and what cannot be started', async () => {
    expect(await textsOf(await open('composer.update', String(randomUUID())))).toEqual([
      'Error:The command was not allowed to be executed',
      'command-exec-error',
    ]);
    expect(await textsOf(await open('version.yarn', String(randomUUID())))).toEqual([
      'Error:Failed to execute',
      'command-exec-error',
    ]);
  });

  it('is listed, added to, tried again and emptied by REST', async () => {
    const added = await rest<Task>('POST', 'terminal-task', { command: 'version.yarn' });
    expect(added).toMatchObject({ status: 201, body: { command: 'version.yarn', status: 0 } });
    const { id } = added.body;
    const failed = () =>
      eventually(async () => {
        const { body } = await rest<Task[]>(
          'GET',
          `terminal-task?filter=${encodeURIComponent(JSON.stringify({ id }))}`,
        );
        return body[0]?.status === 4;
      });
    await failed();
    expect(await textsOf(await open('version.node', String(randomUUID())))).toEqual([
      'Error:Newly added tasks will never start because they are blocked by failed tasks',
      'command-exec-error',
    ]);
    expect((await rest<Task>('POST', 'terminal-task/retry', { id })).body).toMatchObject({ id, status: 0 });
    await failed();
    expect((await rest('DELETE', `terminal-task/${id}`)).status).toBe(200);
    expect((await rest('POST', 'terminal-task', { command: 'rm.all' })).body).toMatchObject({
      code: 'terminal.not_allowed',
      status: 422,
    });
  });

  it('keeps its settings for both faces', async () => {
    expect(await api.post('/admin/ajax/changeTerminalConfig', { manager: 'npm' })).toMatchObject({
      code: 1,
      data: null,
    });
    expect((await rest('GET', 'terminal-setting')).body).toEqual({
      packageManager: 'npm',
      automaticCleanupTask: '1',
      port: '8000',
    });
    expect(await api.post('/admin/ajax/changeTerminalConfig', { manager: 'bun' })).toMatchObject({ code: 0 });
    const boot = await api.ok(api.get<{ terminal: object }>('/admin/Index/index'));
    expect(boot.terminal).toEqual({
      phpDevelopmentServer: false,
      installServicePort: '8000',
      npmPackageManager: 'npm',
    });
  });
});
