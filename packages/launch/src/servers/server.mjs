import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../ports.mjs';
import { Plain } from '../settings.mjs';
import { belongsTo, signal, stopByPid, stopSteps } from '../processes.mjs';

const startTimeoutMs = 30_000;

/**
 * Starts one server process and waits until it answers.
 * It has a session of its own, so that a Ctrl-C in the terminal reaches only the launcher, which stops things in order.
 *
 * @param name for messages and the run record
 * @param command, args, options as for `spawn`
 * @param logFile where its output is appended
 * @param probe resolves to true when the server serves
 * @param steps signals to stop it with
 * @param onPid is told the pid at once
 */
export async function startProcess({
  name,
  command,
  args,
  options = {},
  logFile,
  probe,
  steps = stopSteps.other,
  onPid,
}) {
  if (!command) throw new Plain(`There is no program for ${name} on this machine.`);
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let ended = false;
  const exited = new Promise((done) => {
    child.once('exit', (code, by) => done(by ?? code));
    child.once('error', (error) => done(error.message));
  }).then((how) => {
    ended = true;
    return how;
  });
  if (child.pid) onPid?.(child.pid);

  const until = Date.now() + startTimeoutMs;
  for (let waitMs = 5; !ended && Date.now() < until; waitMs = Math.min(waitMs * 2, 100)) {
    if (await probe()) {
      return {
        name,
        pid: child.pid,
        exited,
        /** Ends it in good order. */
        stop: async () => {
          for (const [how, patienceMs] of steps) {
            if (ended) return;
            signal(child.pid, how);
            await Promise.race([exited, delay(patienceMs, undefined, { ref: false })]);
          }
          await exited;
        },
        /** Ends it as a power cut would. */
        kill: async () => {
          signal(child.pid, 'SIGKILL');
          await exited;
        },
      };
    }
    await Promise.race([exited, delay(waitMs)]);
  }
  if (!ended) {
    signal(child.pid, 'SIGKILL');
    await exited;
  }
  throw new Error(`${name} did not start. The end of ${logFile}:\n${lastLines(logFile)}`);
}

/** Runs `start(port)` on the preferred port or a free one, and again on another if somebody took it in between. */
export async function onFreePort(preferred, start) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(preferred);
    try {
      return { port, server: await start(port) };
    } catch (error) {
      if (attempt === 4 || !/in use/i.test(error.message)) throw error;
      preferred = undefined;
    }
  }
}

/** Stops the process whose pid stands in a pid file if it really belongs to the folder, then removes the file. */
export async function clearPidFile(pidFile, folder, steps = stopSteps.other) {
  let pid;
  try {
    pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  } catch {
    return;
  }
  if (pid > 1 && belongsTo(pid, folder)) await stopByPid(pid, steps);
  rmSync(pidFile, { force: true });
}

/** Connects, sends a text, and answers the first thing the server says; undefined when nobody answers within a second. */
export function firstAnswer(port, text) {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(1000, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('close', () => done(undefined));
    socket.once('data', (data) => end(data.toString('utf8')));
    if (text) socket.write(text);
  });
}

/** The last lines of a log, for an error message. */
export function lastLines(file, count = 15) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
