import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Book } from './book';
import type { Intent, ProviderNotice, Refund } from './intent';
import type { Course } from './magic-cards';
import { signedHeader } from './signature';

const RETRIES_MS = [1_000, 5_000, 30_000, 120_000];
const ANSWER_MS = 10_000;

/** Tells the merchant what happened, signed, again and again until the answer is 2xx. */
export class Notices {
  /** Where notices go; null = nobody is told. */
  url: string | null;

  constructor(
    private readonly book: Book,
    private readonly secret: string,
    { url, lateMs }: { readonly url: string | null; readonly lateMs: number },
  ) {
    this.url = url;
    this.lateMs = lateMs;
  }

  private readonly lateMs: number;

  make(type: string, row: Intent | Refund): ProviderNotice {
    const notice: ProviderNotice = {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1_000),
      livemode: false,
      data: { object: structuredClone(row) },
    };
    this.book.keep({ kind: 'notice', row: notice });
    return notice;
  }

  /** Sends notices in the way the card asks for. Nobody waits for it. */
  tell(notices: readonly ProviderNotice[], how: Course['notices']): void {
    if (how === 'never') return;
    void this.sendAll(notices, how);
  }

  private async sendAll(notices: readonly ProviderNotice[], how: Course['notices']): Promise<void> {
    if (how === 'late') await delay(this.lateMs, undefined, { ref: false });
    const ordered = how === 'reversed' ? [...notices].reverse() : notices;
    for (const notice of ordered) {
      if (how !== 'repeated') {
        await this.send(notice);
        continue;
      }
      const again = { ...notice, id: `${notice.id}b` };
      await Promise.all([notice, notice, notice, again].map((one) => this.send(one)));
    }
  }

  /** Answers the status of the last try; 0 = no answer. */
  async send(notice: ProviderNotice): Promise<number> {
    const body = JSON.stringify(notice);
    for (let attempt = 0; ; attempt += 1) {
      const status = await this.post(body);
      const pause = RETRIES_MS[attempt];
      if ((status >= 200 && status < 300) || this.url === null || pause === undefined) return status;
      await delay(pause, undefined, { ref: false });
    }
  }

  private async post(body: string): Promise<number> {
    if (this.url === null) return 0;
    try {
      const answer = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signedHeader(body, this.secret) },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}
