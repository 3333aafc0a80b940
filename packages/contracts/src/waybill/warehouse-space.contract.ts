import { answers, call, defineContract } from '../define';
import type { SizeClass } from '../order/store-order.contract';
import { NoFields } from '../order/luggage-order.contract';
import { OneRow } from '../order/one-row';
import { Id } from '../validation';

export class SpacesOf {
  @Id() warehouse_id!: number | string;
}

export interface WarehouseSpace {
  readonly id: number;
  readonly warehouse_id: number;
  readonly code: string;
  readonly size_class: SizeClass;
  /** Orders that may lie in it at once. */
  readonly capacity: number;
  readonly purpose: 'inbound' | 'storage' | 'outbound' | 'hold';
  readonly is_on: boolean;
}

/** A warehouse that keeps luggage, in the caller's language. */
export interface StorageWarehouse {
  readonly id: number;
  readonly name: string;
  readonly address: string;
}

/** Places in warehouses, for other services. Errors: crud.not_found. */
export const warehouseSpace = defineContract('waybill.warehouse-space', {
  read: call(OneRow, answers<WarehouseSpace>()),
  /** For everybody. */
  warehouses: call(NoFields, answers<{ list: readonly StorageWarehouse[] }>()),
  /** What fits into the storage spaces of a warehouse, by size class. */
  capacities: call(SpacesOf, answers<Readonly<Partial<Record<SizeClass, number>>>>()),
});
