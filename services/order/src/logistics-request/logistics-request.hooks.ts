import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { DataSource } from 'typeorm';
import { LogisticsRequestEntity } from './logistics-request.entity';
import { parcelFields } from './parcel-fields';

/** Requests answer their parcel under the names that partners send. */
@Injectable()
export class LogisticsRequestHooks implements ResourceHooks<LogisticsRequestEntity> {
  constructor(private readonly dataSource: DataSource) {}

  async present(rows: Record<string, unknown>[]): Promise<void> {
    const ids = rows.map((row) => Number(row['id']));
    if (ids.length === 0) return;
    const found = await this.dataSource.query<{ id: string; parcel: LogisticsRequestEntity['parcel'] }[]>(
      `SELECT id, parcel FROM logistics_request WHERE id = ANY ($1)`,
      [ids],
    );
    const parcels = new Map(found.map(({ id, parcel }) => [Number(id), parcel]));
    for (const row of rows) {
      const parcel = parcels.get(Number(row['id']));
      if (parcel) Object.assign(row, parcelFields(parcel));
    }
  }
}
