import { defineEvent } from '../define';

/** What became of money that was to go back. Amounts are decimal strings in `currency`. */
export interface DecidedRefund {
  readonly refund_no: string;
  readonly ref_no: string;
  readonly user_id: number;
  readonly currency: string;
  readonly amount: string;
  readonly status: 'settled' | 'rejected';
  readonly destination: 'original' | 'balance';
  /** Why it was rejected. */
  readonly note: string;
}

/** A refund that a member or staff asked for was settled or rejected. */
export const refundDecided = defineEvent<DecidedRefund>('payment.refund-decided', 1);
