import { Inject, Injectable } from '@nestjs/common';
import type { VerificationType } from '@parcelway/contracts';
import type { Config } from '@parcelway/platform';
import { CONFIG, FieldCipher } from '@parcelway/platform';
import type { EntityManager } from 'typeorm';
import { MailTransport } from './mail-transport';
import { MessageSender } from './message-sender';
import { ADD, FORGET } from './sent-message.queries';
import { SmsTransport } from './sms-transport';

export interface Message {
  readonly kind: 'mail' | 'sms';
  readonly to: string;
  readonly event: string;
  readonly subject: string;
  readonly body: string;
  /** Part of the body that nobody but the receiver may read. */
  readonly secret?: string;
}

const HIDDEN = '******';

/** Where messages to people are handed in. They leave after the transaction that wrote them. */
@Injectable()
export class Messages {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly cipher: FieldCipher,
    private readonly mail: MailTransport,
    private readonly sms: SmsTransport,
    private readonly sender: MessageSender,
  ) {}

  /** Ways a person can be reached; without a provider a message is kept for staff to read, but not in production. */
  async reachable(): Promise<VerificationType[]> {
    const [mail, sms] = await Promise.all([this.canReach('mail'), this.canReach('sms')]);
    return [...(mail ? (['email'] as const) : []), ...(sms ? (['mobile'] as const) : [])];
  }

  async canReach(kind: Message['kind']): Promise<boolean> {
    return !this.config.isProduction || (await this.transport(kind).isConfigured());
  }

  /** Records a message in the caller's transaction. It is queued, or kept where nobody can send it; call `committed` after the commit. */
  async add(manager: EntityManager, { kind, to, event, subject, body, secret }: Message): Promise<void> {
    const isSent = await this.transport(kind).isConfigured();
    const shown = isSent && secret !== undefined ? body.replaceAll(secret, HIDDEN) : body;
    const sealed = isSent ? this.cipher.encrypt(body) : null;
    await manager.query(ADD, [kind, to, event, subject, shown, sealed, isSent ? 'queued' : 'kept']);
  }

  committed(): void {
    this.sender.wake();
  }

  /** What was said to this address about this is used: it is not sent again. */
  async forget(manager: EntityManager, to: string, event: string): Promise<void> {
    await manager.query(FORGET, [to, event]);
  }

  private transport(kind: Message['kind']): MailTransport | SmsTransport {
    return kind === 'mail' ? this.mail : this.sms;
  }
}
