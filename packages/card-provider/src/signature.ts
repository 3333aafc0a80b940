import { createHmac } from 'node:crypto';

/** Header of a signed notice: `t=<epoch seconds>,v1=<HMAC-SHA256 over "t.body">`. */
export function signedHeader(body: string | Buffer, secret: string, now = Date.now()): string {
  const time = Math.floor(now / 1_000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`;
}
