/** A field of a form as text; '' for anything that is neither text nor a number. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** Forms send yes as a word or a number. */
export function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}
