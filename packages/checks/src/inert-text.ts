/** Numbers and telephone numbers are what they are, signs and all. */
const FIGURES = /^[+-]?[\d .()-]+$/;

/** Text that a spreadsheet would run, were it typed in, begins with an apostrophe (D10). */
export function inertText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !FIGURES.test(text) ? `'${text}` : text;
}

/** What `inertText` was made of. */
export function originalText(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
