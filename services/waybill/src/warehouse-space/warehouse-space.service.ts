import type {
  CallContext,
  Handlers,
  OneRow,
  SizeClass,
  SpacesOf,
  WarehouseSpace,
} from '@parcelway/contracts';
import { DomainError, warehouseSpace } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { WarehouseEntity } from '../warehouse/warehouse.entity';
import { WarehouseSpaceEntity } from './warehouse-space.entity';

const MOST_WAREHOUSES = 100;

/** Spaces for other services; staff have them as a resource. */
@Serves(warehouseSpace)
export class WarehouseSpaceService implements Handlers<typeof warehouseSpace> {
  constructor(private readonly dataSource: DataSource) {}

  async read({ id }: OneRow, context: CallContext): Promise<WarehouseSpace> {
    assertService(context);
    const space = await this.dataSource.manager.findOneBy(WarehouseSpaceEntity, { id: Number(id) });
    if (!space) throw new DomainError('crud.not_found');
    return {
      id: space.id,
      warehouse_id: space.warehouseId,
      code: space.code,
      size_class: space.sizeClass,
      capacity: space.capacity,
      purpose: space.purpose,
      is_on: space.status,
    };
  }

  async warehouses(_request: object, { locale }: CallContext) {
    const rows = await this.dataSource.manager.find(WarehouseEntity, {
      where: { isStorage: true, status: true },
      order: { weigh: 'DESC', id: 'ASC' },
      take: MOST_WAREHOUSES,
    });
    return {
      list: rows.map((row) => ({
        id: row.id,
        name: locale === 'zh-cn' ? row.nameZh : row.nameEn,
        address: [row.addressLine, row.city, row.zipCode].join(', '),
      })),
    };
  }

  async capacities(
    request: SpacesOf,
    context: CallContext,
  ): Promise<Readonly<Partial<Record<SizeClass, number>>>> {
    assertService(context);
    const rows = await this.dataSource.query<{ size_class: SizeClass; capacity: number }[]>(
      `SELECT size_class, sum(capacity)::int AS capacity FROM warehouse_space
       WHERE warehouse_id = $1 AND purpose = 'storage' AND status AND delete_time IS NULL GROUP BY size_class`,
      [Number(request.warehouse_id)],
    );
    return Object.fromEntries(rows.map((row) => [row.size_class, row.capacity]));
  }
}

function assertService({ identity }: CallContext): void {
  if (identity.kind !== 'service') throw new DomainError('auth.no_permission');
}
