import { answers, call, defineContract } from '../define';
import { OneRow } from '../order/one-row';
import { Text } from '../validation';

export class ResolveProviderEvent extends OneRow {
  /** What was done about it. */
  @Text({ max: 200 }) note!: string;
}

/** What staff do with payments at providers. Errors: payment.not_found, service.unavailable. */
export const paymentDesk = defineContract('payment.payment-desk', {
  /** Asks the provider how a payment stands; answers how it stands then. */
  sync: call(OneRow, answers<{ status: string }>(), { deadlineMs: 20_000 }),
  /** Errors: pay.cannot_cancel. */
  cancel: call(OneRow, answers<{ status: string }>(), { deadlineMs: 20_000 }),
  /** Asks the provider about the payment of a parked event. Answers how the event stands then. */
  retryEvent: call(OneRow, answers<{ status: string }>(), { deadlineMs: 20_000 }),
  /** Closes a parked event that was dealt with by hand. */
  resolveEvent: call(ResolveProviderEvent, answers<{ status: string }>()),
});
