/** A field of a form as text; '' for anything that is neither text nor a number. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
