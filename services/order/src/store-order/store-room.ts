import { DomainError, SIZE_CLASSES } from '@parcelway/contracts';
import type { SizeClass } from '@parcelway/contracts';
import type { EntityManager } from 'typeorm';
import { TAKES_ROOM } from './domain/store-status';
import type { StoredItem } from './store-order.entity';

/** From the first day to the last, both included. */
export interface Stay {
  readonly plannedIn: string;
  readonly plannedOut: string;
}

/** Room that somebody asks for. */
export interface WantedRoom extends Stay {
  readonly warehouseId: number;
  readonly items: readonly Pick<StoredItem, 'size_class' | 'quantity'>[];
  /** The order that asks, whose own pieces are not in its way; null for a new one. */
  readonly orderId: number | null;
  /** What names the wish in the request. */
  readonly field: 'items' | 'planned_out';
}

/** Pieces that the spaces of a warehouse hold altogether. */
export type Capacities = Readonly<Partial<Record<SizeClass, number>>>;

/** Pieces that are booked or stored on some day of a stay, by size class; those of one order may be left out. */
export async function takenRoom(
  manager: EntityManager,
  warehouseId: number,
  { plannedIn, plannedOut }: Stay,
  exceptOrderId: number | null = null,
): Promise<ReadonlyMap<SizeClass, number>> {
  const rows = (await manager.query(
    `SELECT item ->> 'size_class' AS size_class, sum((item ->> 'quantity')::int)::int AS taken
     FROM store_order o, jsonb_array_elements(o.items) AS item
     WHERE o.warehouse_id = $1 AND o.status = ANY ($2) AND o.planned_in <= $4::date
       AND (o.planned_out >= $3::date OR o.in_at IS NOT NULL) AND o.id IS DISTINCT FROM $5
     GROUP BY 1`,
    [warehouseId, TAKES_ROOM, plannedIn, plannedOut, exceptOrderId],
  )) as { size_class: SizeClass; taken: number }[];
  return new Map(rows.map((row) => [row.size_class, row.taken]));
}

/** Errors: store.no_space. */
export async function assertRoom(
  manager: EntityManager,
  wanted: WantedRoom,
  capacities: Capacities,
): Promise<void> {
  const taken = await takenRoom(manager, wanted.warehouseId, wanted, wanted.orderId);
  for (const size of SIZE_CLASSES) {
    const pieces = wanted.items
      .filter((item) => item.size_class === size)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const free = Math.max(0, (capacities[size] ?? 0) - (taken.get(size) ?? 0));
    if (pieces > free)
      throw new DomainError('store.no_space', { size, free }, [{ field: wanted.field, rule: 'refused' }]);
  }
}

/** As `assertRoom`, and until the caller's transaction ends nobody else takes room there: two cannot take the last. */
export async function takeRoom(
  manager: EntityManager,
  wanted: WantedRoom,
  capacities: Capacities,
): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('store-room', $1))`, [
    wanted.warehouseId,
  ]);
  await assertRoom(manager, wanted, capacities);
}
