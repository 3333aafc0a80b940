import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { forkFloor } from './fork-floor';
import { checkSameAnswers } from './same-answers';
import { Machine } from './machine';
import { describeMachine } from './machine-facts';
import { memoryOf, memoryShareOf } from './processor-time';
import { operations } from './operations';
import { benchExport } from './exports';
import { benchImport } from './imports';
import { benchPushes } from './pushes';
import { benchQuotes } from './quotes';
import { progressLine, writeReport } from './report';
import { benchResources } from './resources';
import { firstRun, full, runRounds, short } from './rounds';
import type { Run, Stage } from './rounds';
import { seed } from './seed';

/*
 * The bench proper. The launcher's `bench.mjs` brings the product up on servers of its own, forks this file and sends `Begin`;
 * the process ends with 0 when all was measured. Everything it needs to know comes by that message.
 */

export interface Begin {
  readonly url: string;
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  readonly dataDir: string;
  /** Gateway and services by name. */
  readonly stack: Readonly<Record<string, number>>;
  readonly servers: { readonly postgres: number; readonly nats: number; readonly redis: number };
  readonly isShort: boolean;
  /** Only the lists of back-office resources. */
  readonly isResources: boolean;
  /** Only quotes over many channels. */
  readonly isQuotes: boolean;
  /** Only pushes of partners. */
  readonly isPushes: boolean;
  /** Only the order board as a workbook. */
  readonly isExport: boolean;
  /** Only an import of packages. */
  readonly isImport: boolean;
  readonly fieldKey: string;
  /** Names of the operations to measure, numbers of connections, rounds; null = all. A part is shown and not written to a file. */
  readonly only: readonly string[] | null;
  readonly connections: readonly number[] | null;
  readonly rounds: number | null;
}

/** Megabytes of the product's processes, the launcher among them, when nobody asks anything. */
export interface Memory {
  readonly resident: Readonly<Record<string, number>>;
  readonly share: Readonly<Record<string, number>>;
}

const IDLE_AFTER_MS = 5_000;

async function main(begin: Begin): Promise<void> {
  const { url, databaseUrl, stack, servers, dataDir } = begin;
  if (begin.isResources) {
    const { generic, floor, ratio } = await benchResources(databaseUrl);
    say(
      `25 of 100,000 rows: ${generic.toFixed(2)} ms, by hand ${floor.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`,
    );
    return;
  }
  if (begin.isQuotes) {
    say(JSON.stringify(await benchQuotes(url, databaseUrl), null, 2));
    return;
  }
  if (begin.isPushes) {
    say(JSON.stringify(await benchPushes(begin), null, 2));
    return;
  }
  if (begin.isExport) {
    say(JSON.stringify(await benchExport(url, databaseUrl, stack), null, 2));
    return;
  }
  if (begin.isImport) {
    say(JSON.stringify(await benchImport(url, databaseUrl, stack), null, 2));
    return;
  }
  const base = begin.isShort ? short : full;
  const extent = {
    ...base,
    connections: begin.connections ?? base.connections,
    variantConnections: begin.connections ?? base.variantConnections,
    rounds: begin.rounds ?? base.rounds,
  };
  const wanted = operations.filter(({ name }) => begin.only?.includes(name) ?? true);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'bench',
    // The triggers of the ledger name their tables as its service does.
    options: '-c search_path=payment_service',
  });
  const startedAt = new Date();

  if (!begin.isShort) await delay(IDLE_AFTER_MS);
  const whole = { ...stack, launcher: process.ppid };
  const idle: Memory = { resident: memoryBy(whole, memoryOf), share: memoryBy(whole, memoryShareOf) };
  say('seeding 100,000 orders');
  const seeded = await timed('seeded', () => seed(pool, url, begin.jwtSecret));
  const { process: floor, url: floorUrl } = await forkFloor('server', {
    databaseUrl,
    sampleOrderId: seeded.sampleOrderId,
  });
  const machine = new Machine({ stack, servers, floor: floor.pid ?? 0 }, pool);
  const busy: Record<string, number> = {};
  const runs: Run[] = [];
  const stage: Stage = {
    extent,
    pool,
    machine,
    seeded,
    origins: { stack: url, floor: floorUrl },
    processors: availableParallelism(),
    onRun: (run) => {
      say(progressLine(run));
      if (run.connections < 64 || run.system === 'floor') return;
      for (const [name, megabytes] of Object.entries(memoryBy(stack, memoryOf)))
        busy[name] = Math.max(busy[name] ?? 0, megabytes);
    },
  };
  await pool.query('ANALYZE');
  await checkSameAnswers(seeded, stage.origins);
  await timed('first run', () => firstRun(stage, wanted));
  runs.push(...(await runRounds(stage, wanted)));

  await timed('the books agree', () => reconcile(databaseUrl));
  const facts = await describeMachine(pool, dataDir);
  const report = { startedAt, extent, facts, runs, idle, busy };
  const isPart = begin.only ?? begin.connections ?? begin.rounds;
  writeReport(report, isPart ? null : join(__dirname, '../../results'));
  await pool.end();
  floor.disconnect();
}

/** What stack and floor wrote has to fit together, or they did not do the same work. */
async function reconcile(databaseUrl: string): Promise<void> {
  const command = join(__dirname, '../../../packages/launch/src/reconcile.mjs');
  await promisify(execFile)(process.execPath, [command], { env: { DATABASE_URL: databaseUrl } });
}

function memoryBy(
  processes: Readonly<Record<string, number>>,
  read: (pid: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, read(pid)]));
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  say(`${what} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.once('message', (begin: Begin) => {
  main(begin).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit(1));
