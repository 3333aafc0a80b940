import type { Handlers, SentMessageById } from '@parcelway/contracts';
import { DomainError, sentMessage } from '@parcelway/contracts';
import { Serves } from '@parcelway/platform';
import { DataSource } from 'typeorm';
import { MessageSender } from './message-sender';
import { RESEND } from './sent-message.queries';

/** What staff do with sent messages beside reading them. The gateway has asked for the node. */
@Serves(sentMessage)
export class SentMessageService implements Handlers<typeof sentMessage> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sender: MessageSender,
  ) {}

  /** Queues a message again. Errors: crud.not_found, sent_message.gone. */
  async resend({ id }: SentMessageById): Promise<null> {
    const [row] = await this.dataSource.query<{ is_whole: boolean }[]>(RESEND, [id]);
    if (!row) throw new DomainError('crud.not_found');
    if (!row.is_whole) throw new DomainError('sent_message.gone');
    this.sender.wake();
    return null;
  }
}
