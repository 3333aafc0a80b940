import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { birthOf, isAlive, stopByPid, stopSteps } from './processes.mjs';

/**
 * `DATA_DIR/run.json`: who runs on this folder, on which ports, at which addresses. Written at once on every change, so
 * that a start after a crash knows what to clear away. Readable by its owner only: the addresses hold passwords.
 */
export class RunRecord {
  #file;

  constructor(dataDir) {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    this.#file = join(dataDir, 'run.json');
    const old = readRun(dataDir);
    /** Ports by server name, kept from run to run. */
    this.ports = old.ports ?? {};
    /** Addresses by name: gateway, DATABASE_URL, NATS_URL, REDIS_URL. */
    this.urls = {};
    /** Live processes by name: `{pid, birth}`. */
    this.processes = old.processes ?? {};
    /** The launcher itself, and the processes it is not to outlive. */
    this.launcher = old.launcher;
    this.parents = old.parents ?? [];
  }

  /** The pid of a launcher that runs on this folder now and is still wanted, if there is one. */
  otherLauncher() {
    const { launcher, parents } = this;
    if (!isAlive(launcher) || launcher.pid === process.pid) return undefined;
    return parents.every(isAlive) ? launcher.pid : undefined;
  }

  /** Stops whatever an earlier run on this folder left behind, its launcher first. */
  async clearLeftovers() {
    if (isAlive(this.launcher) && this.launcher.pid !== process.pid)
      await stopByPid(this.launcher.pid, [
        ['SIGTERM', 15_000],
        ['SIGKILL', 5_000],
      ]);
    this.processes = { ...this.processes, ...readRun(join(this.#file, '..')).processes };
    for (const [name, record] of Object.entries(this.processes)) {
      if (!isAlive(record)) continue;
      await stopByPid(
        record.pid,
        name.startsWith('postgres') ? stopSteps.postgres : stopSteps.other,
        record.group,
      );
    }
    this.processes = {};
    this.save();
  }

  /** Notes this process as the launcher, and the pids of those it ends with. */
  noteLauncher(parentPids = []) {
    this.launcher = { pid: process.pid, birth: birthOf(process.pid) };
    this.parents = parentPids.map((pid) => ({ pid, birth: birthOf(pid) }));
    this.save();
  }

  /** Notes a live process; `group` when it leads others that must end with it. */
  note(name, pid, group = false) {
    this.processes[name] = { pid, birth: birthOf(pid), group };
    this.save();
  }

  forget(name) {
    delete this.processes[name];
    this.save();
  }

  /** The run is over: ports stay, everything else goes. */
  close() {
    this.processes = {};
    this.urls = {};
    this.launcher = undefined;
    this.parents = [];
    this.save();
  }

  save() {
    const { ports, urls, processes, launcher, parents } = this;
    const next = `${this.#file}.new`;
    writeFileSync(next, `${JSON.stringify({ launcher, parents, urls, ports, processes }, null, 2)}\n`, {
      mode: 0o600,
    });
    renameSync(next, this.#file);
  }
}

/** What `run.json` of a data folder says; empty when there is none or it is damaged. */
export function readRun(dataDir) {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  } catch {
    return {};
  }
}
