import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Plain, root } from './settings.mjs';

const pnpm = 'pnpm@12.21.0';
const note = join(root, 'node_modules/.parcelway-lock');

/** Installs what pnpm-lock.yaml says when it is not there or was installed from another lock file. */
export async function installDependencies({ say, signal, onPid, onExit }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(join(root, 'node_modules/.modules.yaml')) && read(note) === lock) return;
  say('installing dependencies');
  await new Promise((done, fail) => {
    const child = spawn('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
      cwd: root,
      // Development tools are part of it (the build), and nobody is there to answer a question.
      env: { ...process.env, NODE_ENV: 'development', CI: 'true', npm_config_loglevel: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    if (child.pid) onPid?.(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-8000);
      });
    }
    child.once('error', fail);
    child.once('close', (code) => {
      onExit?.();
      if (code === 0) done();
      else fail(new Plain(`Dependencies could not be installed.\n${output.trim()}`));
    });
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
