import { RefundStatus } from '@parcelway/contracts/statuses';
import { eventReasons } from '../../provider/event-reasons';

interface Asked {
  readonly status: RefundStatus;
  /** How often staff had it tried again. */
  readonly retries: number;
  readonly currency: string;
  readonly amount: bigint;
}

interface Told {
  readonly key: string;
  readonly status: 'processing' | 'settled' | 'failed';
  readonly currency: string;
  readonly amount: bigint;
}

export type RefundVerdict =
  { readonly act: 'settle' | 'fail' | 'note' } | { readonly act: 'ignore' | 'park'; readonly reason: string };

/** Under which key the provider is asked: each try has its own, the first one has the number. */
export function keyOf(refundNo: string, retries: number): string {
  return retries === 0 ? refundNo : `${refundNo}-${retries}`;
}

/** The number and the try that a key stands for. */
export function ofKey(key: string): { readonly refundNo: string; readonly retries: number } {
  const [refundNo = '', retries = '0'] = key.split('-');
  return { refundNo, retries: Number(retries) };
}

/** What is made of a provider's news about a refund. What contradicts what is booked is for staff, never booked twice or taken back. */
export function judgeRefund(asked: Asked, told: Told): RefundVerdict {
  const { status } = asked;
  if (told.currency !== asked.currency || told.amount !== asked.amount)
    return { act: 'park', reason: eventReasons.otherRefund(told) };
  const isOfNow = ofKey(told.key).retries === asked.retries;
  if (told.status === 'settled') {
    if (isOfNow && status === RefundStatus.processing) return { act: 'settle' };
    return isOfNow && status === RefundStatus.settled
      ? { act: 'ignore', reason: eventReasons.already(status) }
      : { act: 'park', reason: eventReasons.refundOfOther(told, status) };
  }
  if (!isOfNow) return { act: 'ignore', reason: eventReasons.earlierTry };
  if (told.status === 'failed') {
    if (status === RefundStatus.processing) return { act: 'fail' };
    return status === RefundStatus.settled
      ? { act: 'park', reason: eventReasons.failedAfterSettled(told) }
      : { act: 'ignore', reason: eventReasons.already(status) };
  }
  return status === RefundStatus.processing
    ? { act: 'note' }
    : { act: 'ignore', reason: eventReasons.already(status) };
}
