import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks, WriteKind } from '@parcelway/crud';
import { formatMoney } from '@parcelway/money';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { CommissionBatchEntity } from './commission.entity';
import { batchNo } from './domain/batch-no';

/** Gathers what is due on add, gives it free again when a draft is deleted; amounts are always the sum of the rows. */
@Injectable()
export class CommissionBatchHooks implements ResourceHooks<CommissionBatchEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async beforeAdd(row: CommissionBatchEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    const [due] = (await manager.query(`SELECT currency FROM commission WHERE ${DUE} ORDER BY id LIMIT 1`, [
      row.salesmanId,
      row.month,
    ])) as { currency: string }[];
    if (!due) throw new DomainError('commission.nothing_due');
    row.currency = due.currency;
    row.batchNo = batchNo(row.month, randomBytes(4));
    row.status = 'draft';
  }

  async afterWrite(
    row: CommissionBatchEntity,
    kind: WriteKind,
    _context: CallContext,
    manager: EntityManager,
  ): Promise<void> {
    if (kind !== 'add') return;
    const gathered = (await manager.query(
      `WITH gathered AS (
         UPDATE commission SET commission_batch_id = $3, version = version + 1, update_time = now()
         WHERE ${DUE} AND currency = $4 RETURNING 1)
       SELECT count(*)::int AS count FROM gathered`,
      [row.salesmanId, row.month, row.id, row.currency],
    )) as { count: number }[];
    if (!gathered[0]?.count) throw new DomainError('commission.nothing_due');
  }

  async beforeDel(row: CommissionBatchEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    if (row.status !== 'draft') throw new DomainError('commission.batch_settled');
    await manager.query(
      `UPDATE commission SET commission_batch_id = NULL, version = version + 1, update_time = now()
       WHERE commission_batch_id = $1`,
      [row.id],
    );
  }

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const sums = await this.dataSource.query<{ id: string; amount: string; count: number }[]>(
      `SELECT commission_batch_id AS id, sum(amount)::bigint AS amount, count(*)::int AS count FROM commission
       WHERE commission_batch_id = ANY($1::bigint[]) GROUP BY commission_batch_id`,
      [rows.map((row) => Number(row['id']))],
    );
    const byId = new Map(sums.map((sum) => [Number(sum.id), sum]));
    for (const row of rows) {
      const sum = byId.get(Number(row['id']));
      row['amount'] = formatMoney(BigInt(sum?.amount ?? 0), String(row['currency']));
      row['count'] = sum?.count ?? 0;
    }
  }
}

/** $1 salesman, $2 month: confirmed by the end of it in London, in no batch. */
const DUE = `salesman_id = $1 AND status = 1 AND commission_batch_id IS NULL
  AND confirmed_at < (($2 || '-01')::timestamp + interval '1 month') AT TIME ZONE 'Europe/London'`;
