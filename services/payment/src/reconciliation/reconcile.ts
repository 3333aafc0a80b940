import type { Client, orderMoney, StartReconciliation, waybillFacts } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import { In } from 'typeorm';
import type { DataSource, QueryRunner } from 'typeorm';
import type { PaymentProvider } from '../provider/payment-provider';
import { boxDifferences } from './box-comparison';
import { batchOf } from './comparison';
import { COMPARISONS } from './comparisons';
import type { Compared, Comparison, Difference } from './comparison';
import { orderDifferences } from './order-comparison';
import { providerDifferences } from './provider-comparison';
import { ReconciliationRunEntity } from './reconciliation-run.entity';
import type { Asked } from './reconciliation-run.entity';

/** Any number: it names the lock under which one run goes on at a time, here and in every other process. */
const RUN_LOCK = 727_002;
const ROWS_AT_ONCE = 2_000;
/** Differences that a run keeps; it counts them all. */
const KEPT = 500;

export type RunScope = StartReconciliation['scope'];

export interface RunOrder {
  readonly scope: RunScope;
  /** Staff who ask for it; null = nobody. */
  readonly adminId: number | null;
  /** Who moves money for us; none = the comparison with them is left out. */
  readonly providers?: readonly PaymentProvider[];
  /** Whose rows follow from bills; none = the comparison with them is left out. */
  readonly followers?: {
    readonly orders: Client<typeof orderMoney>;
    readonly boxes: Client<typeof waybillFacts>;
  };
  /** Looked at between two batches; a run that is stopped has failed. */
  readonly signal?: AbortSignal;
}

export interface StartedRun {
  readonly id: number;
  /** Resolves when the run has ended, with what it found; never rejects for a difference. */
  readonly finished: Promise<ReconciliationRunEntity>;
}

/**
 * Compares the books with wallets, money records, bills, payments and providers, and bills with orders and boxes. Memory is bounded by a batch and the differences that are kept;
 * nothing is locked but other runs. Who does not answer is named, and the rest is compared: such a run has failed. Answers null while another goes on.
 */
export async function startReconciliation(
  dataSource: DataSource,
  order: RunOrder,
): Promise<StartedRun | null> {
  const lock = await takeLock(dataSource);
  if (!lock) return null;
  try {
    const runs = dataSource.getRepository(ReconciliationRunEntity);
    const { scope, adminId } = order;
    const begun = { scope, adminId, startedAt: new Date(), differences: [], away: [] };
    const run = await runs.save(runs.create(begun));
    return { id: run.id, finished: finish(dataSource, lock, run, order) };
  } catch (error) {
    await end(lock);
    throw error;
  }
}

/** A run whose process ended in the middle of it has failed. */
export async function endCutOff(dataSource: DataSource): Promise<void> {
  const isOpen = await dataSource.getRepository(ReconciliationRunEntity).existsBy({ status: 'running' });
  const lock = isOpen ? await takeLock(dataSource) : null;
  if (lock) await end(lock);
}

/** The connection that holds the lock; null while another run goes on. */
async function takeLock(dataSource: DataSource): Promise<QueryRunner | null> {
  const lock = dataSource.createQueryRunner();
  try {
    const [answer] = (await lock.query('SELECT pg_try_advisory_lock($1) AS mine', [RUN_LOCK])) as {
      mine: boolean;
    }[];
    if (!answer?.mine) {
      await lock.release();
      return null;
    }
    // Who holds the lock is the only one who runs: an open run of before was cut off.
    await dataSource
      .getRepository(ReconciliationRunEntity)
      .update({ status: 'running' }, { status: 'failed', finishedAt: new Date() });
    return lock;
  } catch (error) {
    await end(lock);
    throw error;
  }
}

async function finish(
  dataSource: DataSource,
  lock: QueryRunner,
  run: ReconciliationRunEntity,
  { scope, providers = [], followers, signal }: RunOrder,
): Promise<ReconciliationRunEntity> {
  const found: Difference[] = [];
  let count = 0;
  let checked = 0;
  const away: Asked[] = [];
  let hasFailed = true;
  try {
    const wanted = COMPARISONS.filter((one) => scope === 'all' || one.scope === scope);
    const asked = scope === 'all' || scope === 'provider' ? providers : [];
    const sources: (readonly [AsyncGenerator<Compared>, Asked?])[] = [
      ...wanted.map((comparison) => [batches(dataSource, comparison, signal)] as const),
      ...asked.map((one) => [providerDifferences(dataSource, one, signal), one.name] as const),
      ...(followers && (scope === 'all' || scope === 'orders')
        ? ([
            [orderDifferences(dataSource, followers.orders, signal), 'orders'],
            [boxDifferences(dataSource, followers.boxes, signal), 'boxes'],
          ] as const)
        : []),
    ];
    for (const [source, whose] of sources)
      try {
        for await (const batch of source) {
          checked += batch.checked;
          count += batch.differences.length;
          found.push(...batch.differences.slice(0, KEPT - found.length));
        }
      } catch (error) {
        if (!whose || !(error instanceof DomainError) || error.code !== 'service.unavailable') throw error;
        away.push(whose);
      }
    hasFailed = away.length > 0;
  } finally {
    const status = hasFailed ? 'failed' : count > 0 ? 'differences' : 'clean';
    const outcome = {
      status,
      checked,
      differenceCount: count,
      differences: found,
      away,
      finishedAt: new Date(),
    } as const;
    await close(lock, Object.assign(run, outcome));
  }
  return run;
}

async function* batches(
  dataSource: DataSource,
  comparison: Comparison,
  signal: AbortSignal | undefined,
): AsyncGenerator<Compared> {
  const sql = batchOf(comparison);
  for (let after: string | null = '0'; after !== null;) {
    signal?.throwIfAborted();
    const [row] = (await dataSource.query(sql, [after, ROWS_AT_ONCE])) as {
      last: string | null;
      checked: number;
      differences: Omit<Difference, 'kind'>[];
    }[];
    if (!row) return;
    after = row.last;
    yield {
      checked: row.checked,
      differences: row.differences.map((one) => ({ kind: comparison.kind, ...one })),
    };
  }
}

/** Whoever sees that a run is over can start another one: the lock goes before its row says so. */
async function close(lock: QueryRunner, run: ReconciliationRunEntity): Promise<void> {
  try {
    await lock.manager.transaction(async (manager) => {
      await manager.save(run);
      await manager.query('SELECT pg_advisory_unlock($1)', [RUN_LOCK]);
    });
  } catch (error) {
    await end(lock);
    throw error;
  }
  await lock.release();
}

async function end(lock: QueryRunner): Promise<void> {
  await lock.query('SELECT pg_advisory_unlock($1)', [RUN_LOCK]);
  await lock.release();
}

/** Whether all was compared to the end, by anybody, in a run that began at `since` or later. */
export function wasReconciledSince(dataSource: DataSource, since: Date): Promise<boolean> {
  return dataSource
    .getRepository(ReconciliationRunEntity)
    .createQueryBuilder('run')
    .where({ scope: 'all', status: In(['clean', 'differences']) })
    .andWhere('run.started_at >= :since', { since })
    .getExists();
}
