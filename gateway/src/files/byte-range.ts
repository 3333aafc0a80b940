import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange, StoredFacts } from '@parcelway/platform';

/** The one range a request asks for; null for none, for several and for one of an older file. */
export function rangeOf(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: Pick<StoredFacts, 'size' | 'etag'>,
): ByteRange | 'outside' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  if (!found || (ifRange !== undefined && ifRange !== etag)) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || start > end ? 'outside' : { start, end };
}
