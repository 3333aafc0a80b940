import { groupDigits, UNKNOWN } from './money';

/** Kilograms with at least two decimals, `16.00 kg`, from the server's decimal string; `—` when unknown. */
export function formatKg(kg: string | null | undefined): string {
  const match = kg == null ? null : /^(\d+)(?:\.(\d+))?$/.exec(kg.trim());
  if (!match) return UNKNOWN;
  const fraction = (match[2] ?? '').replace(/0+$/, '').padEnd(2, '0');
  return `${groupDigits(match[1] ?? '0')}.${fraction} kg`;
}

/** Whole grams as kilograms: 16000 → `16.00 kg`, 12345 → `12.345 kg`. */
export function formatKgFromG(grams: number | string | null | undefined): string {
  if (grams == null || !/^\d+$/.test(String(grams))) return UNKNOWN;
  const digits = String(grams).padStart(4, '0');
  return formatKg(`${digits.slice(0, -3)}.${digits.slice(-3)}`);
}

/** Whole grams with separators, as sheet orders show them: `12,300 g`. */
export function formatG(grams: number | string | null | undefined): string {
  if (grams == null || !/^\d+$/.test(String(grams))) return UNKNOWN;
  return `${groupDigits(String(grams))} g`;
}

const trimDecimal = (value: string | number): string => {
  const text = String(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** Outer sizes in centimetres, `60×40×40 cm`; decimal strings in, trailing zeros dropped. */
export function formatSize(length: string | number, width: string | number, height: string | number): string {
  return `${[length, width, height].map(trimDecimal).join('×')} cm`;
}
