import { parseDecimal } from '@parcelway/money';

/** Weight and outer size of a box as typed: kilograms and centimetres, '' where not given. */
export interface Measures {
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export const NO_MEASURES: Measures = { weight: '', length: '', width: '', height: '' };

/** What came through the one field: a code to receive, or a weight or size for the next box. */
export type Entry =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'weight'; readonly weight: string }
  | { readonly kind: 'size'; readonly length: string; readonly width: string; readonly height: string };

const WEIGHT = /^(\d{1,3}(?:\.\d{1,3})?)(?:\s*KG)?$/;
const SIZE = /^(\d{1,3}(?:\.\d)?)\s*[X×*]\s*(\d{1,3}(?:\.\d)?)\s*[X×*]\s*(\d{1,3}(?:\.\d)?)(?:\s*CM)?$/;

/** Tells a weight (`12.30`, `12.3kg`) and a size (`60x40x40`) from a code; no code is that short or holds a cross. */
export function readEntry(text: string): Entry {
  const entered = text.trim().toUpperCase();
  const weight = WEIGHT.exec(entered)?.[1];
  if (weight) return { kind: 'weight', weight };
  const [, length, width, height] = SIZE.exec(entered) ?? [];
  if (length && width && height) return { kind: 'size', length, width, height };
  return { kind: 'code', code: entered.replace(/\s+/g, '') };
}

/** The scale's and the tape's limits: 0.01 to 200 kg with three decimals, 1 to 400 cm with one. */
const LIMITS = {
  weight: { scale: 3, min: 10n, max: 200_000n },
  side: { scale: 1, min: 10n, max: 4_000n },
};

function fits(text: string, { scale, min, max }: { scale: number; min: bigint; max: bigint }): boolean {
  if (text.trim() === '') return true;
  try {
    const value = parseDecimal(text.trim(), scale, { trailingZeros: true });
    return value >= min && value <= max;
  } catch {
    return false;
  }
}

/** What is wrong with the typed measures, as a key of the words; null when they may be sent. */
export function measuresFault(measures: Measures): 'scan.badWeight' | 'scan.badSize' | null {
  if (!fits(measures.weight, LIMITS.weight)) return 'scan.badWeight';
  return [measures.length, measures.width, measures.height].every((side) => fits(side, LIMITS.side))
    ? null
    : 'scan.badSize';
}

/** The measures to send: only those given, without spaces around. */
export function sentMeasures(measures: Measures): Partial<Measures> {
  return Object.fromEntries(
    Object.entries(measures)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  ) as Partial<Measures>;
}
