import { createHash, createHmac } from 'node:crypto';

/** What a signature covers (D5). */
export interface SignedParts {
  /** `POST` */
  readonly method: string;
  /** As it stands in the request line, with its query: `/api/open/v1/sheetOrder?b=2&a=1`. */
  readonly path: string;
  readonly appId: string;
  /** Unix seconds. */
  readonly timestamp: string;
  readonly nonce: string;
  /** The bytes that are sent; '' where there is no body. */
  readonly body: string | Uint8Array;
}

/** The path with its query parameters in the order of their bytes. */
export function canonicalPath(path: string): string {
  const at = path.indexOf('?');
  if (at < 0) return path;
  const query = path
    .slice(at + 1)
    .split('&')
    .filter((parameter) => parameter !== '')
    .sort()
    .join('&');
  return query === '' ? path.slice(0, at) : `${path.slice(0, at)}?${query}`;
}

/** Six lines, joined by line feeds: method, path, app, time, nonce, SHA-256 of the body in hex. */
export function stringToSign({ method, path, appId, timestamp, nonce, body }: SignedParts): string {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  return [method.toUpperCase(), canonicalPath(path), appId, timestamp, nonce, bodyHash].join('\n');
}

/** HMAC-SHA256 of the string to sign, in hex. */
export function signature(secret: string, parts: SignedParts): string {
  return createHmac('sha256', secret).update(stringToSign(parts)).digest('hex');
}
