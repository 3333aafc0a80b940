import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import type { EntityManager } from 'typeorm';
import { SheetChanges } from './sheet-changes';
import type { SheetOrderEntity } from './sheet-order.entity';
import { wrongState } from './sheet-moves';

@Injectable()
export class SheetOrderHooks implements ResourceHooks<SheetOrderEntity> {
  constructor(private readonly changes: SheetChanges) {}

  /** What a carrier may have booked is made void first, by its own act. Errors: sheet.wrong_state. */
  async beforeDel(row: SheetOrderEntity, context: CallContext, manager: EntityManager): Promise<void> {
    if (!row.isVoid && row.attempts > 0) throw wrongState(row, context);
    await this.changes.giveUp(manager, row, context);
  }
}
