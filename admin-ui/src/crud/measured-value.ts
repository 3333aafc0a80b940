import type { FieldKind } from '@parcelway/contracts/resources';
import { currencyDecimals, formatDecimal, parseDecimal } from '@parcelway/money';

/** Kinds that people type as a decimal. */
export type MeasuredKind = Extract<FieldKind, 'integer' | 'grams' | 'millimetres' | 'basisPoints' | 'money'>;

/** Decimals people write for one stored unit: kg for grams, cm for millimetres, percent for basis points. */
const scales: Readonly<Record<Exclude<MeasuredKind, 'money'>, number>> = {
  integer: 0,
  grams: 3,
  millimetres: 1,
  basisPoints: 2,
};

export const isMeasured = (kind: FieldKind): kind is MeasuredKind => kind === 'money' || kind in scales;

/** How many decimals a value of a kind may be typed with. */
export function decimalsOf(kind: MeasuredKind, currency = 'GBP'): number {
  return kind === 'money' ? currencyDecimals(currency) : scales[kind];
}

/** The unit shown inside the field; money shows its currency. */
export function unitOf(kind: MeasuredKind, currency = 'GBP'): string {
  const units = { integer: '', grams: 'kg', millimetres: 'cm', basisPoints: '%' };
  return kind === 'money' ? currency : units[kind];
}

/** What a typed text means: the stored number, a decimal string for money, null for nothing, `undefined` when it is not one. */
export function readMeasured(
  kind: MeasuredKind,
  text: string,
  currency = 'GBP',
): number | string | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const scale = decimalsOf(kind, currency);
  try {
    const value = parseDecimal(trimmed, scale, { negative: true, trailingZeros: true });
    return kind === 'money' ? formatDecimal(value, scale) : Number(value);
  } catch {
    return undefined;
  }
}

/** A stored value as people write it: 12300 grams is `12.30`, 600 mm is `60`, 1275 is `12.75`. Text stays as it is. */
export function writeMeasured(kind: MeasuredKind, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money' || typeof value !== 'number') return String(value);
  const scale = scales[kind];
  const text = formatDecimal(BigInt(Math.trunc(value)), scale);
  if (scale === 0) return text;
  const keep = kind === 'millimetres' ? 0 : 2;
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.replace(/0+$/, '').padEnd(keep, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}
