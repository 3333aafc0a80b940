import { randomUUID } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signedNotice } from './signing';
import type { Fields } from './signing';
import { clockText, decimal } from './trade';
import type { Trade } from './trade';

const RETRIES_MS = [1_000, 5_000, 30_000, 120_000];
const ANSWER_MS = 10_000;

/** How the notice of a payment comes: at once, three times at once and again under another id, after the next one, or not at all. */
export type Course = 'once' | 'repeated' | 'never';

/** Tells the merchant what became of a trade, signed, again and again until the answer is the word `success`. */
export class Notices {
  /** Where notices go instead of the address that the merchant named; null = there. */
  url: string | null = null;

  constructor(
    private readonly appId: string,
    private readonly key: () => KeyObject,
  ) {}

  /** A notice as a form, signed now. */
  formOf(trade: Trade, id = randomUUID().replaceAll('-', ''), now = Date.now()): string {
    const fields: Fields = {
      notify_id: id,
      notify_type: 'trade_status_sync',
      notify_time: clockText(now),
      app_id: this.appId,
      charset: 'utf-8',
      version: '1.0',
      out_trade_no: trade.out_trade_no,
      trade_no: trade.trade_no,
      trade_status: trade.status,
      trans_currency: trade.currency,
      total_amount: decimal(trade.amount),
      receipt_amount: decimal(trade.received),
      gmt_create: clockText(trade.created),
      ...(trade.ended > 0
        ? { [trade.status === 'TRADE_SUCCESS' ? 'gmt_payment' : 'gmt_close']: clockText(trade.ended) }
        : {}),
    };
    return new URLSearchParams(signedNotice(fields, this.key())).toString();
  }

  /** Nobody waits for it. */
  tell(trade: Trade, course: Course): void {
    const then = structuredClone(trade);
    const send = (id?: string): Promise<void> => this.send(then, id);
    if (course === 'once') void send();
    if (course !== 'repeated') return;
    const id = randomUUID().replaceAll('-', '');
    void Promise.all([send(id), send(id), send(id), send()]);
  }

  private async send(trade: Trade, id?: string): Promise<void> {
    const url = this.url ?? trade.notify_url;
    if (url === '') return;
    const noticeId = id ?? randomUUID().replaceAll('-', '');
    for (let attempt = 0; ; attempt += 1) {
      if (await isHeard(url, this.formOf(trade, noticeId))) return;
      const pause = RETRIES_MS[attempt];
      if (pause === undefined) return;
      await delay(pause, undefined, { ref: false });
    }
  }
}

async function isHeard(url: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return (await answer.text()).trim() === 'success';
  } catch {
    return false;
  }
}
