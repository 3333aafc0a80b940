import { DomainError } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { serialOf, waybillNumber, type NumberSeries } from './domain/waybill-number';
import type { WaybillNoEntity } from './waybill-no.entity';

type Series = Pick<WaybillNoEntity, 'kind' | 'service' | 'country' | 'prefix'>;

interface DrawnRow extends Series {
  readonly first: number;
}

/**
 * Draws consecutive numbers from a pool. The pool's row stays locked until the caller's transaction ends, and a rollback gives the numbers
 * back: none is used twice and none is lost.
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
       RETURNING next_serial - $2 AS first, kind, service, country, prefix
     )
     SELECT first, kind, service, country, prefix FROM drawn`,
    [poolId, count],
  )) as DrawnRow[];
  if (!drawn) throw new DomainError('waybill.pool_empty');
  const series = seriesOf(drawn);
  if (!series) return listedFrom(manager, poolId, drawn.first, count);
  return Array.from({ length: count }, (_, index) => waybillNumber(series, drawn.first + index));
}

/** The pool among these that makes a number by its series, and the number's serial there. */
export function poolOf(
  pools: readonly WaybillNoEntity[],
  number: string,
): { readonly pool: WaybillNoEntity; readonly serial: number } | null {
  for (const pool of pools) {
    const series = seriesOf(pool);
    const serial = series && serialOf(series, number);
    if (serial !== null && serial >= pool.firstSerial && serial <= pool.lastSerial) return { pool, serial };
  }
  return null;
}

/** Null for a carrier's list, whose numbers follow no rule of ours. */
function seriesOf({ kind, service, country, prefix }: Series): NumberSeries | null {
  switch (kind) {
    case 's10':
      return { kind, service, country };
    case 'own':
      return { kind, prefix };
    case 'carrier':
      return null;
  }
}

async function listedFrom(
  manager: EntityManager,
  poolId: number,
  first: number,
  count: number,
): Promise<string[]> {
  const rows = (await manager.query(
    `SELECT number FROM carrier_number WHERE waybill_no_id = $1 AND serial >= $2 AND serial < $2 + $3 ORDER BY serial`,
    [poolId, first, count],
  )) as { number: string }[];
  return rows.map(({ number }) => number);
}
