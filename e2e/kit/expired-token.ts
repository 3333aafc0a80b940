import { decode, sign } from 'jsonwebtoken';
import type { JwtPayload } from 'jsonwebtoken';

/** The same access token as it is after its time: signed by the product's own secret, over an hour ago. */
export function expiredToken(token: string, secret: string): string {
  const { sub = '', kind, sid, name } = decode(token) as JwtPayload;
  const now = Math.floor(Date.now() / 1000);
  return sign({ kind, sid, name, iat: now - 7200, exp: now - 3600 } as object, secret, {
    algorithm: 'HS256',
    subject: sub,
  });
}
