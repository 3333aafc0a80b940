import { fork } from 'node:child_process';
import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signal } from './processes.mjs';
import { lastLines } from './servers/server.mjs';
import { Plain } from './settings.mjs';

const startPatienceMs = 60_000;
/** A process drains within 5 s of SIGTERM; after this it is ended. */
const stopPatienceMs = 7_000;
/**
 * Node lets the nursery of its heap grow to 16 MB a half; seven processes at rest are some 60 MB smaller with this. The gateway makes
 * only short-lived things and stays under its 220 MB with the smaller one. How lazily the rest of the heap is swept depends on its limit, by
 * default gigabytes: with this one an export of 50,000 rows takes 170 MB instead of 320.
 */
const nodeFlagsOf = (name) =>
  name === 'gateway' ? ['--max-semi-space-size=4', '--max-old-space-size=384'] : ['--max-semi-space-size=8'];
const firstWaitMs = 250;
const longestWaitMs = 10_000;
/** A process that ran this long has recovered: the next crash is a first one again. */
const healthyMs = 30_000;
/** So often a process may end before it ever served; then its start has failed. */
const startAttempts = 3;
const keptLogBytes = 10 << 20;

/**
 * The processes of a running system: starts each from its entry point, keeps its output in `<logDir>/<name>.log`, starts
 * a crashed one again after a growing pause, and stops all in order (gateway first, so that nobody is refused half-way).
 */
export class Supervisor {
  #options;
  #children = new Map();
  #stopping = false;

  /**
   * @param names processes, the one that faces the world last
   * @param entryOf name → file of its entry point
   * @param environment of every process
   * @param logDir folder of the logs
   * @param restart false leaves a dead process dead (tests that kill on purpose)
   * @param onError told `(name, line)` for each logged error, and for a crash
   * @param onPid told `(name, pid)` at every start
   */
  constructor({ names, entryOf, environment, logDir, restart = true, onError = () => {}, onPid = () => {} }) {
    this.#options = { names, entryOf, environment, logDir, restart, onError, onPid };
    mkdirSync(logDir, { recursive: true });
  }

  /** pids of the live processes by name. */
  get pids() {
    return Object.fromEntries([...this.#children].map(([name, { process }]) => [name, process.pid]));
  }

  /** Starts every process; resolves when all serve. */
  async startAll() {
    this.#stopping = false;
    const starts = await Promise.allSettled(this.#options.names.map((name) => this.start(name)));
    const failure = starts.find(({ status }) => status === 'rejected');
    if (failure) throw failure.reason;
  }

  /** Starts one process; resolves when it serves, rejects when it ends or stays silent instead. */
  async start(name) {
    for (let attempt = 1; ; attempt += 1) {
      const child = this.#spawn(name);
      const outcome = await Promise.race([
        child.ready.then(() => 'ready'),
        child.exited.then(() => 'ended'),
        delay(startPatienceMs, 'silent', { ref: false }),
      ]);
      if (outcome === 'ready') {
        void this.#watch(name, child);
        return;
      }
      signal(child.process.pid, 'SIGKILL');
      await child.exited;
      if (attempt === startAttempts || this.#stopping || !this.#options.restart) {
        throw new Plain(
          `${name} did not start (${outcome}). The end of ${child.logFile}:\n${lastLines(child.logFile)}`,
        );
      }
      await delay(firstWaitMs * attempt);
    }
  }

  /** Asks one process to drain and waits until it is gone. */
  async stop(name) {
    const child = this.#children.get(name);
    if (!child) return;
    child.wanted = false;
    signal(child.process.pid, 'SIGTERM');
    await Promise.race([child.exited, delay(stopPatienceMs, undefined, { ref: false })]);
    signal(child.process.pid, 'SIGKILL');
    await child.exited;
  }

  /** Ends one process at once, as a crash would. */
  async kill(name) {
    const child = this.#children.get(name);
    if (!child) return;
    signal(child.process.pid, 'SIGKILL');
    await child.exited;
  }

  /** Stops one and starts it anew, with what was built meanwhile. */
  async restart(name) {
    await this.stop(name);
    await this.start(name);
  }

  /** Stops all: the last of the names first, then the others together. */
  async stopAll() {
    this.#stopping = true;
    const { names } = this.#options;
    await this.stop(names.at(-1));
    await Promise.all(names.map((name) => this.stop(name)));
  }

  #spawn(name) {
    const { entryOf, environment, logDir, onError, onPid } = this.#options;
    const logFile = join(logDir, `${name}.log`);
    if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > keptLogBytes)
      renameSync(logFile, `${logFile}.1`);
    const started = fork(entryOf(name), [], {
      env: environment(name),
      execArgv: nodeFlagsOf(name),
      // A session of its own: Ctrl-C in the terminal is for the launcher, which stops all in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    // A full disk costs the log, not the system.
    log.on('error', () => {});
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk) => {
        log.write(chunk);
        for (const line of errorLines(chunk)) onError(name, line);
      });
    }
    const child = {
      process: started,
      logFile,
      wanted: true,
      startedAt: Date.now(),
      ready: new Promise((done) => started.on('message', (message) => message === 'ready' && done())),
      exited: new Promise((done) => {
        started.once('exit', (code, by) => done(by ?? code));
        started.once('error', (error) => done(error.message));
      }),
    };
    void child.exited.then(() => {
      log.end();
      if (this.#children.get(name) === child) this.#children.delete(name);
    });
    this.#children.set(name, child);
    if (started.pid) onPid(name, started.pid);
    return child;
  }

  async #watch(name, child) {
    let waitMs = firstWaitMs;
    for (;;) {
      const how = await child.exited;
      if (!child.wanted || this.#stopping || !this.#options.restart) return;
      if (Date.now() - child.startedAt > healthyMs) waitMs = firstWaitMs;
      this.#options.onError(name, `ended (${how}); starting it again in ${waitMs} ms`);
      await delay(waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
      if (this.#stopping || this.#children.has(name)) return;
      child = this.#spawn(name);
    }
  }
}

const errorMarks = ['"level":50', '"level":60', 'Error:'].map((mark) => Buffer.from(mark));

/** The lines of a piece of log that report an error, in short; cheap for a piece without one. */
function errorLines(chunk) {
  if (!errorMarks.some((mark) => chunk.includes(mark))) return [];
  const lines = chunk.toString('utf8').split('\n');
  return lines.filter((line) => errorMarks.some((mark) => line.includes(mark.toString()))).map(inShort);
}

const shortLength = 300;

/** What a person wants to see of a logged error; the log has the rest. */
function inShort(line) {
  try {
    const { msg, err, requestId, path } = JSON.parse(line);
    return [msg, path, err?.message, requestId && `request ${requestId}`]
      .filter(Boolean)
      .join(' · ')
      .slice(0, shortLength);
  } catch {
    return line.slice(0, shortLength);
  }
}
