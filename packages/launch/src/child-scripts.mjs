import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Plain, root } from './settings.mjs';

/** The heavy steps run in processes of their own: the launcher stays small, and what they load goes with them. */

/** Builds the server side; answers `{changed, hash}` as `buildServers` of build.mjs. */
export function buildServers(options) {
  return runScript('build.mjs', ['--servers'], options);
}

/** Builds the two web applications where they changed. */
export function buildUis(options) {
  return runScript('build.mjs', ['--ui'], options);
}

/**
 * Runs migrations and seeds of all services on a database.
 * @param databaseUrl where to
 * @param seed whether demo data goes in too
 * @param environment added to that of this process: secrets, first admin
 */
export function migrate({ databaseUrl, seed = true, environment = {}, ...options }) {
  return runScript('migrate.mjs', seed ? ['--seed'] : [], {
    ...options,
    environment: { ...environment, DATABASE_URL: databaseUrl },
  });
}

/** Runs a script of this folder to its end; resolves to what it told over IPC, rejects with what it printed. */
function runScript(name, args, { environment = {}, signal, onPid, onExit } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url)), ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      signal,
    });
    if (child.pid) onPid?.(child.pid);
    let told;
    let output = '';
    child.on('message', (message) => (told = message));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-8000);
      });
    }
    child.once('error', fail);
    child.once('close', (code) => {
      onExit?.();
      if (code === 0) done(told);
      else fail(new Plain(output.trim() || `${name} ended with ${code}.`));
    });
  });
}
