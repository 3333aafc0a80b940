import { answers, call, defineContract } from '../define';
import type { SizeClass, StoredOrder } from '../order/store-order.contract';
import { SIZE_CLASSES } from '../order/store-order.contract';
import { NoFields } from '../order/luggage-order.contract';
import { OneRow } from '../order/one-row';
import { Anything, Id, OneOf, Text, Whole } from '../validation';

export class SpacesOf {
  @Id() warehouse_id!: number | string;
}

export const SPACE_PURPOSES = ['inbound', 'storage', 'outbound', 'hold'] as const;
export type SpacePurpose = (typeof SPACE_PURPOSES)[number];

export class GenerateSpaces extends SpacesOf {
  /** Letters and digits: bars hold nothing else. */
  @Text({ max: 8, pattern: /^[A-Za-z0-9]+$/ }) area!: string;
  /** Numbers: `3` = 1 to 3, `4-6` = 4 to 6. */
  @Text({ max: 7 }) racks!: string;
  @Text({ max: 7 }) levels!: string;
  @Text({ max: 7 }) slots!: string;
  @OneOf(SIZE_CLASSES) size_class!: SizeClass;
  @Whole({ min: 1, max: 100 }) capacity!: number | string;
  @OneOf(SPACE_PURPOSES) purpose!: SpacePurpose;
}

export class SpaceIds {
  /** 1 to 500. */
  @Anything() ids!: readonly (number | string)[];
}

/** A space as the grid shows it. */
export interface SpaceCell {
  readonly id: number;
  readonly code: string;
  readonly area: string;
  readonly rack: string;
  readonly level: string;
  readonly slot: string;
  readonly size_class: SizeClass;
  readonly capacity: number;
  readonly purpose: SpacePurpose;
  readonly is_on: boolean;
}

/** The spaces of a warehouse with what lies in them. */
export interface SpaceLayout {
  readonly list: readonly (SpaceCell & { readonly orders: readonly StoredOrder[] })[];
}

export interface WarehouseSpace {
  readonly id: number;
  readonly warehouse_id: number;
  readonly code: string;
  readonly size_class: SizeClass;
  /** Orders that may lie in it at once. */
  readonly capacity: number;
  readonly purpose: SpacePurpose;
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

/** What staff do with spaces. Errors: auth.no_permission, request.*. */
export const warehouseSpaceDesk = defineContract('waybill.warehouse-space-desk', {
  /** All spaces of some racks, levels and slots, or none of them. Errors: space.clash, space.too_many. */
  generate: call(GenerateSpaces, answers<{ made: number }>()),
  /** By code; 5,000 at most. */
  layout: call(SpacesOf, answers<{ list: readonly SpaceCell[] }>()),
  /** PDF of A4, ten labels a page by their codes; spaces that are gone are left out. Errors: crud.not_found where none is left. */
  labels: call(SpaceIds, answers<Uint8Array>(), { deadlineMs: 15_000 }),
});
