import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { lastLines } from './server.mjs';

/** Folders that hold servers but are not on everybody's PATH. */
const extraFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/opt/homebrew/bin'];

/** The full path of a program, or undefined. */
export function findCommand(name) {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), ...extraFolders]) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      if (folder !== '') return path;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

/** Whether this process may install packages of the system: root on Debian, Ubuntu or a child of theirs. */
export function mayInstall() {
  return (
    process.getuid?.() === 0 && findCommand('apt-get') !== undefined && existsSync('/etc/debian_version')
  );
}

/** Whether a Debian package is installed. */
export async function isInstalled(name) {
  const { code, output } = await run('dpkg-query', ['-W', '-f=${db:Status-Status}', name]);
  return code === 0 && output.includes('installed');
}

/**
 * Installs Debian packages; answers whether that worked. Their services are not started: what runs here is ours alone.
 * @param logFile where apt's own words go
 */
export async function installPackages(names, { say, logFile }) {
  say(`installing ${names.join(', ')} (apt-get)`);
  const undoPolicy = keepServicesOff();
  try {
    const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
    await run('apt-get', [...options, 'update'], logFile);
    const { code } = await run(
      'apt-get',
      [...options, 'install', '-y', '--no-install-recommends', ...names],
      logFile,
    );
    if (code !== 0) say(`apt-get failed:\n${lastLines(logFile, 5)}`);
    return code === 0;
  } finally {
    undoPolicy();
  }
}

const policyFile = '/usr/sbin/policy-rc.d';
const policyMark = '# Written by Parcelway while it installs packages; safe to remove.';

/** Debian starts a service when its package comes in, unless this file says no. */
function keepServicesOff() {
  if (existsSync(policyFile) && !readFileSync(policyFile, 'utf8').includes(policyMark)) return () => {};
  writeFileSync(policyFile, `#!/bin/sh\n${policyMark}\nexit 101\n`);
  chmodSync(policyFile, 0o755);
  return () => rmSync(policyFile, { force: true });
}

function run(command, args, logFile) {
  return new Promise((done) => {
    if (logFile) mkdirSync(dirname(logFile), { recursive: true });
    const log = logFile ? openSync(logFile, 'a') : undefined;
    const child = spawn(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
      stdio: ['ignore', log ?? 'pipe', log ?? 'pipe'],
    });
    if (log !== undefined) closeSync(log);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => done({ code: -1, output: error.message }));
    child.once('close', (code) => done({ code, output }));
  });
}
