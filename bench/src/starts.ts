import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { median } from './measure';

const ROUNDS = 5;
const ROOT = resolve(__dirname, '../../..');

export interface StartFigures {
  /** Medians, in seconds. */
  readonly first: number;
  readonly afterKill: number;
  readonly floor: number;
  /** A start after a kill against the floor. */
  readonly ratio: number;
}

/**
 * How long `npm start` takes until it is ready on a folder whose launcher was killed outright, its processes left running, against the floor: the
 * programs of the same processes loaded beside one another, and nothing else.
 */
export async function benchStart(dataDir: string, names: readonly string[]): Promise<StartFigures> {
  const variables = [
    `DATA_DIR=${join(dataDir, 'copy')}`,
    `PORT=${await freePort()}`,
    'LOG_LEVEL=warn',
    // As from npm: the copy ends with this process, however that ends.
    'npm_lifecycle_event=start',
  ];
  const begun = performance.now();
  let copy = await startCopy(variables);
  const first = secondsSince(begun);
  const starts: number[] = [];
  const floors: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      copy.kill('SIGKILL');
      await once(copy, 'exit');
      const again = performance.now();
      copy = await startCopy(variables);
      starts.push(secondsSince(again));
      const loading = performance.now();
      await Promise.all(names.map(loadPrograms));
      floors.push(secondsSince(loading));
    }
  } finally {
    copy.kill('SIGTERM');
    if (copy.exitCode === null && copy.signalCode === null) await once(copy, 'exit');
  }
  const [afterKill, floor] = [median(starts), median(floors)];
  return { first, afterKill, floor, ratio: afterKill / floor };
}

/** Resolves once the copy says that it is ready. */
async function startCopy(variables: readonly string[]): Promise<ChildProcess> {
  const launcher = join(ROOT, 'packages/launch/src/start.mjs');
  const copy = spawn('env', [...variables, process.execPath, launcher], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(copy.stdout);
  const ready = new Promise<void>((done) => lines.on('line', (line) => line.startsWith('ready: ') && done()));
  const ended = once(copy, 'exit').then(([code]) => Promise.reject(new Error(`The copy ended with ${code}`)));
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return copy;
}

/** Loads what one process of the product is made of, in a process of its own. */
async function loadPrograms(name: string): Promise<void> {
  const home = name === 'gateway' ? name : `services/${name}`;
  const loading = fork(join(ROOT, home, 'dist/src/index.js'), { execArgv: [] });
  const [code] = (await once(loading, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The programs of ${name} do not load`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;
