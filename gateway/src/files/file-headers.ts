import { DomainError } from '@parcelway/contracts';
import type { StoredFacts } from '@parcelway/platform';
import { kindOfSuffix } from './file-kinds';
import { suffixOf } from './save-name';

/** Names that hold a hash never stand for other bytes. */
const HAS_HASH = /[0-9a-f]{32,40}/i;

/** The key of `/storage/default/a.png?x=1`. Errors: file.not_found for a path that cannot be one. */
export function keyIn(url: string): string {
  const path = (url.split(/[?#]/, 1)[0] ?? '').replace(/^\/+storage\/+/i, '');
  try {
    const key = decodeURIComponent(path);
    const isClean = !key.split('/').some((part) => part === '' || part === '.' || part === '..');
    if (isClean && !/[\\\0]/.test(key)) return key;
  } catch {
    // Not an address of ours.
  }
  throw new DomainError('file.not_found');
}

/**
 * How a file is given out: pictures, sound, films and PDF are shown, anything else is saved; nothing may run in the site's name. A
 * PDF is not sandboxed, since browsers refuse to show it then.
 */
export function fileHeaders(
  key: string,
  { etag, modified }: StoredFacts,
  isPrivate: boolean,
): Record<string, string> {
  const kind = kindOfSuffix(suffixOf(key));
  const name = encodeURIComponent(key.split('/').pop() ?? 'file').replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  const sandbox = kind?.mimetype === 'application/pdf' ? '' : '; sandbox';
  return {
    'content-type': kind?.mimetype ?? 'application/octet-stream',
    'content-disposition': `${kind?.isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${sandbox}`,
    'cache-control': isPrivate
      ? 'private, no-store'
      : HAS_HASH.test(key)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
    'accept-ranges': 'bytes',
    'last-modified': modified.toUTCString(),
    etag,
  };
}
