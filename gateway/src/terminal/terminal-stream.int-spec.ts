import { randomUUID } from 'node:crypto';
import type { TerminalOutput, TerminalTaskView } from '@parcelway/contracts';
import { DomainError, TERMINAL_TASK_MOVED } from '@parcelway/contracts';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { GatewayKit } from '../../test/gateway-kit';

const { waiting, connecting, executing, success, failed, unknown } = TerminalTaskStatus;
const ORIGIN = 'http://localhost:1818';

interface Frame {
  readonly data: string;
  readonly uuid: string;
  readonly extend: string;
  readonly key: string;
}

describe('the event stream of the terminal', () => {
  let kit: GatewayKit;
  /** What the terminal service would answer, one after the other; the last one stays. */
  let answers: Partial<Omit<TerminalOutput, 'task'> & { task: Partial<TerminalTaskView> }>[] = [];

  beforeAll(async () => {
    kit = await GatewayKit.start();
    const task = { id: 7, uuid: '', command: '', extend: '', status: waiting, reason: '' as const };
    const never = { exit_code: null, started_at: null, finished_at: null };
    kit.services.answer('terminal.terminal-task.follow', () => ({ ...task, ...never }));
    kit.services.answer('terminal.terminal-task.withdraw', () => null);
    kit.services.answer('terminal.terminal-task.output', ({ request }) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return {
        ...{ pieces: [], next: Number(request['from']), more: false, blocked: false },
        ...answer,
        task: { ...task, ...never, ...answer?.task },
      };
    });
    kit.admin('*');
  });
  afterAll(() => kit.stop());

  const started_at = '2026-11-28T04:00:00.000Z';
  const piece = (text: string) => ({ text, time: started_at });

  async function open(
    path: string,
    query: Readonly<Record<string, string>> = {},
    token = kit.token('admin'),
  ) {
    await kit.services.settled();
    const uuid = String(randomUUID());
    const parts = {
      command: 'test.pnpm',
      uuid,
      extend: '',
      batoken: token,
      server: '1',
      lang: 'en',
      ...query,
    };
    const text = Object.entries(parts)
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    const response = await fetch(`${kit.gateway.url}${path}?${text}`, {
      headers: { accept: 'text/event-stream', origin: ORIGIN },
    });
    return { response, uuid };
  }

  async function read(response: Response): Promise<Frame[]> {
    const text = await response.text();
    return text
      .split('\n\n')
      .filter((event) => event !== '' && !event.startsWith(':'))
      .map((event) => JSON.parse(event.replace(/^data: /, '')) as Frame);
  }

  const frames = async (...of: Parameters<typeof open>): Promise<string[]> =>
    (await read((await open(...of)).response)).map(({ data }) => data);

  it.each([
    ['/admin/ajax/terminal', 'exitCode: 0'],
    ['/admin/Terminal/index', 'exitcode: 0'],
    ['/ADMIN/terminal/INDEX', 'exitcode: 0'],
  ])('%s: success', async (path, exit) => {
    answers = [
      { task: { status: waiting } },
      { task: { status: connecting }, pieces: [piece('> pnpm test')], next: 1 },
      { task: { status: executing, started_at }, pieces: [piece('  one\ntwo'), piece('three\n')], next: 3 },
      { task: { status: success, started_at, exit_code: 0 } },
    ];
    const { response, uuid } = await open(path, { extend: 'module-install:abc' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
    });
    const all = await read(response);
    expect(all.map(({ data }) => data)).toEqual([
      'command-link-success',
      '> pnpm test',
      'one\ntwo',
      'three',
      exit,
      'command-exec-success',
      'command-exec-completed',
    ]);
    expect(Object.keys(all[0] ?? {})).toEqual(['data', 'uuid', 'extend', 'key']);
    expect(all.every((one) => one.uuid === uuid && one.extend === 'module-install:abc')).toBe(true);
    expect(all.every(({ key }) => key === 'test.pnpm')).toBe(true);
    expect(kit.services.last('terminal.terminal-task.follow').request).toEqual({
      command: 'test.pnpm',
      uuid,
      extend: 'module-install:abc',
    });
  });

  it('failure: the exit code, then error and completed', async () => {
    answers = [
      {
        task: { status: failed, started_at, exit_code: 2 },
        pieces: [piece('> pnpm test'), piece('no')],
        next: 2,
      },
    ];
    expect(await frames('/admin/ajax/terminal')).toEqual([
      'command-link-success',
      '> pnpm test',
      'no',
      'exitCode: 2',
      'command-exec-error',
      'command-exec-completed',
    ]);
  });

  it.each([
    ['not_started', failed, 'Error:Failed to execute', false],
    ['interactive', failed, /^Error:The command waits for an answer/, true],
    ['timed_out', failed, /^Error:The command took longer/, true],
    ['interrupted', unknown, /^Error:The service stopped/, true],
  ] as const)('%s: the reason, then error and the end', async (reason, status, text, hasRun) => {
    answers = [{ task: { status, reason, started_at: hasRun ? started_at : null } }];
    expect(await frames('/admin/ajax/terminal')).toEqual([
      ...(hasRun ? ['command-link-success'] : []),
      typeof text === 'string' ? text : expect.stringMatching(text),
      'command-exec-error',
    ]);
  });

  it('not allowed', async () => {
    kit.services.answer('terminal.terminal-task.follow', () => {
      throw new DomainError('terminal.not_allowed');
    });
    expect(await frames('/admin/ajax/terminal', { command: 'composer.update' })).toEqual([
      'Error:The command was not allowed to be executed',
      'command-exec-error',
    ]);
    kit.services.answer('terminal.terminal-task.follow', () => ({ id: 7 }));
  });

  describe('starts nothing', () => {
    it.each<[who: string, token: () => string, text: string]>([
      ['without a token', () => '', 'Please login first'],
      ['for a member', () => kit.token('member'), 'Please login first'],
      [
        'for a token signed elsewhere',
        () => kit.token('admin', { secret: 'x'.repeat(40) }),
        'Please login first',
      ],
      ['for an expired token', () => kit.token('admin', { expiresIn: -1 }), 'Token expiration'],
    ])('%s', async (_who, token, text) => {
      const before = kit.services.count('terminal.terminal-task.follow');
      expect(await frames('/admin/Terminal/index', {}, token())).toEqual([
        `Error:${text}`,
        'command-exec-error',
      ]);
      expect(kit.services.count('terminal.terminal-task.follow')).toBe(before);
    });

    it('for an admin who is not a super admin', async () => {
      kit.admin(['terminalTask/index']);
      const before = kit.services.count('terminal.terminal-task.follow');
      expect(await frames('/admin/ajax/terminal')).toEqual([
        'Error:You have no permission',
        'command-exec-error',
      ]);
      expect(kit.services.count('terminal.terminal-task.follow')).toBe(before);
      kit.admin('*');
    });
  });

  it('says in words that the queue is blocked, and takes its task out of it', async () => {
    answers = [{ task: { status: waiting } }, { task: { status: waiting }, blocked: true }];
    expect(await frames('/admin/ajax/terminal')).toEqual([
      'Error:Newly added tasks will never start because they are blocked by failed tasks',
      'command-exec-error',
    ]);
    expect(kit.services.last('terminal.terminal-task.withdraw').request).toEqual({ id: 7 });
  });

  it('goes on at once when the task has moved, and ends when the session does', async () => {
    answers = [{ task: { status: executing, started_at } }];
    const sid = String(randomUUID());
    const { response } = await open('/admin/ajax/terminal', {}, kit.token('admin', { sid }));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('command-link-success');
    answers = [{ task: { status: executing, started_at }, pieces: [piece('more')], next: 1 }];
    const asked = Date.now();
    kit.nats.publish(TERMINAL_TASK_MOVED, JSON.stringify({ id: 7 }));
    expect((await reader?.read())?.value).toContain('more');
    expect(Date.now() - asked).toBeLessThan(1_000);
    answers = [{ task: { status: executing, started_at } }];
    kit.nats.publish('session.revoked', JSON.stringify({ sid }));
    kit.nats.publish(TERMINAL_TASK_MOVED, JSON.stringify({ id: 7 }));
    let rest = '';
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) rest += next.value;
    expect(rest).toContain('Error:Please login first');
    expect(rest).toContain('command-exec-error');
  });

  it('reads a token in the query here alone', async () => {
    const token = kit.token('admin');
    for (const path of ['/admin/goods.Category/index', '/admin/ajax/changeTerminalConfig'])
      expect(
        (await kit.call(path.includes('ajax') ? 'POST' : 'GET', `${path}?batoken=${token}`)).body.code,
      ).toBe(302);
  });

  it('changes the settings for super admins alone', async () => {
    kit.services.answer('terminal.terminal-setting.set', () => ({}));
    const change = (headers: Record<string, string>, body: object) =>
      kit.call('POST', '/admin/ajax/changeTerminalConfig', { headers, body });
    expect((await change(kit.admin(['terminalTask/index']), { manager: 'npm' })).body.code).toBe(401);
    const answer = await change(kit.admin('*'), { manager: 'npm', port: 8001 });
    expect(answer.body).toMatchObject({ code: 1, data: null });
    expect(kit.services.last('terminal.terminal-setting.set').request).toEqual({
      packageManager: 'npm',
      port: '8001',
    });
  });
});
