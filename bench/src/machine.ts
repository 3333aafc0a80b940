import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { machineBusyTime, processorTimeOf, processorTimeOfFamily } from './processor-time';

/** The processes of the bench by number. */
export interface Processes {
  /** Gateway and services by name. */
  readonly stack: Readonly<Record<string, number>>;
  readonly servers: { readonly postgres: number; readonly nats: number; readonly redis: number };
  readonly floor: number;
}

/** Processor time used so far, in milliseconds. */
export interface Usage {
  readonly gateway: number;
  readonly services: number;
  readonly nats: number;
  readonly redis: number;
  readonly postgres: number;
  readonly floor: number;
  /** This process: the load itself. */
  readonly load: number;
  /** All of the above and everything else that runs on this machine. */
  readonly machine: number;
}

const WINDOW_MS = 200;
const QUIET_WINDOWS = 2;
/** Shares of one processor: what the bench's own processes may use when nothing is asked of them, and what others may. */
const OWN_QUIET = 0.15;
const OTHERS_QUIET = 0.15;

export class Machine {
  constructor(
    private readonly processes: Processes,
    private readonly pool: Pool,
  ) {}

  /** Throws when a process of the bench has ended: nothing measured after that would mean anything. */
  usage(): Usage {
    const { stack, servers, floor } = this.processes;
    const services = Object.entries(stack).filter(([name]) => name !== 'gateway');
    return {
      gateway: processorTimeOf([stack['gateway'] ?? 0]),
      services: processorTimeOf(services.map(([, pid]) => pid)),
      nats: processorTimeOf([servers.nats]),
      redis: processorTimeOf([servers.redis]),
      postgres: processorTimeOfFamily(servers.postgres),
      floor: processorTimeOf([floor]),
      load: processorTimeOf([process.pid]),
      machine: machineBusyTime(),
    };
  }

  /**
   * Waits until every event has gone its way and no processor is busy. What the bench itself still does is waited for as long as it takes;
   * other people's work only `patienceMs`. Answers whether it got quiet.
   */
  async settle(patienceMs: number): Promise<boolean> {
    const begun = performance.now();
    for (let quiet = 0; ;) {
      const before = this.usage();
      const from = performance.now();
      await delay(WINDOW_MS);
      const used = spent(before, this.usage());
      const window = performance.now() - from;
      const isOwnQuiet = ownTime(used) / window < OWN_QUIET && (await this.unpublished()) === 0;
      const isAllQuiet = isOwnQuiet && othersTime(used) / window < OTHERS_QUIET;
      quiet = isAllQuiet ? quiet + 1 : 0;
      if (quiet === QUIET_WINDOWS) return true;
      if (isOwnQuiet && performance.now() - begun > patienceMs) return false;
    }
  }

  /** Events that were written and have not left yet, of all services. */
  private async unpublished(): Promise<number> {
    const outboxes = ['order', 'payment', 'waybill', 'pickup', 'user'].map(
      (name) => `SELECT count(*)::int AS waiting FROM ${name}_service.outbox WHERE published_at IS NULL`,
    );
    const { rows } = await this.pool.query<{ waiting: number }>(outboxes.join(' UNION ALL '));
    return rows.reduce((sum, { waiting }) => sum + waiting, 0);
  }
}

export function spent(before: Usage, after: Usage): Usage {
  const names = Object.keys(before) as (keyof Usage)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as unknown as Usage;
}

function ownTime({ gateway, services, nats, redis, postgres, floor }: Usage): number {
  return gateway + services + nats + redis + postgres + floor;
}

/** Processor time of whatever else runs on this machine. */
export function othersTime(used: Usage): number {
  return Math.max(0, used.machine - ownTime(used) - used.load);
}
