/** Most records one call may name. */
const MOST = 1_000;

/**
 * The record ids of a call, in the order given and each once. Accepts `ids[]=1&ids[]=2`, `ids=1,2`, `{"ids":[1,2]}`, `{"ids":"1,2"}`,
 * `{"ids":1}` and, where `ids` is absent, `id`. What is not a positive whole number is left out.
 */
export function idsOf(input: Readonly<Record<string, unknown>>): number[] {
  const given = input['ids'] ?? input['id'];
  const parts: readonly unknown[] = Array.isArray(given)
    ? given
    : typeof given === 'object' && given !== null
      ? Object.values(given)
      : String(given ?? '').split(',');
  const ids = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part])).map(wholeNumber);
  return [...new Set(ids.filter((id) => id !== null))].slice(0, MOST);
}

function wholeNumber(value: unknown): number | null {
  const text = String(value).trim();
  const number = Number(text);
  return /^\d{1,16}$/.test(text) && number > 0 && Number.isSafeInteger(number) ? number : null;
}
