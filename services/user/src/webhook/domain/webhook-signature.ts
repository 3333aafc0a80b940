import { createHmac } from 'node:crypto';

/** `t=…,v1=…`: unix seconds, and HMAC-SHA256 over `t.body` in hex (docs/domain D5). */
export function webhookSignature(secret: string, body: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
