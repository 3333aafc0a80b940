import { Injectable } from '@nestjs/common';
import type { ResourceHooks } from '@parcelway/crud';
import { codeOf } from './domain/planned-spaces';
import type { WarehouseSpaceEntity } from './warehouse-space.entity';

/** A space is called by where it is. */
@Injectable()
export class WarehouseSpaceHooks implements ResourceHooks<WarehouseSpaceEntity> {
  async beforeAdd(row: WarehouseSpaceEntity): Promise<void> {
    name(row);
  }

  async beforeEdit(row: WarehouseSpaceEntity): Promise<void> {
    name(row);
  }
}

function name(row: WarehouseSpaceEntity): void {
  row.code = codeOf(row);
}
