import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerParent } from './ipc.mjs';
import { freePort } from './ports.mjs';
import { RunRecord } from './run-record.mjs';
import { lastLines } from './servers/server.mjs';
import { entryOf, processNames } from './settings.mjs';
import { Supervisor } from './supervise.mjs';

/**
 * The real processes on given servers, for tests that kill and restart them. Forked by the test kit; when its parent goes,
 * they go.
 *
 * Operations: `open {environment, restart}` → `{url, dataDir}` (nothing runs yet), `startAll`, `stopAll`, `start {name}`,
 * `stop {name}`, `kill {name}`, `pids` → `{name: pid}`, `log {name}` → its last lines.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'parcelway-test-'));
const record = new RunRecord(dataDir);
record.noteLauncher();
let supervisor;

answerParent(
  {
    open: async ({ environment, restart = false }) => {
      const port = await freePort();
      const all = { ...process.env, NODE_ENV: 'test', ...environment, DATA_DIR: dataDir, PORT: String(port) };
      supervisor = new Supervisor({
        names: processNames,
        entryOf,
        environment: () => all,
        logDir: join(dataDir, 'logs'),
        restart,
        onPid: (name, pid) => record.note(name, pid),
      });
      return { url: `http://127.0.0.1:${port}`, dataDir };
    },
    startAll: () => supervisor.startAll(),
    stopAll: () => supervisor.stopAll(),
    start: ({ name }) => supervisor.start(name),
    stop: ({ name }) => supervisor.stop(name),
    kill: ({ name }) => supervisor.kill(name),
    pids: () => supervisor.pids,
    log: ({ name }) => lastLines(join(dataDir, 'logs', `${name}.log`), 40),
  },
  async () => {
    await supervisor?.stopAll();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
