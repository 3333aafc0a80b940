import { Injectable } from '@nestjs/common';
import { FieldCipher } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { Messages } from '../sent-message/messages';
import { PATIENCE_MS, pauseAfter } from './domain/webhook-tries';
import { webhookSignature } from './domain/webhook-signature';
import type { WebhookAnswer } from './webhook-transport';
import { WebhookTransport } from './webhook-transport';
import type { DueTry } from './webhook.queries';
import { CLOSE, MARK_FAILING, MARK_WELL, QUEUE_AGAIN, TAKE } from './webhook.queries';

/** Makes the tries that are due. At least once: a process that dies between sending and saying so sends again, under the same event id. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    private readonly transport: WebhookTransport,
    private readonly messages: Messages,
  ) {}

  /** Makes one try, unless it is made or another process has it in hand. */
  async run(id: number): Promise<void> {
    const [due] = await this.dataSource.query<DueTry[]>(TAKE, [id]);
    if (!due) return;
    if (!due.is_wanted) {
      await this.dataSource.query(CLOSE, [due.id, 'given_up', null, 0, 'switched off']);
      return;
    }
    const answer = await this.post(due.url, due.request, due.sealed_secret, due.event_id);
    await this.dataSource.transaction((manager) => this.conclude(manager, due, answer));
    this.messages.committed();
  }

  /** `sealedSecret` as it is stored. */
  post(url: string, body: string, sealedSecret: string, eventId: string): Promise<WebhookAnswer> {
    const secret = this.cipher.decrypt(sealedSecret);
    return this.transport.post(url, body, {
      'webhook-id': eventId,
      'webhook-signature': webhookSignature(secret, body, Math.floor(Date.now() / 1_000)),
    });
  }

  private async conclude(manager: EntityManager, due: DueTry, answer: WebhookAnswer): Promise<void> {
    const { httpStatus, durationMs, response } = answer;
    const pause = arrived(answer) ? null : pauseAfter(due.attempt, Math.random());
    const status = arrived(answer) ? 'ok' : pause === null ? 'given_up' : 'failed';
    const closed = (await manager.query(CLOSE, [
      due.id,
      status,
      httpStatus,
      durationMs,
      response,
    ])) as unknown[];
    if (closed.length === 0) return;
    if (status === 'ok') {
      await manager.query(MARK_WELL, [due.endpoint_id]);
      return;
    }
    if (pause !== null) await manager.query(QUEUE_AGAIN, [due.id, pause]);
    const [off] = (await manager.query(MARK_FAILING, [due.endpoint_id, PATIENCE_MS])) as {
      url: string;
      email: string | null;
    }[];
    if (off?.email) await this.messages.add(manager, noticeOf(off.email, off.url));
  }
}

export function arrived({ httpStatus }: WebhookAnswer): boolean {
  return httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
}

function noticeOf(to: string, url: string) {
  return {
    kind: 'mail' as const,
    to,
    event: 'webhook_off',
    subject: '回调地址已停用 · Webhook endpoint switched off',
    body: [
      `回调地址 ${url} 连续三天没有成功接收，已停用。修复后请在“API 参数”页面重新启用，并重发需要的事件。`,
      `Nothing could be delivered to ${url} for three days, so it was switched off. Once it works again, switch it on at "API parameters" and resend what you need.`,
    ].join('\n\n'),
  };
}
