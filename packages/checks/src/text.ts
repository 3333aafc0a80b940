/** Full-width letters and digits (typed with a Chinese keyboard) to plain ones, upper case, no white space at all. */
export function compactUpper(text: string): string {
  return text.normalize('NFKC').toUpperCase().replace(/\s+/g, '');
}
