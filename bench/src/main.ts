import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { forkFloor } from './fork-floor';
import { checkSameAnswers } from './same-answers';
import { Machine } from './machine';
import { describeMachine } from './machine-facts';
import { memoryOf, memoryShareOf } from './processor-time';
import { operations } from './operations';
import { benchBooks } from './books';
import { benchExport } from './exports';
import { benchImport } from './imports';
import { benchPushes } from './pushes';
import { benchQuotes } from './quotes';
import { progressLine, writeReport } from './report';
import { reconcile } from './reconcile';
import { benchResources } from './resources';
import { firstRun, full, runRounds, short } from './rounds';
import type { Run, Stage } from './rounds';
import { seed } from './seed';
import { benchStart } from './starts';

/*
 * The bench proper. The launcher's `bench.mjs` brings the product up on servers of its own, forks this file and sends `Begin`;
 * the process ends with 0 when all was measured. Everything it needs to know comes by that message.
 */

export interface Begin {
  readonly url: string;
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly jwtSecret: string;
  readonly dataDir: string;
  /** Gateway and services by name. */
  readonly stack: Readonly<Record<string, number>>;
  readonly servers: { readonly postgres: number; readonly nats: number; readonly redis: number };
  readonly isShort: boolean;
  /** One of the parts below instead of the operations; null = the operations. */
  readonly part: keyof typeof parts | null;
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

/** What is measured by itself. */
const parts = {
  resources: ({ databaseUrl }: Begin) => benchResources(databaseUrl),
  quotes: ({ url, databaseUrl }: Begin) => benchQuotes(url, databaseUrl),
  pushes: (begin: Begin) => benchPushes(begin),
  export: ({ url, databaseUrl, stack }: Begin) => benchExport(url, databaseUrl, stack),
  import: ({ url, databaseUrl, stack }: Begin) => benchImport(url, databaseUrl, stack),
  books: (begin: Begin) => benchBooks(begin),
  start: ({ dataDir, stack }: Begin) => benchStart(dataDir, Object.keys(stack)),
} satisfies Record<string, (begin: Begin) => Promise<unknown>>;

const IDLE_AFTER_MS = 5_000;

async function main(begin: Begin): Promise<void> {
  const { url, databaseUrl, stack, servers, dataDir } = begin;
  if (begin.part) return say(JSON.stringify(await parts[begin.part](begin), null, 2));
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

  await timed('the books agree', () => reconcile(begin.natsUrl));
  const facts = await describeMachine(pool, dataDir);
  const report = { startedAt, extent, facts, runs, idle, busy };
  const isPart = begin.only ?? begin.connections ?? begin.rounds;
  writeReport(report, isPart ? null : join(__dirname, '../../results'));
  await pool.end();
  floor.disconnect();
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
