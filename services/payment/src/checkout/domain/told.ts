import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
import { eventReasons } from '../../provider/event-reasons';
import { canMove } from '../../payment/domain/payment-status';

interface Asked {
  readonly status: PaymentRecordStatus;
  readonly currency: string;
  readonly amount: bigint;
  readonly toldAt: Date | null;
}

interface Told {
  readonly status: PaymentRecordStatus;
  readonly currency: string;
  readonly amount: bigint;
  readonly received: bigint;
}

/** What is made of news from a provider. */
export type Verdict =
  | { readonly act: 'settle' | 'move' }
  /** Nothing changes: it is known, older than what is known, or of no meaning. */
  | { readonly act: 'ignore'; readonly reason: string }
  /** Staff are to look: money came in that does not fit. */
  | { readonly act: 'park'; readonly reason: string };

/**
 * Providers tell twice, late and out of order. Success counts whenever it comes; anything else only when it is newer than the last news.
 * Money is never taken for a payment that asked for another sum, or that is over: that is for staff.
 * @param at when it was true at the provider
 */
export function judge(asked: Asked, told: Told, at: Date): Verdict {
  const S = PaymentRecordStatus;
  if (told.status === S.succeeded && asked.status === S.succeeded)
    return { act: 'ignore', reason: eventReasons.alreadyPaid };
  if (asked.currency !== told.currency || asked.amount !== told.amount)
    return { act: 'park', reason: eventReasons.otherAmount(told) };
  if (told.status === S.succeeded) {
    const received = { amount: told.received, currency: told.currency };
    if (told.received !== asked.amount) return { act: 'park', reason: eventReasons.otherReceived(received) };
    return canMove(asked.status, S.succeeded)
      ? { act: 'settle' }
      : { act: 'park', reason: eventReasons.lateMoney(received, asked.status) };
  }
  if (asked.toldAt && at < asked.toldAt) return { act: 'ignore', reason: eventReasons.older };
  if (!canMove(asked.status, told.status))
    return { act: 'ignore', reason: eventReasons.already(asked.status) };
  return { act: 'move' };
}
