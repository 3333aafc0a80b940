import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terminalTask } from '@parcelway/contracts';
import type { Client } from '@parcelway/contracts';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { commandEnvironment } from '@parcelway/platform';
import { asAdmin, eventually, startStack, testSecrets } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';

const { waiting, executing, success, unknown } = TerminalTaskStatus;
const ENTRY = join(__dirname, '../dist/src/main.js');
const CLIENTS = 5;
const TASKS_EACH = 10;

interface Row {
  readonly id: string;
  readonly status: number;
  readonly reason: string;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
}

/** The built service as processes of its own. What the terminal calls `ping` is a script of the test. */
describe('terminal processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parcelway-terminal-'));
  const note = join(folder, 'note');
  const alive: ChildProcess[] = [];
  let stack: Stack;
  let tasks: Client<typeof terminalTask>;
  const staff = () => asAdmin(1, { timeoutMs: 20_000 });

  beforeEach(async () => {
    rmSync(note, { force: true });
    stack = await startStack({ services: [] });
    tasks = stack.client(terminalTask);
  });
  afterEach(async () => {
    await Promise.all(alive.splice(0).map(kill));
    await stack.stop();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function pingDoes(script: string): void {
    const file = join(folder, 'ping');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }

  async function startProcess(): Promise<ChildProcess> {
    const environment = commandEnvironment();
    const child = fork(ENTRY, {
      env: {
        ...environment,
        ...testSecrets,
        PATH: `${folder}:${environment['PATH'] ?? ''}`,
        DATABASE_URL: stack.config.databaseUrl,
        NATS_URL: stack.config.natsUrl,
        REDIS_URL: stack.config.redisUrl,
        DATA_DIR: folder,
        LOG_LEVEL: 'silent',
      },
      execArgv: [],
    });
    alive.push(child);
    await once(child, 'message');
    return child;
  }

  async function kill(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  const rows = () =>
    stack.rows<Row>(
      'SELECT id, status, reason, started_at, finished_at FROM terminal_service.terminal_task ORDER BY id',
    );
  const add = () => tasks.add({ command: 'ping.localhost' }, staff());
  const isGone = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
      return false;
    } catch {
      return true;
    }
  };
  /** The running command's process, once its task is executing. */
  const pidOfPing = () =>
    eventually(
      async () =>
        (await rows()).some(({ status }) => status === executing) &&
        existsSync(note) &&
        Number(readFileSync(note, 'utf8')),
    );

  it('run 50 tasks of 5 clients one at a time, in the order in which they came', async () => {
    pingDoes(`echo start >> ${note}; sleep 0.02; echo end >> ${note}`);
    await stack.rows('UPDATE terminal_service.terminal_setting SET automatic_cleanup_task = false');
    await Promise.all([startProcess(), startProcess()]);
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let count = 0; count < TASKS_EACH; count += 1) await add();
      }),
    );
    const done = await eventually(async () => {
      const all = await rows();
      return all.every(({ status }) => status === success) && all;
    }, 100_000);

    expect(done).toHaveLength(CLIENTS * TASKS_EACH);
    const times = done.flatMap(({ started_at, finished_at }) => [Number(started_at), Number(finished_at)]);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const lines = readFileSync(note, 'utf8').trim().split('\n');
    expect(lines).toEqual(Array.from({ length: CLIENTS * TASKS_EACH }, () => ['start', 'end']).flat());
  }, 120_000);

  it('killed while a task executes: its command dies too, it is unknown after the restart, and the queue is blocked', async () => {
    pingDoes(`echo $$ > ${note}; exec sleep 60`);
    const first = await startProcess();
    await add();
    await add();
    const pid = await pidOfPing();
    await kill(first);
    await eventually(async () => isGone(pid), 5_000);
    await startProcess();
    expect((await rows()).map(({ status, reason }) => [status, reason])).toEqual([
      [unknown, 'interrupted'],
      [waiting, ''],
    ]);

    const [failed, blocked] = await rows();
    expect(await tasks.output({ id: Number(blocked?.id) }, staff())).toMatchObject({ blocked: true });
    pingDoes('exit 0');
    await tasks.retry({ id: Number(failed?.id) }, staff());
    await eventually(async () => (await rows()).every(({ status }) => status === success), 40_000);
  }, 90_000);

  it('leave alone what another one runs when they start, and take over when it dies', async () => {
    pingDoes(`echo $$ > ${note}; exec sleep 60`);
    const first = await startProcess();
    await add();
    const pid = await pidOfPing();
    await startProcess();
    expect((await rows()).map(({ status }) => status)).toEqual([executing]);
    expect(isGone(pid)).toBe(false);

    await kill(first);
    const [task] = await eventually(async () => {
      const all = await rows();
      return all[0]?.status === unknown && all;
    }, 40_000);
    expect(task).toMatchObject({ reason: 'interrupted', finished_at: expect.any(Date) as Date });
    expect(isGone(pid)).toBe(true);
  }, 90_000);
});
