import { PaymentRecordStatus } from '@parcelway/contracts/statuses';
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
    return { act: 'ignore', reason: 'already paid' };
  if (asked.currency !== told.currency || asked.amount !== told.amount)
    return { act: 'park', reason: `${told.currency} ${told.amount} was asked for, not what is due` };
  if (told.status === S.succeeded) {
    if (told.received !== asked.amount)
      return { act: 'park', reason: `${told.currency} ${told.received} came in, not what is due` };
    return canMove(asked.status, S.succeeded)
      ? { act: 'settle' }
      : { act: 'park', reason: `money came in after the payment was ${asked.status}` };
  }
  if (asked.toldAt && at < asked.toldAt) return { act: 'ignore', reason: 'older than what is known' };
  if (!canMove(asked.status, told.status)) return { act: 'ignore', reason: `already ${asked.status}` };
  return { act: 'move' };
}
