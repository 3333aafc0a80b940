import { get } from 'node:http';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildServers, buildUis, migrate } from './child-scripts.mjs';
import { installDependencies } from './dependencies.mjs';
import { isAlive, parentOf, programOf } from './processes.mjs';
import { portIsFree } from './ports.mjs';
import { RunRecord } from './run-record.mjs';
import { readSecrets, serverPasswords, serviceSecrets } from './secrets.mjs';
import { installPrograms, provideServers } from './servers/provide.mjs';
import { Plain, entryOf, processNames, readSettings } from './settings.mjs';
import { Supervisor } from './supervise.mjs';
import { watchSources } from './watch.mjs';

const readyPatienceMs = 30_000;
const answerPatienceMs = 3_000;
const noticeableMs = 1_000;

/**
 * Brings a copy up, keeps it up until SIGTERM, SIGINT or SIGHUP, and takes it down again.
 * Resolves when everything it started has ended; rejects with a Plain when it could not start or a server died.
 */
export async function start({ watch = false } = {}) {
  // A reader that has seen the ready line may hang up; the copy runs on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const settings = readSettings();
  const say = (line) => process.stdout.write(`${line}\n`);
  const record = new RunRecord(settings.dataDir);
  const other = record.otherLauncher();
  if (other)
    throw new Plain(
      `${settings.dataDir} is in use by process ${other}. Stop that copy, or set another PORT and DATA_DIR.`,
    );
  await record.clearLeftovers();
  record.noteLauncher(npmParents());

  const stop = stopSignal(record);
  const undo = [];
  try {
    await bringUp({ settings, say, record, signal: stop.signal, undo, watch });
    await stop.asked;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    if (stop.signal.aborted) say('stopping');
    for (const step of undo.reverse()) await step();
    record.close();
  }
}

async function bringUp({ settings, say, record, signal, undo, watch }) {
  const { port, dataDir, production } = settings;
  if (!(await portIsFree(port))) throw new Plain(`Port ${port} is taken. Set PORT to another one.`);
  const secrets = readSecrets(settings, [...serviceSecrets, ...serverPasswords]);
  const child = (name) => ({
    signal,
    onPid: (pid) => record.note(name, pid, true),
    onExit: () => record.forget(name),
  });

  const installed = [installDependencies({ say, ...child('install') }), installPrograms({ settings, say })];
  throwFirst(await Promise.allSettled(installed));
  signal.throwIfAborted();
  const { hash } = await narrated(say, 'building the services', buildServers(child('build')));

  const prepare = async () => {
    const servers = await provideServers({ settings, record, secrets, say });
    undo.push(servers.stop);
    signal.throwIfAborted();
    const environment = {
      ...process.env,
      ...servers.urls,
      ...pick(secrets, serviceSecrets),
      DATA_DIR: dataDir,
      PORT: String(port),
    };
    environment.NODE_ENV ??= 'development';
    await migrateOnce({ settings, servers, environment, hash, say, child: child('migrate') });
    return { servers, environment };
  };
  const [prepared, built] = await Promise.allSettled([
    prepare(),
    narrated(say, 'building the web applications', buildUis(child('ui'))),
  ]);
  throwFirst([prepared, built]);
  signal.throwIfAborted();

  const { servers, environment } = prepared.value;
  const supervisor = new Supervisor({
    names: processNames,
    entryOf,
    environment: () => environment,
    logDir: join(dataDir, 'logs'),
    onError: (name, line) => process.stderr.write(`[${name}] ${line}\n`),
    onPid: (name, pid) => record.note(name, pid),
  });
  undo.push(() => supervisor.stopAll());
  await until(signal, supervisor.startAll());
  const url = `http://127.0.0.1:${port}`;
  await until(signal, gatewayIsReady(url));
  record.urls.gateway = url;
  record.save();

  void servers.ended.then((name) => {
    if (signal.aborted) return;
    process.stderr.write(`${name} ended by itself; its log is in ${dataDir}/logs. Stopping.\n`);
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  if (watch) undo.push(watchSources({ supervisor, names: processNames, say }));
  if (!production) for (const line of demoLogins(url)) say(line);
  say(`ready: ${url}`);
}

/** All have ended; the first that failed is the failure. */
function throwFirst(outcomes) {
  const failure = outcomes.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
}

function pick(values, names) {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** Says what is going on once it takes a person's attention. */
async function narrated(say, text, work) {
  const timer = setTimeout(() => say(text), noticeableMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Migrations and seeds, unless this very build has run them on this very private database. */
async function migrateOnce({ settings, servers, environment, hash, say, child }) {
  const { dataDir, production } = settings;
  const note = join(dataDir, 'migrated');
  const cluster = servers.privateDatabase ? statSync(join(dataDir, 'postgres/PG_VERSION')) : undefined;
  const done = cluster && `${hash} ${cluster.ino} ${cluster.mtimeMs} ${production}`;
  if (done && readNote(note) === done) return;
  const migration = migrate({ databaseUrl: servers.urls.DATABASE_URL, environment, ...child });
  await narrated(say, 'preparing the database', migration);
  if (done) writeFileSync(note, done);
}

function readNote(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

async function gatewayIsReady(url) {
  let last = 'no answer';
  for (const end = Date.now() + readyPatienceMs; Date.now() < end; await delay(50)) {
    const { status, text } = await ask(`${url}/readyz`);
    if (status === 200) return;
    last = `${status} ${text}`;
  }
  throw new Plain(`The gateway is not ready: ${last.slice(0, 500)}`);
}

/** One GET; a failure is an answer with status 0. Not `fetch`: it would cost the launcher a fifth of its memory. */
function ask(url) {
  return new Promise((done) => {
    const request = get(url, { agent: false, timeout: answerPatienceMs }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('end', () => done({ status: answer.statusCode, text }));
    });
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', (error) => done({ status: 0, text: error.message }));
  });
}

/** The first of: the work, or being told to stop. */
function until(signal, work) {
  return Promise.race([
    work,
    new Promise((_done, fail) => {
      if (signal.aborted) fail(signal.reason);
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    }),
  ]);
}

/** `signal` aborts and `asked` resolves when somebody wants this copy to end. */
function stopSignal(record) {
  const controller = new AbortController();
  const asked = new Promise((done) => {
    controller.signal.addEventListener('abort', () => done(), { once: true });
  });
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => controller.abort());
  const { parents } = record;
  // npm killed outright cannot pass anything on; nobody could stop this copy any more.
  if (parents.length > 0) setInterval(() => parents.every(isAlive) || controller.abort(), 250).unref();
  return { signal: controller.signal, asked };
}

/** The npm this was started by (`npm start`), and the shell it puts in between. */
function npmParents() {
  if (!process.env.npm_lifecycle_event) return [];
  if (!/(^|\/)(a|ba|da|z)?sh$/.test(programOf(process.ppid))) return [process.ppid];
  const above = parentOf(process.ppid);
  return above === undefined ? [process.ppid] : [process.ppid, above];
}

function demoLogins(url) {
  return [`storefront  ${url}/       demo / Demo1234`, `back office ${url}/admin  admin / Admin123`];
}
