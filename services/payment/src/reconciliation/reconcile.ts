import type { Client, orderMoney, StartReconciliation, waybillFacts } from '@parcelway/contracts';
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
 * nothing is locked but other runs. Answers null while another goes on.
 */
export async function startReconciliation(
  dataSource: DataSource,
  order: RunOrder,
): Promise<StartedRun | null> {
  const lock = dataSource.createQueryRunner();
  try {
    const [answer] = (await lock.query('SELECT pg_try_advisory_lock($1) AS mine', [RUN_LOCK])) as {
      mine: boolean;
    }[];
    if (!answer?.mine) {
      await lock.release();
      return null;
    }
    const runs = dataSource.getRepository(ReconciliationRunEntity);
    // Who holds the lock is the only one who runs: an open run of before was cut off.
    await runs.update({ status: 'running' }, { status: 'failed', finishedAt: new Date() });
    const { scope, adminId } = order;
    const run = await runs.save(runs.create({ scope, adminId, startedAt: new Date(), differences: [] }));
    return { id: run.id, finished: finish(dataSource, lock, run, order) };
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
  let hasFailed = true;
  try {
    const wanted = COMPARISONS.filter((one) => scope === 'all' || one.scope === scope);
    const asked = scope === 'all' || scope === 'provider' ? providers : [];
    const sources = [
      ...wanted.map((comparison) => batches(dataSource, comparison, signal)),
      ...asked.map((provider) => providerDifferences(dataSource, provider, signal)),
      ...(followers && (scope === 'all' || scope === 'orders')
        ? [
            orderDifferences(dataSource, followers.orders, signal),
            boxDifferences(dataSource, followers.boxes, signal),
          ]
        : []),
    ];
    for (const source of sources)
      for await (const batch of source) {
        checked += batch.checked;
        count += batch.differences.length;
        found.push(...batch.differences.slice(0, KEPT - found.length));
      }
    hasFailed = false;
  } finally {
    const status = hasFailed ? 'failed' : count > 0 ? 'differences' : 'clean';
    const outcome = {
      status,
      checked,
      differenceCount: count,
      differences: found,
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
