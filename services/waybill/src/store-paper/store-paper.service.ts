import type { CallContext, Handlers, PrintStoreOrder } from '@parcelway/contracts';
import { DomainError, storePaper } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { renderStoreCopy } from '../document';
import { WarehouseEntity } from '../warehouse/warehouse.entity';
import { WarehouseSpaceEntity } from '../warehouse-space/warehouse-space.entity';
import { storeCopyData } from './store-copy-data';

/** Papers of storage orders, with the names of where they lie. */
@Serves(storePaper)
export class StorePaperService implements Handlers<typeof storePaper> {
  constructor(private readonly dataSource: DataSource) {}

  async customerCopy({ order }: PrintStoreOrder, { identity }: CallContext): Promise<Uint8Array> {
    if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
    const { manager } = this.dataSource;
    const [warehouse, space] = await Promise.all([
      manager.findOne(WarehouseEntity, { where: { id: order.warehouse_id }, withDeleted: true }),
      order.warehouse_space_id === null
        ? null
        : manager.findOne(WarehouseSpaceEntity, {
            where: { id: order.warehouse_space_id },
            withDeleted: true,
          }),
    ]);
    return renderStoreCopy(storeCopyData(order, { warehouse, space: space?.code, now: new Date() }));
  }
}
