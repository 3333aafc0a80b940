import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { EntityManager } from 'typeorm';
import { PickupCalendarEntity } from './pickup-calendar.entity';

/** A day stands in the calendar once. */
@Injectable()
export class PickupCalendarHooks implements ResourceHooks<PickupCalendarEntity> {
  async beforeAdd(row: PickupCalendarEntity, _context: CallContext, manager: EntityManager): Promise<void> {
    if (await manager.existsBy(PickupCalendarEntity, { date: row.date }))
      throw new DomainError('crud.duplicate', { field: row.date });
  }
}
