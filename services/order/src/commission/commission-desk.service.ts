import type {
  CallContext,
  Handlers,
  OneRow,
  ReasonedMove,
  SettledBatch,
  StatusMove,
} from '@parcelway/contracts';
import { commissionDesk, DomainError } from '@parcelway/contracts';
import { CommissionStatus } from '@parcelway/contracts/statuses';
import { formatMoney } from '@parcelway/money';
import { Serves } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { callerOf } from '../luggage-order/order-moves';
import { SalesmanEntity } from '../salesman/salesman.entity';
import { CommissionHooks } from './commission.hooks';
import { CommissionPapers } from './commission-papers';
import { moveCommissions } from './commission-moves';
import { CommissionBatchEntity, CommissionEntity, CommissionHistoryEntity } from './commission.entity';
import { commissionStatusWord } from './domain/status-words';

const MOST_MOVES = 200;

/** What staff do with commissions and batches. */
@Serves(commissionDesk)
export class CommissionDesk implements Handlers<typeof commissionDesk> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: CommissionHooks,
    private readonly papers: CommissionPapers,
  ) {}

  async cancel(request: ReasonedMove, context: CallContext): Promise<{ id: number; status: number }> {
    const row = await this.find(request, context);
    const { cancelled } = CommissionStatus;
    if (row.status !== cancelled) {
      const from =
        row.status === CommissionStatus.pending ? CommissionStatus.pending : CommissionStatus.confirmed;
      const moved = await moveCommissions(this.dataSource.manager, [row.id], from, cancelled, {
        by: callerOf(context),
        reason: request.reason,
      });
      if (moved.length === 0)
        throw new DomainError('commission.wrong_state', {
          state: commissionStatusWord(row.status, context.locale),
        });
    }
    return { id: row.id, status: cancelled };
  }

  async history(request: OneRow, context: CallContext): Promise<{ list: readonly StatusMove[] }> {
    const { id } = await this.find(request, context);
    const moves = await this.dataSource
      .getRepository(CommissionHistoryEntity)
      .find({ where: { subjectId: id }, order: { id: 'ASC' }, take: MOST_MOVES });
    return {
      list: moves.map((move) => ({
        from: move.fromStatus,
        to: move.toStatus,
        reason: move.reason,
        by_type: move.byType,
        by_id: move.byId,
        time: Math.floor(move.createTime.getTime() / 1_000),
      })),
    };
  }

  async settle(request: OneRow, context: CallContext): Promise<SettledBatch> {
    const { identity } = context;
    if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const id = Number(request.id);
    return this.dataSource.transaction(async (manager) => {
      const batch = await manager.findOne(CommissionBatchEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!batch) throw new DomainError('crud.not_found');
      if (batch.status === 'draft') {
        const open = await manager.find(CommissionEntity, {
          where: { commissionBatchId: id, status: CommissionStatus.confirmed },
          select: { id: true },
        });
        const settled = await moveCommissions(
          manager,
          open.map((row) => row.id),
          CommissionStatus.confirmed,
          CommissionStatus.settled,
          { by: callerOf(context), reason: batch.batchNo },
        );
        if (settled.length === 0) throw new DomainError('commission.nothing_due');
        await manager.update(
          CommissionBatchEntity,
          { id },
          { status: 'settled', settledAt: new Date(), settledBy: identity.id },
        );
      }
      return { id, status: 'settled', ...(await sumOf(manager, batch)) };
    });
  }

  async print(request: OneRow, context: CallContext): Promise<Uint8Array> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const { manager } = this.dataSource;
    const batch = await manager.findOneBy(CommissionBatchEntity, { id: Number(request.id) });
    const salesman =
      batch &&
      (await manager.findOne(SalesmanEntity, { where: { id: batch.salesmanId }, withDeleted: true }));
    if (!salesman) throw new DomainError('crud.not_found');
    return this.papers.batch(batch, salesman, context);
  }

  /** Only rows that the caller may list. */
  private async find(request: OneRow, context: CallContext): Promise<CommissionEntity> {
    if (context.identity.kind !== 'admin') throw new DomainError('auth.no_permission');
    const query = this.dataSource.manager
      .createQueryBuilder(CommissionEntity, 'row')
      .where('row.id = :id', { id: Number(request.id) });
    (await this.own.limit(context))?.(query);
    const row = await query.getOne();
    if (!row) throw new DomainError('crud.not_found');
    return row;
  }
}

async function sumOf(
  manager: EntityManager,
  { id, currency }: CommissionBatchEntity,
): Promise<{ amount: string; count: number }> {
  const rows = await manager.findBy(CommissionEntity, { commissionBatchId: id });
  const sum = rows.reduce((total, row) => total + row.amount, 0n);
  return { amount: formatMoney(sum, currency), count: rows.length };
}
