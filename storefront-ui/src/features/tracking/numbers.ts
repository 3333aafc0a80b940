/** Most numbers that are tracked at once. */
export const MAX_NUMBERS = 10;

/** The numbers in a text: parted by spaces, commas or line ends, upper case, hyphens of order numbers kept, each once. */
export function numbersIn(text: string): string[] {
  const parts = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s,，、;；]+/);
  return [...new Set(parts.filter(Boolean))];
}
