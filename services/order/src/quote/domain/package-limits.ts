import type { FieldError, QuotePackage, SettingsOf } from '@parcelway/contracts';

/** What boxes may be at most by the settings. */
export type PackageSettings = Pick<
  SettingsOf<'order'>,
  'max_packages' | 'max_items' | 'max_weight_kg' | 'max_side_cm'
>;

/** What of an order's boxes is above the settings, by field. Weights kg, sides cm. */
export function limitFaults(packages: readonly QuotePackage[], settings: PackageSettings): FieldError[] {
  const { max_packages, max_items, max_weight_kg, max_side_cm } = settings;
  const faults: FieldError[] = [];
  if (packages.length > max_packages)
    faults.push({ field: 'packages', rule: 'list', params: { min: 1, max: max_packages } });
  for (const [index, box] of packages.entries()) {
    const at = (field: string): string => `packages.${index}.${field}`;
    if (box.items.length > max_items)
      faults.push({ field: at('items'), rule: 'list', params: { min: 1, max: max_items } });
    if (Number(box.weight) > max_weight_kg)
      faults.push({ field: at('weight'), rule: 'max', params: { max: max_weight_kg } });
    for (const side of ['length', 'width', 'height'] as const)
      if (Number(box[side]) > max_side_cm)
        faults.push({ field: at(side), rule: 'max', params: { max: max_side_cm } });
  }
  return faults;
}
