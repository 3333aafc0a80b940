import type { FastifyReply, FastifyRequest } from 'fastify';

const METHODS = 'GET, POST, PATCH, PUT, DELETE, OPTIONS';
/** The list of the existing clients, then the product's own headers. */
const HEADERS =
  'think-lang, server, ba_user_token, ba-user-token, ba_token, ba-token, batoken, Authorization, Content-Type, If-Match, ' +
  'If-Modified-Since, If-None-Match, If-Unmodified-Since, X-CSRF-TOKEN, X-Requested-With, Idempotency-Key, X-Request-Id';
const EXPOSED = 'Content-Range, Content-Disposition, Retry-After, X-Request-Id';
const MAX_AGE_S = '1800';

/**
 * Puts CORS headers on an answer whose origin may call from a browser: named by `allowed` as `*`, as a whole origin or as a host, or
 * the host that is being asked itself.
 */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: ReadonlySet<string>,
): void {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  void reply.header('vary', 'Origin');
  if (!isAllowed(origin, host, allowed)) return;
  void reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', EXPOSED);
  if (request.method !== 'OPTIONS') return;
  void reply
    .header('access-control-max-age', MAX_AGE_S)
    .header('access-control-allow-methods', METHODS)
    .header('access-control-allow-headers', HEADERS);
}

function isAllowed(origin: string, host: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (allowed.has('*') || allowed.has(origin)) return true;
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url !== null && (allowed.has(url.hostname) || allowed.has(url.host) || url.host === host);
}
