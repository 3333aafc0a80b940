import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terminalTask } from '@parcelway/contracts';
import type { Client } from '@parcelway/contracts';
import { TerminalTaskStatus } from '@parcelway/contracts/statuses';
import { startService } from '@parcelway/platform';
import type { RunningService } from '@parcelway/platform';
import { asAdmin, eventually, startStack } from '@parcelway/testing';
import type { Stack } from '@parcelway/testing';
import { service } from '../index';

describe('maintenance commands', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parcelway-maintenance-'));
  let stack: Stack;
  let running: RunningService;
  let tasks: Client<typeof terminalTask>;
  const staff = () => asAdmin(1);

  beforeAll(async () => {
    stack = await startStack({ services: [] });
    running = await startService(service, { ...stack.config, dataDir });
    tasks = stack.client(terminalTask);
  });
  afterAll(async () => {
    await running.stop();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function run(command: string, extend?: string): Promise<{ status: number; text: string }> {
    const { id } = await tasks.add(
      { command, blockOnFailure: false, ...(extend ? { extend } : {}) },
      staff(),
    );
    return eventually(async () => {
      const { task, pieces } = await tasks.output({ id }, staff());
      return (
        task.finished_at !== null && { status: task.status, text: pieces.map(({ text }) => text).join('\n') }
      );
    }, 40_000);
  }

  /** Every row of the product but the terminal's own, as text. */
  async function everything(): Promise<Record<string, string>> {
    const tables = await stack.rows<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema LIKE '%\\_service' AND table_schema <> 'terminal_service' ORDER BY 1`,
    );
    const entries = await Promise.all(
      tables.map(async ({ name }) => {
        const [row] = await stack.rows<{ text: string }>(
          `SELECT coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '') AS text FROM ${name} t`,
        );
        return [name, row?.text ?? ''] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  it('back up the database and put it back as it was, identities included', async () => {
    await stack.rows(
      `UPDATE user_service.member SET nickname = E'tab\\t, line\\n, back\\\\slash, 中文 "x"' WHERE id = 1`,
    );
    const before = await everything();
    expect(await run('backup.database')).toMatchObject({ status: TerminalTaskStatus.success });
    const [backup] = (await tasks.allowed({}, staff())).backups;
    expect(backup).toMatch(/^parcelway-\d{8}-\d{6}$/);
    expect(statSync(join(dataDir, `backups/${backup}.backup.gz`)).mode & 0o077).toBe(0);

    await stack.rows('DELETE FROM order_service.country WHERE code = $1', ['FR']);
    await stack.rows(`UPDATE user_service.member SET nickname = 'changed'`);
    await stack.rows(`INSERT INTO order_service.goods_category (name_zh, name_en) VALUES ('新', 'new')`);
    expect(await everything()).not.toEqual(before);

    expect(await run('restore.database', backup)).toMatchObject({ status: TerminalTaskStatus.success });
    expect(await everything()).toEqual(before);
    await expect(stack.rows('TRUNCATE payment_service.member_money_record')).rejects.toThrow();
    const [added] = await stack.rows<{ id: string }>(
      `INSERT INTO order_service.goods_category (name_zh, name_en) VALUES ('新', 'new') RETURNING id`,
    );
    expect(Number(added?.id)).toBeGreaterThan(1);
  });

  it('change nothing when a backup is broken, and know a backup only by its name', async () => {
    writeFileSync(join(dataDir, 'backups/broken.backup.gz'), 'no gzip');
    const before = await everything();
    expect((await run('restore.database', 'broken')).status).toBe(TerminalTaskStatus.failed);
    expect(await everything()).toEqual(before);
    for (const extend of ['', 'missing', '../backups/broken', 'broken.backup.gz'])
      await expect(
        tasks.add({ command: 'restore.database', ...(extend ? { extend } : {}) }, staff()),
      ).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('report on the machine, the servers and the services, without any address or password', async () => {
    const { status, text } = await run('health.report');
    // Only one of the services runs here.
    expect(status).toBe(TerminalTaskStatus.failed);
    expect(text).toMatch(/^database +PostgreSQL \d+/m);
    expect(text).toMatch(/^redis +Redis \d+/m);
    expect(text).toMatch(/^terminal +ready in \d+ ms/m);
    expect(text).toMatch(/^order +FAILED/m);
    expect(text).not.toContain('postgres://');
    expect(text).not.toContain(new URL(stack.config.databaseUrl).password);
  });

  it('bring the database up to date, which it is already', async () => {
    expect(await run('migrate.run')).toMatchObject({ status: TerminalTaskStatus.success });
  });
});
