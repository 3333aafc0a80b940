import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.mjs';
import { runStep } from './steps.mjs';

const pnpm = 'pnpm@12.21.0';
const note = join(root, 'node_modules/.parcelway-lock');

/**
 * Installs what pnpm-lock.yaml says when it is not there or was installed from another lock file.
 * Takes `signal`, `onPid` and `onExit` of `runStep`.
 */
export async function installDependencies({ say, ...options }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(join(root, 'node_modules/.modules.yaml')) && read(note) === lock) return;
  say('installing dependencies');
  await runStep({
    ...options,
    command: 'npx',
    args: ['--yes', pnpm, 'install', '--frozen-lockfile'],
    // Development tools are part of it (the build), and nobody is there to answer a question.
    environment: { NODE_ENV: 'development', CI: 'true', npm_config_loglevel: 'warn' },
    failure: 'The dependencies could not be installed.',
  });
  writeFileSync(note, lock);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
