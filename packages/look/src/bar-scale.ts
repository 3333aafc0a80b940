/** A scale of bars around zero: where its lines stand and how far it reaches. */
export interface BarScale {
  readonly low: number;
  readonly high: number;
  /** Values of the lines, the lowest first, zero among them. */
  readonly ticks: readonly number[];
}

/** Lines wanted between the ends, besides zero. */
const LINES = 3;

/** A step of 1, 2 or 5 times a power of ten, never below 1. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

/** The scale on which every value has its place; zeros alone give a scale from 0 to 1. */
export function barScale(values: readonly number[]): BarScale {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  if (top === bottom) return { low: 0, high: 1, ticks: [0] };
  const step = niceStep((top - bottom) / LINES);
  const low = Math.floor(bottom / step) * step;
  const high = Math.ceil(top / step) * step;
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}
