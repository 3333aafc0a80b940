import type { SimulatePrice } from '@parcelway/contracts';

/** The form as it is while somebody types: anything may be empty. */
export interface SimulationForm {
  readonly channel_id?: number | '' | null;
  readonly user_id?: number | '' | null;
  readonly country?: string | null;
  readonly zip_code?: string | null;
  readonly cover?: string | null;
  readonly declared_value?: string | null;
  readonly coupon_amount?: string | null;
  readonly packages?: readonly (Readonly<Record<string, unknown>> | null)[] | null;
  readonly accessorials?: readonly (Readonly<Record<string, unknown>> | null)[] | null;
}

const BOX = ['packaging_box_id', 'weight', 'length', 'width', 'height'] as const;
const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What the server is asked, every channel at once; null while a box or the destination is not filled in yet. */
export function simulationRequest(form: SimulationForm): Omit<SimulatePrice, 'channel_id'> | null {
  const packages = (form.packages ?? []).map((one) => one ?? {});
  const country = (form.country ?? '').trim().toUpperCase();
  const isWhole = packages.length > 0 && packages.every((one) => BOX.every((name) => isFilled(one[name])));
  if (!isWhole || country.length !== 2) return null;
  const optional = ['user_id', 'zip_code', 'cover', 'declared_value', 'coupon_amount'] as const;
  return {
    country,
    ...Object.fromEntries(optional.flatMap((name) => (isFilled(form[name]) ? [[name, form[name]]] : []))),
    accessorials: (form.accessorials ?? []).flatMap((one) =>
      isFilled(one?.['id']) ? [{ id: Number(one?.['id']), quantity: Number(one?.['quantity'] || 1) }] : [],
    ),
    packages: packages.map((one) => ({
      packaging_box_id: Number(one['packaging_box_id']),
      weight: String(one['weight']),
      length: String(one['length']),
      width: String(one['width']),
      height: String(one['height']),
      items: [],
    })),
  };
}
