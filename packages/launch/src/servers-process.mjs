import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { answerParent } from './ipc.mjs';
import { isAlive } from './processes.mjs';
import { RunRecord, readRun } from './run-record.mjs';
import { dockerAnswers } from './servers/docker.mjs';
import { startNats } from './servers/nats.mjs';
import { startPostgres } from './servers/postgres.mjs';
import { startRedis } from './servers/redis.mjs';
import { buildServers, migrate } from './child-scripts.mjs';

/**
 * Real servers for tests, in a throw-away folder of the system's temporary directory. Forked by the test kit, which asks
 * for them over IPC; when its parent goes, however it goes, every server is stopped and the folder removed.
 *
 * Operations: `start {kind, isDurable, …options}` → `{id, url, pid, storeDir?, adminUrl?}`, `stop {id}`, `kill {id}`,
 * `restart {id}` (same port, same data), `drop {id}` (stopped, data removed), `folder {}` → a fresh folder,
 * `build {}`, `migrate {databaseUrl, environment}`, `dockerAnswers {}`.
 */
const prefix = 'parcelway-test-';
clearAbandoned();
const folder = mkdtempSync(join(tmpdir(), prefix));
chmodSync(folder, 0o711);
const record = new RunRecord(folder);
record.noteLauncher();

const password = randomBytes(12).toString('hex');
const starters = { postgres: startPostgres, nats: startNats, redis: startRedis };
const servers = new Map();
let count = 0;

async function boot(entry) {
  const { id, kind, options } = entry;
  entry.server = await starters[kind]({
    ...options,
    dir: join(folder, id),
    logFile: join(folder, `${id}.log`),
    password,
    // Only what has to outlive a kill waits for the disk.
    throwaway: !options.isDurable,
    onPid: (pid) => record.note(id, pid),
  });
  // A restart must come back where the clients look for it.
  options.port = entry.server.port;
  return describe(entry);
}

function describe({ id, kind, server }) {
  const { pid, port, storeDir } = server;
  return kind === 'postgres'
    ? { id, pid, port, url: server.url(), adminUrl: server.url('postgres') }
    : { id, pid, port, url: server.url, storeDir };
}

function find(id) {
  const entry = servers.get(id);
  if (!entry) throw new Error(`There is no server ${id}.`);
  return entry;
}

answerParent(
  {
    dockerAnswers,
    build: () => buildServers(),
    migrate: ({ databaseUrl, environment }) => migrate({ databaseUrl, environment }),
    folder: () => mkdtempSync(join(folder, 'files-')),
    start: ({ kind, ...options }) => {
      count += 1;
      const entry = { id: `${kind}${count}`, kind, options };
      servers.set(entry.id, entry);
      return boot(entry);
    },
    stop: ({ id }) => find(id).server.stop(),
    kill: ({ id }) => find(id).server.kill(),
    restart: async ({ id }) => {
      await find(id).server.stop();
      return boot(find(id));
    },
    drop: async ({ id }) => {
      await find(id).server.stop();
      servers.delete(id);
      rmSync(join(folder, id), { recursive: true, force: true });
    },
  },
  async () => {
    await Promise.allSettled([...servers.values()].map(({ server }) => server?.stop()));
    rmSync(folder, { recursive: true, force: true });
  },
);

/** Ends what a test run that was killed with its helper process left behind. */
function clearAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    const { launcher } = readRun(path);
    const justMade = !launcher && Date.now() - statSync(path, { throwIfNoEntry: false })?.mtimeMs < 60_000;
    if (isAlive(launcher) || justMade) continue;
    new RunRecord(path)
      .clearLeftovers()
      .then(() => rmSync(path, { recursive: true, force: true }))
      .catch(() => {});
  }
}
