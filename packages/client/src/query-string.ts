/**
 * Query string in the form the legacy face reads: `ids[]=3&ids[]=4`, `search[0][field]=name`; null and undefined left out, an empty
 * text kept. Begins with `?`; '' when there is nothing to say.
 */
export function queryString(query: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(query).flatMap(([key, value]) => pairs(key, value));
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function pairs(key: string, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    const isFlat = value.every((one) => typeof one !== 'object' || one === null);
    return value.flatMap((one, at) => pairs(isFlat ? `${key}[]` : `${key}[${at}]`, one));
  }
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([part, one]) => pairs(`${key}[${part}]`, one));
  return [`${key}=${encodeURIComponent(String(value))}`];
}
