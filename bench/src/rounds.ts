import type { Pool } from 'pg';
import { writeInBackground } from './loads/background-writes';
import type { Written } from './loads/background-writes';
import type { Load } from './loads/load';
import { Machine, othersTime, spent } from './machine';
import type { Usage } from './machine';
import { measure } from './measure';
import { loadsOver } from './operations';
import type { Operation, OperationName } from './operations';
import { tidy, unpaidOrders } from './seed';
import type { Seeded } from './seed';

export type System = 'stack' | 'floor';

/** How long and how often; the short form is for a look, not for a judgement. */
export interface Extent {
  readonly form: 'full' | 'short';
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly measuredMs: number;
  readonly connections: readonly number[];
  /** Operations that the others nearly cover are measured with these only. */
  readonly variantConnections: readonly number[];
  /** Unpaid orders at the beginning of a round. */
  readonly unpaid: number;
  /** The same of the member whose orders are all paid from one wallet. */
  readonly unpaidOfSingle: number;
  /** Before the first round every operation runs so long, so that no system meets its first requests while it is being measured. */
  readonly firstRunMs: number;
  /** How long other people's work on this machine is waited for before a run. */
  readonly patienceMs: number;
}

export const full: Extent = {
  form: 'full',
  rounds: 3,
  warmUpMs: 1_000,
  measuredMs: 10_000,
  connections: [1, 16, 64],
  variantConnections: [1, 16, 64],
  unpaid: 80_000,
  unpaidOfSingle: 60_000,
  firstRunMs: 10_000,
  patienceMs: 30_000,
};

export const short: Extent = {
  form: 'short',
  rounds: 1,
  warmUpMs: 300,
  measuredMs: 2_000,
  connections: [1, 16, 64],
  variantConnections: [16],
  unpaid: 30_000,
  unpaidOfSingle: 10_000,
  firstRunMs: 300,
  patienceMs: 500,
};

/** One run of one operation against one system. */
export interface Run {
  readonly operation: OperationName;
  readonly connections: number;
  readonly system: System;
  readonly round: number;
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  readonly errorTexts: readonly string[];
  readonly ranDry: boolean;
  /** Processor time per request until its answer, milliseconds: gateway, services and NATS, or the floor. */
  readonly cpuMs: number;
  /** The same until every event that the requests caused had gone its way, warm-up and PostgreSQL included. */
  readonly cpuWithEventsMs: number;
  /** Processor time of PostgreSQL per request, until its answer. */
  readonly postgresMs: number;
  /** Processor time of each part within the measured time, milliseconds. */
  readonly usage: Usage;
  /** Share of the machine that somebody else used meanwhile, 0 to 1. */
  readonly others: number;
  /** Whether the machine got quiet afterwards, so that the next run began undisturbed. */
  readonly endedQuiet: boolean;
  readonly written: Written | null;
}

export interface Stage {
  readonly extent: Extent;
  readonly pool: Pool;
  readonly machine: Machine;
  readonly seeded: Seeded;
  readonly origins: Readonly<Record<System, string>>;
  readonly processors: number;
  /** Told of each run as soon as it is over. */
  readonly onRun: (run: Run) => void;
}

/** Runs every operation once against both systems and forgets the figures. */
export async function firstRun(stage: Stage, wanted: readonly Operation[]): Promise<void> {
  const loads = await freshLoads(stage, wanted);
  for (const { name } of wanted) {
    for (const origin of Object.values(stage.origins)) {
      const load = loads[name];
      await measure({
        origin,
        load,
        connections: 16,
        warmUpMs: 0,
        measuredMs: stage.extent.firstRunMs,
        read: () => null,
      });
    }
  }
}

/**
 * All rounds: inside each operation and connection count stack and floor in turn, and whoever came first comes second in the next round.
 */
export async function runRounds(stage: Stage, wanted: readonly Operation[]): Promise<Run[]> {
  const { extent, pool, machine } = stage;
  const runs: Run[] = [];
  for (let round = 1; round <= extent.rounds; round += 1) {
    const loads = await freshLoads(stage, wanted);
    await tidy(pool);
    await machine.settle(extent.patienceMs);
    let pair = 0;
    for (const operation of wanted) {
      for (const connections of connectionsFor(operation, extent)) {
        const systems: System[] = (round + pair) % 2 === 0 ? ['stack', 'floor'] : ['floor', 'stack'];
        for (const system of systems) {
          const run = await runOne(stage, { operation, connections, system, round, loads });
          runs.push(run);
          stage.onRun(run);
        }
        pair += 1;
      }
    }
  }
  return runs;
}

async function freshLoads(
  { seeded, pool, extent }: Stage,
  wanted: readonly Operation[],
): Promise<Readonly<Record<OperationName, Load>>> {
  const isSingle = wanted.some(({ name }) => name === 'pay-one-wallet');
  const { sampleOrderId, members, single } = seeded;
  return loadsOver(seeded, {
    ofAll: await unpaidOrders(pool, sampleOrderId, members, extent.unpaid),
    ofSingle: await unpaidOrders(pool, sampleOrderId, [single], isSingle ? extent.unpaidOfSingle : 0),
  });
}

/** The numbers of connections an operation is measured with. */
export function connectionsFor(
  { isVariant }: Operation,
  { connections, variantConnections }: Extent,
): readonly number[] {
  return isVariant ? connections.filter((count) => variantConnections.includes(count)) : connections;
}

interface Cell {
  readonly operation: Operation;
  readonly connections: number;
  readonly system: System;
  readonly round: number;
  readonly loads: Readonly<Record<OperationName, Load>>;
}

async function runOne(stage: Stage, cell: Cell): Promise<Run> {
  const { extent, machine, origins, processors } = stage;
  const { operation, connections, system, round, loads } = cell;
  const origin = origins[system];
  const atFirst = machine.usage();
  const writes = operation.isWrittenBeside ? writeInBackground(origin, loads) : null;
  const measured = await measure({
    origin,
    load: loads[operation.name],
    connections,
    warmUpMs: extent.warmUpMs,
    measuredMs: extent.measuredMs,
    read: () => ({ usage: machine.usage(), at: performance.now() }),
  });
  const written = writes ? await writes.stop() : null;
  // The next run begins where this one has died away.
  const endedQuiet = await machine.settle(extent.patienceMs);
  const { before, after, requests, all, ...figures } = measured;
  const usage = spent(before.usage, after.usage);
  const inTheEnd = spent(atFirst, machine.usage());
  return {
    operation: operation.name,
    connections,
    system,
    round,
    requests,
    ...figures,
    cpuMs: serving(usage, system) / requests,
    cpuWithEventsMs: (serving(inTheEnd, system) + inTheEnd.postgres) / all,
    postgresMs: usage.postgres / requests,
    usage,
    others: othersTime(usage) / ((after.at - before.at) * processors),
    endedQuiet,
    written,
  };
}

/** Processor time of what answers, without the database. */
function serving({ gateway, services, nats, floor }: Usage, system: System): number {
  return system === 'floor' ? floor : gateway + services + nats;
}
