import { DecimalError, formatDecimal, parseDecimal } from './decimal';

const KG_DECIMALS = 3;
const CM_DECIMALS = 1;

function toSafeInteger(text: string, scale: number): number {
  const value = parseDecimal(text, scale, { trailingZeros: true });
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new DecimalError('out_of_range', text);
  return Number(value);
}

function withoutTrailingZeros(decimal: string, keep: number): string {
  const point = decimal.indexOf('.');
  let end = decimal.length;
  while (end > point + 1 + keep && decimal[end - 1] === '0') end -= 1;
  return decimal.slice(0, keep === 0 && end === point + 1 ? point : end);
}

/** Kilograms as a decimal text to whole grams: "12.30" is 12300. @throws DecimalError below a gram or with a sign */
export function kgToGrams(kg: string): number {
  return toSafeInteger(kg, KG_DECIMALS);
}

/** Whole grams to kilograms with at least `minDecimals` (0 to 3) decimals: 12300 is "12.30", 12345 is "12.345". */
export function gramsToKg(grams: number, minDecimals = 2): string {
  return withoutTrailingZeros(formatDecimal(BigInt(grams), KG_DECIMALS), minDecimals);
}

/** Centimetres as a decimal text to whole millimetres: "60" is 600, "30.5" is 305. @throws DecimalError below a millimetre or with a sign */
export function cmToMm(cm: string): number {
  return toSafeInteger(cm, CM_DECIMALS);
}

/** Whole millimetres to centimetres without needless decimals: 600 is "60", 305 is "30.5". */
export function mmToCm(mm: number): string {
  return withoutTrailingZeros(formatDecimal(BigInt(mm), CM_DECIMALS), 0);
}
