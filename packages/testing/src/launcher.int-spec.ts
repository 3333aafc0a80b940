import { ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

const launcher = resolve(__dirname, '../../launch/src/start.mjs');
/** The programs that the back office's first page loads may come to so many bytes on the line. */
const mostFirstBytes = 750_000;

interface Run {
  urls: { gateway: string; DATABASE_URL: string };
  processes: Record<string, { pid: number }>;
}

/** One data folder and port, started as `npm start` does. */
class Copy {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'parcelway-copy-'));
  output = '';
  private child: ChildProcess | undefined;
  private ended: Promise<unknown> = Promise.resolve();

  constructor(readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get run(): Run {
    return JSON.parse(readFileSync(join(this.dataDir, 'run.json'), 'utf8')) as Run;
  }

  /** Begins a start on another port of the same folder, or the usual one; resolves at the ready line or the end. */
  async start(port = this.port): Promise<void> {
    // As from npm: a copy ends with whoever started it, so a broken-off test leaves none.
    const variables = [
      `PORT=${port}`,
      `DATA_DIR=${this.dataDir}`,
      'LOG_LEVEL=warn',
      'npm_lifecycle_event=start',
    ];
    const child = spawn('env', [...variables, process.execPath, launcher], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ended = new Promise((done) => child.once('exit', done));
    await Promise.race([
      ended,
      new Promise<void>((done) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
            if (/^ready: /m.test(output)) done();
          });
        }
      }),
    ]);
    this.output = output;
    if (child.exitCode === null) {
      this.child = child;
      this.ended = ended;
    }
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child?.kill(signal);
    await this.ended;
    return this.child?.exitCode ?? null;
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port.')),
      );
    });
  });
}

/** Whether a process of this number runs; one that waits for its parent to notice its end does not. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return (
      process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function until(check: () => Promise<boolean> | boolean, patienceMs = 15_000): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await check()); await delay(50)) {
    if (Date.now() > end) throw new Error('It did not come true in time.');
  }
}

async function status(url: string): Promise<number> {
  return fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );
}

describe('npm start', () => {
  jest.setTimeout(240_000);
  let one: Copy;
  let two: Copy;

  beforeAll(async () => {
    one = new Copy(await freePort());
    two = new Copy(await freePort());
    await Promise.all([one.start(), two.start()]);
  });

  afterAll(async () => {
    await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')]);
    for (const { dataDir } of [one, two]) rmSync(dataDir, { recursive: true, force: true });
  });

  it('brings up two copies side by side, each ending its output in its address', async () => {
    for (const copy of [one, two]) {
      expect(copy.output.trimEnd().split('\n').at(-1)).toBe(`ready: ${copy.url}`);
      expect(await status(`${copy.url}/readyz`)).toBe(200);
    }
  });

  it('prints the demo logins above the address', () => {
    expect(one.output).toMatch(/demo \/ Demo1234[^]*admin \/ Admin123[^]*ready: /);
  });

  it('sends the programs of the first page of the back office packed', async () => {
    const page = await (await fetch(`${one.url}/admin`, { headers: { accept: 'text/html' } })).text();
    const programs = [...page.matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+\.js)"/g)];
    let bytes = 0;
    for (const [, path] of programs)
      bytes += Number((await fetch(one.url + path)).headers.get('content-length'));
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(mostFirstBytes);
  });

  it('refuses a folder that a live copy uses, in one line, and leaves that copy alone', async () => {
    const intruder = new Copy(await freePort());
    rmSync(intruder.dataDir, { recursive: true });
    Object.assign(intruder, { dataDir: one.dataDir });
    await intruder.start();
    expect(intruder.output.trim()).toMatch(/^\S+ is in use by process \d+\. [^\n]+$/);
    expect(await status(`${one.url}/readyz`)).toBe(200);
  });

  it('refuses a port that is taken, in one line', async () => {
    const intruder = new Copy(one.port);
    await intruder.start();
    expect(intruder.output.trim()).toMatch(new RegExp(`^Port ${one.port} is taken\\. [^\n]+$`));
    rmSync(intruder.dataDir, { recursive: true });
  });

  it('starts a killed service again', async () => {
    const before = one.run.processes['user']?.pid ?? 0;
    process.kill(before, 'SIGKILL');
    await until(() => (one.run.processes['user']?.pid ?? before) !== before);
    await until(async () => (await status(`${one.url}/readyz`)) === 200);
  });

  it('starts again after its launcher was killed outright, with its data and none of the processes that were left', async () => {
    await query(one.run.urls.DATABASE_URL, 'CREATE TABLE kept AS SELECT 7 AS number');
    const left = Object.values(one.run.processes).map(({ pid }) => pid);
    await one.end('SIGKILL');
    expect(left.filter(runs).length).toBeGreaterThan(0);

    await one.start();
    expect(one.output).toContain(`ready: ${one.url}`);
    expect(left.filter(runs)).toEqual([]);
    expect(await query(one.run.urls.DATABASE_URL, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  });

  it('leaves no process behind on SIGTERM', async () => {
    const started = Object.values(two.run.processes).map(({ pid }) => pid);
    expect(started).toHaveLength(10);
    expect(await two.end('SIGTERM')).toBe(0);
    expect(started.filter(runs)).toEqual([]);
    expect(await status(`${two.url}/readyz`)).toBe(0);
  });
});
