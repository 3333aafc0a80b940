/**
 * The check digit of an SSCC-18: mod 10 with weights 3, 1 from the left (GS1; D8, docs/domain).
 * @throws RangeError unless `digits` is exactly 17 digits
 */
export function sscc18CheckDigit(digits: string): number {
  if (!/^\d{17}$/.test(digits))
    throw new RangeError(`an SSCC has 17 digits before its check digit: ${digits}`);
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** True for the 18 digits of a pallet's SSCC, without the application identifier (00). */
export function isSscc18(text: string): boolean {
  return /^\d{18}$/.test(text) && sscc18CheckDigit(text.slice(0, 17)) === Number(text[17]);
}
