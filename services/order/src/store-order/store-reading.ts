import type { StoreOrderDetail } from '@parcelway/contracts';
import { StoreStatus } from '@parcelway/contracts/statuses';
import type { DataSource } from 'typeorm';
import { StoreOrderHistoryEntity } from './store-order.entity';

const MOST_MOVES = 200;

/** Orders by status, all of them under `all`; of one member or of everybody. */
export async function countsOf(
  dataSource: DataSource,
  userId: number | null,
): Promise<Readonly<Record<string, number>>> {
  const rows = await dataSource.query<{ status: number; count: number }[]>(
    `SELECT status, count(*)::int AS count FROM store_order WHERE $1::bigint IS NULL OR user_id = $1 GROUP BY status`,
    [userId],
  );
  const counts: Record<string, number> = Object.fromEntries(
    Object.values(StoreStatus).map((status) => [String(status), 0]),
  );
  for (const { status, count } of rows) counts[String(status)] = count;
  return { ...counts, all: rows.reduce((sum, { count }) => sum + count, 0) };
}

export async function historyOf(dataSource: DataSource, id: number): Promise<StoreOrderDetail['history']> {
  const moves = await dataSource.manager.find(StoreOrderHistoryEntity, {
    where: { subjectId: id },
    order: { id: 'ASC' },
    take: MOST_MOVES,
  });
  return moves.map((move) => ({
    from: move.fromStatus,
    to: move.toStatus,
    reason: move.reason,
    by_type: move.byType,
    time: Math.floor(move.createTime.getTime() / 1_000),
  }));
}
