import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { invalidFields } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { WaybillNoEntity } from './waybill-no.entity';

/** A new pool starts at its first serial and shares no serial with another pool of its series. */
@Injectable()
export class WaybillNoHooks implements ResourceHooks<WaybillNoEntity> {
  async beforeAdd(row: WaybillNoEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    if (row.lastSerial < row.firstSerial)
      throw invalidFields([{ field: 'last_serial', rule: 'min', params: { min: row.firstSerial } }]);
    // Two pools added at once would each miss the other.
    await manager.query(`LOCK TABLE waybill_no IN SHARE ROW EXCLUSIVE MODE`);
    const [overlapping] = (await manager.query(
      `SELECT name FROM waybill_no
       WHERE service = $1 AND country = $2 AND int4range(first_serial, last_serial, '[]') && int4range($3, $4, '[]') LIMIT 1`,
      [row.service, row.country ?? 'GB', row.firstSerial, row.lastSerial],
    )) as { name: string }[];
    if (overlapping)
      throw new DomainError('crud.duplicate', { field: `${row.firstSerial}–${row.lastSerial}` });
    row.nextSerial = row.firstSerial;
  }

  /** Adds `remaining`: serials not given out yet. */
  async present(rows: Record<string, unknown>[]): Promise<void> {
    for (const row of rows) row['remaining'] = Number(row['last_serial']) - Number(row['next_serial']) + 1;
  }
}
