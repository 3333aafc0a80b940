import { fileURLToPath } from 'node:url';
import { runStep } from './steps.mjs';

/*
 * The heavy steps run in processes of their own: the launcher stays small, and what they load goes with them.
 * Each takes `signal`, `onPid` and `onExit` of `runStep`.
 */

/** Builds the server side; answers `{changed, hash}` as `buildServers` of build.mjs. */
export function buildServers(options) {
  return runScript('build.mjs', ['--servers'], { failure: 'The services could not be built.', ...options });
}

/** Builds the two web applications where they changed. */
export function buildUis(options) {
  return runScript('build.mjs', ['--ui'], {
    failure: 'The web applications could not be built.',
    ...options,
  });
}

/**
 * Runs migrations and seeds of all services on a database.
 * @param databaseUrl where to
 * @param seed whether the rows of a first start go in too
 * @param environment added to that of this process: secrets, first admin
 */
export function migrate({ databaseUrl, seed = true, environment, ...options }) {
  return runScript('migrate.mjs', seed ? ['--seed'] : [], {
    failure: 'The database could not be migrated.',
    ...options,
    environment: { ...environment, DATABASE_URL: databaseUrl },
  });
}

function runScript(name, args, options) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  return runStep({ ...options, command: process.execPath, args: [script, ...args], ipc: true });
}
