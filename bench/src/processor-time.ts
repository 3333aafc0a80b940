import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts processor time in these for every program, whatever the kernel's own tick (`man 5 proc`, USER_HZ). */
const TICKS_PER_SECOND = 100;
const MS_PER_TICK = 1000 / TICKS_PER_SECOND;

interface Stat {
  readonly parent: number;
  /** Milliseconds of processor time of the process itself. */
  readonly own: number;
  /** Milliseconds of its children that have ended and were waited for. */
  readonly ended: number;
}

/** What a process has used, from `/proc/<pid>/stat`; null when there is none with this number. */
function statOf(pid: number): Stat | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name in brackets may hold spaces: fields are counted from behind it, beginning with the state.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ms = (index: number): number => Number(fields[index]) * MS_PER_TICK;
  return { parent: Number(fields[1]), own: ms(11) + ms(12), ended: ms(13) + ms(14) };
}

/** Milliseconds of processor time, user and system, that processes have used since they began. Throws when one has ended. */
export function processorTimeOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid);
    if (!stat) throw new Error(`Process ${pid} has ended`);
    return sum + stat.own;
  }, 0);
}

/** The same for a process with all its children, living and ended: PostgreSQL with its backends and background workers. */
export function processorTimeOfFamily(pid: number): number {
  const parent = statOf(pid);
  if (!parent) throw new Error(`Process ${pid} has ended`);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return children.reduce((sum, name) => {
    const stat = statOf(Number(name));
    return stat?.parent === pid ? sum + stat.own : sum;
  }, parent.own + parent.ended);
}

/** Milliseconds that all processors of the machine together have been busy since it was switched on. */
export function machineBusyTime(): number {
  const [, ...fields] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/);
  // user, nice, system, idle, iowait, irq, softirq
  return fields
    .slice(0, 7)
    .reduce((sum, ticks, index) => (index === 3 || index === 4 ? sum : sum + Number(ticks) * MS_PER_TICK), 0);
}

/** Resident memory of a process in MB (VmRSS); pages it shares with others count in full. */
export function memoryOf(pid: number): number {
  return fieldOf(`/proc/${pid}/status`, 'VmRSS');
}

/** The same with shared pages divided among those that share them (Pss): these may be added up. */
export function memoryShareOf(pid: number): number {
  return fieldOf(`/proc/${pid}/smaps_rollup`, 'Pss');
}

/** Highest resident memory in MB since a process began, by its name. */
export type Peaks = Readonly<Record<string, number>>;

export function peaksOf(processes: Readonly<Record<string, number>>): Peaks {
  return Object.fromEntries(
    Object.entries(processes).map(([name, pid]) => [name, fieldOf(`/proc/${pid}/status`, 'VmHWM')]),
  );
}

function fieldOf(file: string, name: string): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 102.4) / 10;
}
