import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * When a process was born, as text that no later process with the same pid shares; undefined when there is no such
 * process or it is dead and only waits for its parent (a zombie).
 */
export function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces, so fields are counted from behind it: state is the first, start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${fields[19]}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    if (process.platform === 'linux') return undefined;
    const ps = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
    const line = ps.stdout?.trim() ?? '';
    return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ') + 1).trim();
  }
}

/** The parent of a process, or undefined. */
export function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    const parent = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
    return parent > 0 ? parent : undefined;
  }
}

/** The short name of a process's program; empty when it is gone. */
export function programOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return (spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
  }
}

/** Whether the process of a record `{pid, birth}` still runs, and is not another one with its number. */
export function isAlive(record) {
  return record !== undefined && record.birth !== undefined && birthOf(record.pid) === record.birth;
}

/** Whether a live process names the folder in its command line or works inside it. */
export function belongsTo(pid, folder) {
  if (birthOf(pid) === undefined) return false;
  try {
    const cwd = readlinkSync(`/proc/${pid}/cwd`);
    if (cwd === folder || cwd.startsWith(`${folder}/`)) return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return (ps.stdout ?? '').includes(folder);
  }
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Stops a process that is not a child of ours: each signal in turn, each with its time to work (milliseconds).
 * Resolves when it is gone; rejects when it survives all of them.
 * @param group whether the whole group it leads is meant
 */
export async function stopByPid(pid, steps, group = false) {
  const birth = birthOf(pid);
  if (birth === undefined) return;
  for (const [name, waitMs] of steps) {
    signal(group ? -pid : pid, name);
    const until = Date.now() + waitMs;
    while (Date.now() < until) {
      if (birthOf(pid) !== birth) {
        // The rest of a group may have overheard the polite signals.
        if (group) signal(-pid, 'SIGKILL');
        return;
      }
      await delay(20);
    }
  }
  throw new Error(`Process ${pid} does not stop.`);
}

/** How each kind of process is asked to go: politely, then not. */
export const stopSteps = {
  postgres: [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ],
  other: [
    ['SIGTERM', 7_000],
    ['SIGKILL', 5_000],
  ],
};
