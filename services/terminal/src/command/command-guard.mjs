import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Stands between the service and a command: starts it as a group of its own and takes the whole group down when the service says
 * so or is gone, however it went. `node command-guard.mjs <folder> <program> <argument …>` with an IPC channel; tells
 * `{started: true}`, then `{exitCode}`, or `{error}` when the program could not be started.
 */
const [folder, program, ...args] = process.argv.slice(2);
const PATIENCE_MS = 1_500;

const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], detached: true });

function signalGroup(name) {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // The group is gone.
  }
}

function end(message) {
  signalGroup('SIGKILL');
  if (process.connected) process.send(message, () => process.exit(0));
  else process.exit(0);
}

child.once('spawn', () => process.send({ started: true }));
child.once('error', ({ code }) => end({ error: code ?? 'unknown' }));
child.once('exit', (code, signal) => end({ exitCode: code ?? 128 + (constants.signals[signal] ?? 0) }));

process.on('message', () => {
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), PATIENCE_MS);
});
process.on('disconnect', () => end());
// Whoever stops the service stops the command through it.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
