import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServers, migrate } from './child-scripts.mjs';
import { installDependencies } from './dependencies.mjs';
import { freePort } from './ports.mjs';
import { isAlive } from './processes.mjs';
import { RunRecord, readRun } from './run-record.mjs';
import { readSecrets, serverPasswords, serviceSecrets } from './secrets.mjs';
import { provideServers } from './servers/provide.mjs';
import { lastLines } from './servers/server.mjs';
import { Plain, entryOf, processNames, report, root } from './settings.mjs';
import { Supervisor } from './supervise.mjs';

/**
 * `npm run bench [-- --short] [--only=place,pay] [--connections=16,64] [--rounds=1]`: the product against its floor on this machine.
 * Brings up the real processes as in production, on private servers in a throw-away folder, and hands over to `bench/`, which seeds,
 * measures and writes `bench/results/`. A part of the whole (`--only`, `--connections`, `--rounds`) is shown and not written.
 */
const say = (line) => process.stdout.write(`${line}\n`);
const prefix = 'parcelway-bench-';
const justMadeMs = 60_000;

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => stop.abort());

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (process.platform !== 'linux') throw new Plain('The bench reads /proc and runs on Linux only.');
  await clearAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(dataDir, 0o711);
  const record = new RunRecord(dataDir);
  record.noteLauncher();
  const undo = [
    () => rmSync(dataDir, { recursive: true, force: true }),
    // Nothing may be left that the folder's record is the only trace of.
    () => record.clearLeftovers(),
  ];
  try {
    return await bringUp({ dataDir, record, options, undo });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function bringUp({ dataDir, record, options, undo }) {
  const settings = { dataDir, production: false };
  const secrets = readSecrets(settings, [...serviceSecrets, ...serverPasswords], {});
  const child = (name) => ({
    signal: stop.signal,
    onPid: (pid) => record.note(name, pid, true),
    onExit: () => record.forget(name),
  });
  await installDependencies({ say, ...child('install') });
  await buildServers(child('build'));

  // Private servers whatever the environment names: their load, their settings and their dust are part of what is compared.
  const servers = await provideServers({ settings, record, secrets, say, env: {} });
  undo.push(servers.stop);
  stop.signal.throwIfAborted();
  const kinds = ['postgres', 'nats', 'redis'];
  const serverPids = Object.fromEntries(kinds.map((kind) => [kind, record.processes[kind]?.pid]));
  for (const kind of kinds)
    if (!serverPids[kind]) throw new Plain(`The bench needs ${kind} as a process of this machine.`);

  const port = await freePort();
  const environment = {
    ...process.env,
    ...servers.urls,
    ...Object.fromEntries(serviceSecrets.map((name) => [name, secrets[name]])),
    DATA_DIR: dataDir,
    PORT: String(port),
    READS_PER_MINUTE: '0',
  };
  // Demo rows are what is multiplied; the processes themselves run as in production.
  await migrate({
    databaseUrl: servers.urls.DATABASE_URL,
    environment: { ...environment, NODE_ENV: 'development' },
    ...child('migrate'),
  });
  const supervisor = new Supervisor({
    names: processNames,
    entryOf,
    environment: () => ({ ...environment, NODE_ENV: 'production' }),
    logDir: join(dataDir, 'logs'),
    restart: false,
    onError: (name, line) => process.stderr.write(`[${name}] ${line.slice(0, 500)}\n`),
    onPid: (name, pid) => record.note(name, pid),
  });
  undo.push(() => supervisor.stopAll());
  await supervisor.startAll();
  stop.signal.throwIfAborted();
  const code = await runBench({
    ...options,
    url: `http://127.0.0.1:${port}`,
    databaseUrl: servers.urls.DATABASE_URL,
    natsUrl: servers.urls.NATS_URL,
    jwtSecret: secrets.JWT_SECRET,
    fieldKey: secrets.FIELD_KEY,
    dataDir,
    stack: supervisor.pids,
    servers: serverPids,
  });
  if (code !== 0 && !stop.signal.aborted)
    for (const name of processNames.filter((name) => !supervisor.pids[name]))
      process.stderr.write(
        `${name} has ended. The end of its log:\n${lastLines(join(dataDir, 'logs', `${name}.log`))}\n`,
      );
  return code;
}

/** Answers the exit code of the bench. */
function runBench(begin) {
  return new Promise((done, fail) => {
    const bench = fork(join(root, 'bench/dist/src/main.js'), [], { execArgv: [] });
    bench.once('error', fail);
    bench.once('exit', (code) => done(code ?? 1));
    stop.signal.addEventListener('abort', () => bench.kill('SIGTERM'), { once: true });
    bench.send(begin);
  });
}

function readOptions(args) {
  const parts = ['--resources', '--pushes', '--quotes', '--export', '--import', '--books', '--start'];
  const known = ['--short', ...parts, '--only', '--connections', '--rounds'];
  const unknown = args.find((arg) => !known.includes(arg.split('=')[0]));
  if (unknown) throw new Plain(`Unknown: ${unknown}. There are ${known.join(', ')}.`);
  const list = (name) => {
    const arg = args.find((one) => one.startsWith(`--${name}=`));
    return arg ? arg.slice(name.length + 3).split(',') : null;
  };
  return {
    isShort: args.includes('--short'),
    part: parts.find((part) => args.includes(part))?.slice(2) ?? null,
    only: list('only'),
    connections: list('connections')?.map(Number) ?? null,
    rounds: Number(list('rounds')?.[0]) || null,
  };
}

/** Ends what a bench that was killed outright left behind. */
async function clearAbandoned() {
  for (const name of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))) {
    const path = join(tmpdir(), name);
    const { launcher } = readRun(path);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (isAlive(launcher) || (!launcher && age < justMadeMs)) continue;
    await new RunRecord(path).clearLeftovers();
    rmSync(path, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    if (!stop.signal.aborted) report(error);
    process.exit(1);
  },
);
