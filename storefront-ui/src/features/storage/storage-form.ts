import type { Retrieval, SizeClass } from '../../api/types';
import { decimal, ifGiven } from '../../ui/rules';
import { DeviceDraft } from '../drafts/device-draft';
import type { StorageRequest, Warehouse } from './storage-api';
import { addDays, daysBetween, SIZES } from './storage-days';

export const WAYS = ['self', 'deliver', 'ship'] as const satisfies readonly Retrieval[];

/** A storage booking as it is filled in; dates are London's. */
export interface StorageForm {
  readonly warehouseId: number;
  readonly counts: Readonly<Partial<Record<SizeClass, number>>>;
  readonly plannedIn: string;
  readonly plannedOut: string;
  readonly retrieval: Retrieval;
  readonly remark: string;
  /** '' = none. */
  readonly couponId: string;
  /** What all pieces of a size are worth, in pounds. */
  readonly declared: Readonly<Partial<Record<SizeClass, string>>>;
  /** '' = nothing beyond what is free. */
  readonly coverId: string;
}

/** A booking on this device. */
export const storageDraft = new DeviceDraft<StorageForm>('storage', (kept) => {
  const isForm = typeof kept === 'object' && kept !== null && 'counts' in kept && 'plannedIn' in kept;
  return isForm ? (kept as StorageForm) : null;
});

/** The form to begin with: what this device kept, without a warehouse that is gone or days that are over. */
export function firstStorage(
  kept: StorageForm | null,
  warehouses: readonly Pick<Warehouse, 'id'>[],
  today: string,
): StorageForm {
  const first: StorageForm = {
    warehouseId: warehouses[0]?.id ?? 0,
    counts: {},
    plannedIn: addDays(today, 1),
    plannedOut: addDays(today, 7),
    retrieval: 'self',
    remark: '',
    couponId: '',
    declared: {},
    coverId: '',
  };
  if (!kept) return first;
  const { warehouseId, plannedIn, plannedOut } = first;
  return {
    ...first,
    ...kept,
    ...(!warehouses.some(({ id }) => id === kept.warehouseId) && { warehouseId }),
    ...(!(kept.plannedIn >= today) && { plannedIn, plannedOut }),
  };
}

/** What the price is asked with, once there are pieces and days that can be booked. */
export function storageRequest(form: StorageForm, today: string): StorageRequest | null {
  const items = itemsOf(form);
  return items.length > 0 && isDated(form, today) && isDeclared(form)
    ? {
        warehouse_id: form.warehouseId,
        items,
        planned_in: form.plannedIn,
        planned_out: form.plannedOut,
        ...(form.couponId && { member_coupon_id: Number(form.couponId) }),
        ...(form.coverId && { insurance_type_id: Number(form.coverId) }),
      }
    : null;
}

/** From today on, and a day at least. */
export function isDated({ plannedIn, plannedOut }: StorageForm, today: string): boolean {
  return plannedIn >= today && daysBetween(plannedIn, plannedOut) >= 1;
}

/** What is said of its worth is money. */
export function isDeclared(form: StorageForm): boolean {
  return itemsOf(form).every(({ size_class }) => !worthProblem(form.declared[size_class] ?? ''));
}

/** What is wrong with a worth; none need be given. */
export const worthProblem = ifGiven(decimal({ min: '0', max: '999999.99', scale: 2 }));

export function itemsOf({ counts, declared }: StorageForm): StorageRequest['items'] {
  return SIZES.flatMap((size_class) => {
    const quantity = counts[size_class] ?? 0;
    if (quantity === 0) return [];
    const worth = declared[size_class]?.trim();
    return [{ size_class, quantity, ...(worth && { declared_value: worth }) }];
  });
}
