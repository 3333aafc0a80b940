import { createHmac, timingSafeEqual } from 'node:crypto';

const CLOCK_SECONDS = 300;

/**
 * Whether a webhook is ours: `header` is `webhook-signature` (`t=…,v1=…`), `body` the text as it came. `now` in epoch milliseconds. Tell
 * repeats by the header `webhook-id`.
 */
export function isWebhookSigned(secret: string, header: string, body: string, now = Date.now()): boolean {
  const [, time = '', given = ''] = /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (given === '' || Math.abs(now / 1_000 - Number(time)) > CLOCK_SECONDS) return false;
  const wanted = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'));
}
