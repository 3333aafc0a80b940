import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { signal as send } from './processes.mjs';
import { Plain, root } from './settings.mjs';

const keptOutput = 8000;
const stopPatienceMs = 5_000;

/**
 * Runs one step of a start (install, build, migrate) to its end, as a process group of its own: what it starts in turn ends
 * with it.
 *
 * @param command, args, environment what to run, and what to add to this process's environment
 * @param failure the first line of the error when it fails; its last output follows
 * @param signal ends it when aborted, and the step rejects
 * @param onPid, onExit told when it begins and ends
 * @returns what it told over IPC, if it is a script of ours
 */
export async function runStep({
  command,
  args,
  environment = {},
  failure,
  ipc = false,
  signal,
  onPid,
  onExit,
}) {
  signal?.throwIfAborted();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc'] : [])],
    detached: true,
  });
  let told;
  let output = '';
  child.on('message', (message) => (told = message));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-keptOutput)));
  }
  const ended = new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (child.pid) onPid?.(child.pid);
  const abort = async () => {
    send(-child.pid, 'SIGTERM');
    await Promise.race([ended, delay(stopPatienceMs, undefined, { ref: false })]);
    send(-child.pid, 'SIGKILL');
  };
  signal?.addEventListener('abort', abort, { once: true });
  let code;
  try {
    code = await ended;
  } finally {
    signal?.removeEventListener('abort', abort);
    onExit?.();
  }
  signal?.throwIfAborted();
  if (code !== 0) throw new Plain(`${failure}\n${output.trim()}`);
  return told;
}
