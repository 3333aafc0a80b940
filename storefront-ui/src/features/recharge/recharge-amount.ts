/** What was written as an amount with two decimals; null for what is none, or nothing. */
export function amountOf(text: string): string | null {
  const [, pounds, pence = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (pounds === undefined) return null;
  const amount = `${pounds.replace(/^0+(?=\d)/, '')}.${pence.padEnd(2, '0')}`;
  return amount === '0.00' ? null : amount;
}
