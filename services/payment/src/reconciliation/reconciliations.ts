import { Inject, Injectable } from '@nestjs/common';
import type { Client, StartReconciliation } from '@parcelway/contracts';
import { DomainError, orderMoney, waybillFacts } from '@parcelway/contracts';
import { InjectClient, LOGGER, PeriodicJob } from '@parcelway/platform';
import type { Logger } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { Providers } from '../provider/providers';
import { endCutOff, startReconciliation, wasReconciledSince } from './reconcile';
import type { RunOrder } from './reconcile';

/** London time at which a night's run is due. */
const NIGHTLY = `SELECT (date_trunc('day', $1::timestamptz AT TIME ZONE 'Europe/London' - interval '3 hours') + interval '3 hours')
  AT TIME ZONE 'Europe/London' AS due`;
const LOOK_EVERY_MS = 300_000;

/** Runs that staff or the command `npm run reconcile` start, and one of everything every night from three o'clock; replicas share it. */
@Injectable()
export class Reconciliations extends PeriodicJob {
  protected override readonly everyMs = LOOK_EVERY_MS;
  private readonly stopping = new AbortController();
  private going: Promise<unknown> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly providers: Providers,
    @InjectClient(orderMoney) private readonly orders: Client<typeof orderMoney>,
    @InjectClient(waybillFacts) private readonly boxes: Client<typeof waybillFacts>,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super();
  }

  protected async work(now = new Date()): Promise<void> {
    await endCutOff(this.dataSource);
    await this.runNightly(now);
  }

  /** Runs unless this night's run was made, or goes on elsewhere. */
  async runNightly(now = new Date()): Promise<void> {
    const [night] = (await this.dataSource.query(NIGHTLY, [now])) as { due: Date }[];
    if (!night || (await wasReconciledSince(this.dataSource, night.due))) return;
    const run = await startReconciliation(this.dataSource, this.order({ scope: 'all', adminId: null }));
    const outcome = await run?.finished;
    if (outcome && outcome.differenceCount > 0)
      this.log.error({ run: outcome.id, differences: outcome.differenceCount }, 'the books do not agree');
    if (outcome && outcome.away.length > 0)
      this.log.warn({ run: outcome.id, away: outcome.away }, 'a reconciliation went on without an answer');
  }

  /** Answers once it has begun. Errors: reconciliation.running. */
  async start(scope: StartReconciliation['scope'], adminId: number | null): Promise<{ id: number }> {
    const run = await startReconciliation(this.dataSource, this.order({ scope, adminId }));
    if (!run) throw new DomainError('reconciliation.running');
    this.going = run.finished.catch((error: unknown) =>
      this.log.warn({ err: error }, 'a reconciliation was cut off'),
    );
    return { id: run.id };
  }

  override async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.going;
    await super.onModuleDestroy();
  }

  private order(order: Omit<RunOrder, 'providers' | 'followers' | 'signal'>): RunOrder {
    const followers = { orders: this.orders, boxes: this.boxes };
    return { ...order, followers, providers: this.providers.all, signal: this.stopping.signal };
  }
}
