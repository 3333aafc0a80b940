import { PayStatus } from '@parcelway/contracts/statuses';
import { compareDecimals, sumDecimals } from '@parcelway/look';
import type { LuggageOrderDetail, PaymentState } from '../../api/types';

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** Whether a balance is enough, what stays of it, and what is missing; decimal strings. */
export function balanceAfter(
  balance: string,
  amount: string,
): { enough: boolean; left: string; missing: string } {
  const left = sumDecimals([balance, negated(amount)]);
  const enough = compareDecimals(balance, amount) >= 0;
  return { enough, left, missing: enough ? '0.00' : negated(left) };
}

/** What can be done about paying an order. */
export type PayState = 'open' | 'paid' | 'late' | 'closed';

/** Where an order stands with its payment; `now` is epoch seconds. */
export function payState(
  order: Pick<LuggageOrderDetail, 'pay_status' | 'actions' | 'payment_due_at'>,
  now: number,
): PayState {
  if (order.pay_status === PayStatus.paid) return 'paid';
  if (!order.actions.includes('pay')) return 'closed';
  return order.payment_due_at > 0 && order.payment_due_at <= now ? 'late' : 'open';
}

/** What the page of a result shows; success only on the server's word. */
export type Shown = 'succeeded' | 'processing' | 'open' | 'failed' | 'cancelled' | 'expired';

/** A payment that waits for its payer is open, one whose money may be under way is processing. */
export function shownState({ status }: Pick<PaymentState, 'status'>): Shown {
  switch (status) {
    case 'succeeded':
    case 'failed':
    case 'cancelled':
    case 'expired':
      return status;
    case 'processing':
      return 'processing';
    default:
      return 'open';
  }
}

/** Nothing follows by itself any more. */
export const isOver = ({ status }: Pick<PaymentState, 'status'>): boolean =>
  ['succeeded', 'cancelled', 'expired'].includes(status);
