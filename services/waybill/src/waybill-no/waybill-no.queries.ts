import { DomainError } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { waybillNumber } from './domain/waybill-number';

interface DrawnRow {
  readonly first: number;
  readonly service: string;
  readonly country: string;
}

/**
 * Draws consecutive numbers from a pool, with their check digits. The pool's row stays locked until the caller's transaction
 * ends, and a rollback gives the numbers back: none is used twice and none is lost.
 * Errors: waybill.pool_empty (also for a pool that is switched off or missing, and for one with fewer left than asked for).
 */
export async function drawWaybillNumbers(
  manager: EntityManager,
  poolId: number,
  count: number,
): Promise<string[]> {
  const [drawn] = (await manager.query(
    `WITH drawn AS (
       UPDATE waybill_no SET next_serial = next_serial + $2, update_time = now()
       WHERE id = $1 AND status AND next_serial + $2 - 1 <= last_serial
       RETURNING next_serial - $2 AS first, service, country
     )
     SELECT first, service, country FROM drawn`,
    [poolId, count],
  )) as DrawnRow[];
  if (!drawn) throw new DomainError('waybill.pool_empty');
  const { first, service, country } = drawn;
  return Array.from({ length: count }, (_, index) =>
    waybillNumber({ kind: 's10', service, country }, first + index),
  );
}
