import { createHash, randomBytes } from 'node:crypto';
import { sign } from 'jsonwebtoken';

/** Life of an access token; a revoked session is remembered this long. */
export const ACCESS_TOKEN_SECONDS = 2 * 60 * 60;
/** Life of a session that the person asked to keep. */
export const KEPT_SESSION_SECONDS = 30 * 24 * 60 * 60;
const REFRESH_TOKEN_BYTES = 32;

export interface TokenSubject {
  readonly id: number;
  readonly kind: 'member' | 'admin';
  readonly sessionId: string;
  readonly username: string;
}

/** An access token: JWT, HS256, claims `sub` (id as text), `kind`, `sid` and `name`; two hours. */
export function accessToken({ id, kind, sessionId, username }: TokenSubject, secret: string): string {
  return sign({ kind, sid: sessionId, name: username }, secret, {
    algorithm: 'HS256',
    subject: String(id),
    expiresIn: ACCESS_TOKEN_SECONDS,
  });
}

/** A new refresh token: 256 random bits, base64url. Only its hash is stored. */
export function newRefreshToken(): string {
  return randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
}

/** SHA-256, hex: a random token needs no salt and no slow hash. */
export function refreshHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
