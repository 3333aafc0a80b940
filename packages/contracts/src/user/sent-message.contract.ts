import { answers, call, defineContract } from '../define';
import { Id } from '../validation';

export class SentMessageById {
  @Id() id!: number;
}

/** Staff only. Errors: crud.not_found, sent_message.gone when the code in it is used or expired. */
export const sentMessage = defineContract('user.sent-message', {
  resend: call(SentMessageById, answers<null>()),
});
