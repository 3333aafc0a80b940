import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from '@parcelway/platform';
import { FieldCipher, LOGGER } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { MailTransport } from './mail-transport';
import type { DueMessage } from './sent-message.queries';
import { FORGET_OLD, MARK_FAILED, MARK_SENT, PURGE, TAKE_DUE } from './sent-message.queries';
import { SmsTransport } from './sms-transport';

const LOOK_MS = 5_000;
const TIDY_MS = 60_000;
const PURGED_AT_ONCE = 1_000;
const LONGEST_ERROR = 300;

/**
 * Sends what is queued, one message after the other, outside every transaction. A message belongs to whoever took it until its next try
 * is due; any number of processes may send. At least once: a process that dies between sending and saying so sends again.
 */
@Injectable()
export class MessageSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];
  private working: Promise<void> | null = null;
  private isAsked = false;
  private isStopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    private readonly mail: MailTransport,
    private readonly sms: SmsTransport,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timers.push(setInterval(() => this.wake(), LOOK_MS).unref());
    this.timers.push(setInterval(() => void this.tidy(), TIDY_MS).unref());
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.working;
  }

  /** Something may be waiting. */
  wake(): void {
    this.isAsked = true;
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
  }

  /** Drops expired codes, and messages older than 90 days a batch at a time. */
  async tidy(): Promise<void> {
    try {
      await this.dataSource.query(FORGET_OLD);
      let purged: unknown[];
      do purged = await this.dataSource.query<unknown[]>(PURGE, [PURGED_AT_ONCE]);
      while (purged.length === PURGED_AT_ONCE && !this.isStopped);
    } catch (error) {
      this.logger.warn({ err: error }, 'messages not tidied');
    }
  }

  private async work(): Promise<void> {
    try {
      while (this.isAsked && !this.isStopped) {
        this.isAsked = false;
        while (!this.isStopped && (await this.sendOne()));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'messages not sent');
    }
  }

  /** False when nothing is due. */
  private async sendOne(): Promise<boolean> {
    const [due] = await this.dataSource.query<DueMessage[]>(TAKE_DUE);
    if (!due) return false;
    try {
      const text = this.cipher.decrypt(due.sealed_body);
      if (due.kind === 'mail') await this.mail.send({ to: due.to, subject: due.subject, text });
      else await this.sms.send({ to: due.to, text });
      await this.dataSource.query(MARK_SENT, [due.id]);
    } catch (error) {
      this.logger.warn({ err: error, messageId: due.id, tries: due.tries }, 'message not sent');
      const reason = error instanceof Error ? error.message : String(error);
      await this.dataSource.query(MARK_FAILED, [due.id, reason.slice(0, LONGEST_ERROR)]);
    }
    return true;
  }
}
