import { randomUUID } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { crudOf, terminalSetting, terminalTask } from '@parcelway/contracts';
import type { Client, TerminalTaskView } from '@parcelway/contracts';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { defineService, startService } from '@parcelway/platform';
import { asAdmin, eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { AppModule } from '../app.module';
import { ALLOW_LIST } from '../command/commands';
import type { Command } from '../command/allow-list';
import { service as product } from '../index';
import { RUN_LOCK } from './terminal-task.queries';

const { waiting, executing, success, failed, unknown } = TerminalTaskStatus;

const script = (code: string, timeoutS = 20): Command => ({
  title: [code, code],
  program: 'node',
  args: ['-e', code],
  folder: 'scratch',
  timeoutS,
});

@Global()
@Module({
  providers: [
    {
      provide: ALLOW_LIST,
      useValue: {
        'say.hello': script(`console.log('\\u001b[32mhello\\u001b[0m\\r\\n中文')`),
        'say.environment': script('console.log(Object.keys(process.env).sort().join())'),
        'end.badly': script(`console.error('no'); process.exit(3)`),
        'ask.something': script(`process.stdout.write('Sure? (Y/n) '); setInterval(() => {}, 1000)`),
        'take.long': script(`console.log(process.pid); setInterval(() => {}, 1000)`, 60),
        'take.too-long': script('setInterval(() => {}, 1000)', 1),
        'start.nothing': { ...script(''), program: 'no-such-program-here', args: [] },
        'write.much': script(`process.stdout.write(('x'.repeat(99) + '\\n').repeat(30000))`),
      } satisfies Record<string, Command>,
    },
  ],
  exports: [ALLOW_LIST],
})
class TestCommands {}

@Module({ imports: [TestCommands, AppModule] })
class TestModule {}

const service = defineService({ ...product, module: TestModule });

describe('tasks of the terminal', () => {
  let stack: Stack;
  let tasks: Client<typeof terminalTask>;
  const staff = () => asAdmin(1, { locale: 'en' });

  beforeAll(async () => {
    stack = await startStack({ services: [service] });
    tasks = stack.client(terminalTask);
  });
  afterAll(() => stack.stop());
  afterEach(async () => {
    for (const { id, status } of await stack.rows<{ id: string; status: number }>(
      'SELECT id, status FROM terminal_service.terminal_task WHERE cleared_at IS NULL',
    ))
      if (status !== 2)
        await stack.client(crudOf('terminal')).del({ resource: 'terminal-task', ids: [Number(id)] }, staff());
  });

  const add = (command: string, more: object = {}): Promise<TerminalTaskView> =>
    tasks.add({ command, ...more }, staff());
  const until = (id: number, ...statuses: number[]) =>
    eventually(async () => {
      const answer = await tasks.output({ id }, staff());
      return statuses.includes(answer.task.status) && answer;
    }, 15_000);
  const run = async (command: string) => until((await add(command)).id, success, failed, unknown);
  const textOf = ({ pieces }: { pieces: readonly { text: string }[] }): string =>
    pieces.map(({ text }) => text).join('\n');

  it('run and keep what the command writes as plain text, behind the line that was run', async () => {
    const done = await run('say.hello');
    expect(done.task).toMatchObject({ status: success, exit_code: 0, reason: '' });
    expect(textOf(done)).toMatch(/^> node -e .*\nhello\n中文$/);
    const again = await tasks.output({ id: done.task.id, from: done.next }, staff());
    expect(again.pieces).toEqual([]);
    const moves = await stack.rows<{ to_status: number; by_type: string }>(
      'SELECT to_status, by_type FROM terminal_service.terminal_task_history WHERE subject_id = $1 ORDER BY id',
      [done.task.id],
    );
    expect(moves.map(({ to_status, by_type }) => `${by_type} ${to_status}`)).toEqual([
      'admin 0',
      'system 1',
      'system 2',
      'system 3',
    ]);
  });

  it.each<[command: string, reason: string, exitCode: number | null, hasStarted: boolean]>([
    ['end.badly', '', 3, true],
    ['ask.something', 'interactive', null, true],
    ['take.too-long', 'timed_out', null, true],
    ['start.nothing', 'not_started', null, false],
  ])('%s fails: reason "%s", exit code %p', async (command, reason, exit_code, hasStarted) => {
    const { task } = await run(command);
    expect(task).toMatchObject({ status: failed, reason, exit_code });
    expect(task.started_at !== null).toBe(hasStarted);
    expect(task.finished_at).not.toBeNull();
  });

  it('keep a megabyte of output at most', async () => {
    const { task } = await run('write.much');
    expect(task.status).toBe(success);
    const [kept] = await stack.rows<{ bytes: string; last: string }>(
      `SELECT sum(octet_length(text)) AS bytes, (array_agg(text ORDER BY id DESC))[1] AS last
       FROM terminal_service.terminal_output WHERE task_id = $1`,
      [task.id],
    );
    expect(Number(kept?.bytes)).toBeLessThan(1_001_000);
    expect(Number(kept?.bytes)).toBeGreaterThan(990_000);
    expect(kept?.last).toContain('left out');
    let [from, more, read] = [0, true, 0];
    while (more) {
      const answer = await tasks.output({ id: task.id, from }, staff());
      read += answer.pieces.length;
      [from, more] = [answer.next, answer.more];
    }
    expect(read).toBeGreaterThan(30);
  });

  it('see no secret of the service', async () => {
    const names =
      textOf(await run('say.environment'))
        .split('\n')[1]
        ?.split(',') ?? [];
    expect(names).toContain('PATH');
    expect(names.filter((name) => /SECRET|KEY|DATABASE|REDIS|NATS|PASSWORD/.test(name))).toEqual([]);
  });

  it('are refused when their command is not in the list', async () => {
    await expect(add('rm.everything')).rejects.toMatchObject({ code: 'terminal.not_allowed' });
    await expect(add('constructor')).rejects.toMatchObject({ code: 'terminal.not_allowed' });
  });

  it('wait behind a blocking failure until it is deleted, and pass one that does not block', async () => {
    const lenient = await add('end.badly', { blockOnFailure: false });
    const strict = await add('end.badly');
    const behind = await add('say.hello');
    await until(strict.id, failed);
    expect((await until(lenient.id, failed)).task.exit_code).toBe(3);
    expect(await tasks.output({ id: behind.id }, staff())).toMatchObject({
      task: { status: waiting },
      blocked: true,
    });
    await stack.client(crudOf('terminal')).del({ resource: 'terminal-task', ids: [strict.id] }, staff());
    expect((await until(behind.id, success)).blocked).toBe(false);
  });

  it('run again by retry, without the old output; others cannot be retried', async () => {
    const { task } = await run('end.badly');
    const retried = await tasks.retry({ id: task.id }, staff());
    expect(retried).toMatchObject({ status: waiting, exit_code: null, started_at: null, uuid: task.uuid });
    const again = await until(task.id, failed);
    expect(again.pieces.filter(({ text }) => text.startsWith('>'))).toHaveLength(1);
    const good = await tasks.output({ id: task.id }, staff());
    await stack.client(crudOf('terminal')).del({ resource: 'terminal-task', ids: [good.task.id] }, staff());
    const { task: done } = await run('say.hello');
    await expect(tasks.retry({ id: done.id }, staff())).rejects.toMatchObject({
      code: 'terminal.wrong_state',
    });
  });

  it('leave the list when they succeeded and another is added, while that is set', async () => {
    const crud = stack.client(crudOf('terminal'));
    const settings = stack.client(terminalSetting);
    const listed = async (): Promise<unknown[]> =>
      (await crud.list({ resource: 'terminal-task', limit: 100 }, staff())).rows.map(({ id }) => id);
    const first = await run('say.hello');
    await settings.set({ automaticCleanupTask: '0' }, staff());
    const second = await run('say.hello');
    expect(await listed()).toEqual([first.task.id, second.task.id]);
    await settings.set({ automaticCleanupTask: '1' }, staff());
    const third = await run('say.hello');
    expect(await listed()).toEqual([third.task.id]);
    expect(textOf(await tasks.output({ id: first.task.id }, staff()))).toContain('hello');
  });

  it('of a client with a queue of its own are added once, and refused where they could not start', async () => {
    const uuid = randomUUID();
    const [one, two] = await Promise.all([
      tasks.follow({ command: 'say.hello', uuid }, staff()),
      tasks.follow({ command: 'say.hello', uuid }, staff()),
    ]);
    expect(one.id).toBe(two.id);
    await until(one.id, success);
    const { task } = await run('end.badly');
    const late = { command: 'say.hello', uuid: randomUUID() };
    await expect(tasks.follow(late, staff())).rejects.toMatchObject({ code: 'terminal.blocked' });
    expect((await tasks.follow({ command: 'say.hello', uuid }, staff())).id).toBe(one.id);
    const again = await tasks.follow({ command: 'end.badly', uuid: task.uuid }, staff());
    expect([again.id, again.status]).toEqual([task.id, waiting]);
    await until(task.id, failed);
  });
});

describe('a task under way', () => {
  it('cannot be deleted, and ends with its service: its command is stopped and its end unknown', async () => {
    const stack = await startStack({ services: [] });
    const running = await startService(service, stack.config);
    const tasks = stack.client(terminalTask);
    const staff = asAdmin(1, { timeoutMs: 30_000 });
    try {
      const { id } = await tasks.add({ command: 'take.long' }, staff);
      const { pieces } = await eventually(async () => {
        const answer = await tasks.output({ id }, staff);
        return answer.task.status === executing && answer.pieces.length > 1 && answer;
      });
      await expect(
        stack.client(crudOf('terminal')).del({ resource: 'terminal-task', ids: [id] }, staff),
      ).rejects.toMatchObject({ code: 'terminal.wrong_state' });
      await running.stop();

      const [task] = await stack.rows('SELECT status, reason FROM terminal_service.terminal_task');
      expect(task).toEqual({ status: unknown, reason: 'interrupted' });
      const pid = Number(pieces[1]?.text);
      expect(pid).toBeGreaterThan(0);
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    } finally {
      await running.stop().catch(() => undefined);
      await stack.stop();
    }
  });

  it('is stopped when the connection is lost that holds the queue, and nothing else starts meanwhile', async () => {
    const stack = await startStack({ services: [service] });
    const tasks = stack.client(terminalTask);
    const staff = asAdmin(1, { timeoutMs: 30_000 });
    try {
      const { id } = await tasks.add({ command: 'take.long' }, staff);
      await tasks.add({ command: 'say.hello' }, staff);
      const { pieces } = await eventually(async () => {
        const answer = await tasks.output({ id }, staff);
        return answer.task.status === executing && answer.pieces.length > 1 && answer;
      });
      await stack.rows(
        `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.objid = $1`,
        [RUN_LOCK],
      );
      await eventually(async () => (await tasks.output({ id }, staff)).task.status === unknown, 20_000);
      expect(() => process.kill(Number(pieces[1]?.text), 0)).toThrow('ESRCH');
      const all = await stack.rows('SELECT status FROM terminal_service.terminal_task ORDER BY id');
      expect(all).toEqual([{ status: unknown }, { status: waiting }]);
    } finally {
      await stack.stop();
    }
  });
});
