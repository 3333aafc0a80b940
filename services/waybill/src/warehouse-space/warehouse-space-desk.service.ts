import type {
  CallContext,
  GenerateSpaces,
  Handlers,
  SpaceCell,
  SpaceIds,
  SpacesOf,
} from '@parcelway/contracts';
import { DomainError, warehouseSpaceDesk } from '@parcelway/contracts';
import { invalidFields, Serves } from '@parcelway/platform';
import { DataSource, In } from 'typeorm';
import { renderSpaceLabels } from '../document';
import { WarehouseEntity } from '../warehouse/warehouse.entity';
import { numbersOf, plannedSpaces } from './domain/planned-spaces';
import { WarehouseSpaceEntity } from './warehouse-space.entity';

const MOST_AT_ONCE = 2_000;
const MOST_SHOWN = 5_000;
const MOST_LABELS = 500;

/** What staff do with spaces beside editing them one by one. */
@Serves(warehouseSpaceDesk)
export class WarehouseSpaceDesk implements Handlers<typeof warehouseSpaceDesk> {
  constructor(private readonly dataSource: DataSource) {}

  async generate(request: GenerateSpaces, context: CallContext): Promise<{ made: number }> {
    assertStaff(context);
    const [racks, levels, slots] = [
      range('racks', request.racks),
      range('levels', request.levels),
      range('slots', request.slots),
    ];
    if (racks.length * levels.length * slots.length > MOST_AT_ONCE)
      throw new DomainError('space.too_many', { max: MOST_AT_ONCE });
    const places = plannedSpaces(request.area.trim().toUpperCase(), racks, levels, slots);
    return this.dataSource.transaction(async (manager) => {
      const id = Number(request.warehouse_id);
      if (!(await manager.existsBy(WarehouseEntity, { id })))
        throw invalidFields([{ field: 'warehouse_id', rule: 'unknown' }]);
      const made = (await manager.query(
        `INSERT INTO warehouse_space (warehouse_id, code, area, rack, level, slot, size_class, capacity, purpose)
         SELECT $1, code, area, rack, level, slot, $3, $4, $5
         FROM jsonb_to_recordset($2::jsonb) AS place(code text, area text, rack text, level text, slot text)
         ON CONFLICT (warehouse_id, code) WHERE delete_time IS NULL DO NOTHING RETURNING code`,
        [id, JSON.stringify(places), request.size_class, Number(request.capacity), request.purpose],
      )) as { code: string }[];
      if (made.length < places.length) {
        const free = new Set(made.map(({ code }) => code));
        const taken = places.filter(({ code }) => !free.has(code));
        throw new DomainError('space.clash', { count: taken.length, code: taken[0]?.code ?? '' });
      }
      return { made: made.length };
    });
  }

  async layout(request: SpacesOf, context: CallContext): Promise<{ list: readonly SpaceCell[] }> {
    assertStaff(context);
    const spaces = await this.dataSource.manager.find(WarehouseSpaceEntity, {
      where: { warehouseId: Number(request.warehouse_id) },
      order: { code: 'ASC' },
      take: MOST_SHOWN,
    });
    return {
      list: spaces.map(({ id, code, area, rack, level, slot, sizeClass, capacity, purpose, status }) => ({
        id,
        code,
        area,
        rack,
        level,
        slot,
        size_class: sizeClass,
        capacity,
        purpose,
        is_on: status,
      })),
    };
  }

  async labels(request: SpaceIds, context: CallContext): Promise<Uint8Array> {
    assertStaff(context);
    const ids = Array.isArray(request.ids) ? request.ids.map(Number) : [];
    if (ids.length === 0 || ids.length > MOST_LABELS)
      throw invalidFields([{ field: 'ids', rule: 'list', params: { min: 1, max: MOST_LABELS } }]);
    const { manager } = this.dataSource;
    const spaces = await manager.find(WarehouseSpaceEntity, { where: { id: In(ids) } });
    if (spaces.length === 0) throw new DomainError('crud.not_found');
    const warehouses = await manager.find(WarehouseEntity, {
      where: { id: In(spaces.map(({ warehouseId }) => warehouseId)) },
      withDeleted: true,
    });
    const names = new Map(
      warehouses.map(({ id, code, nameZh, nameEn }) => [id, `${code} · ${nameZh} ${nameEn}`]),
    );
    return renderSpaceLabels(
      spaces
        .toSorted((a, b) => a.warehouseId - b.warehouseId || a.code.localeCompare(b.code))
        .map(({ code, sizeClass, warehouseId }) => ({
          code,
          sizeClass,
          warehouse: names.get(warehouseId) ?? '',
        })),
    );
  }
}

/** Errors: request.invalid. */
function range(field: string, text: string): readonly number[] {
  const numbers = numbersOf(text);
  if (!numbers) throw invalidFields([{ field, rule: 'pattern' }]);
  return numbers;
}

function assertStaff({ identity }: CallContext): void {
  if (identity.kind !== 'admin') throw new DomainError('auth.no_permission');
}
