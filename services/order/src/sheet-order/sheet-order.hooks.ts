import { Injectable } from '@nestjs/common';
import type { CallContext } from '@parcelway/contracts';
import type { ResourceHooks } from '@parcelway/crud';
import { assertDeletable } from './sheet-changes';
import type { SheetOrderEntity } from './sheet-order.entity';

@Injectable()
export class SheetOrderHooks implements ResourceHooks<SheetOrderEntity> {
  /** Errors: sheet.wrong_state. */
  async beforeDel(row: SheetOrderEntity, context: CallContext): Promise<void> {
    assertDeletable(row, context);
  }
}
