import { defineEvent } from '../define';
import type { ClaimDestination } from './claim-words';
import type { ClaimStatus } from '../statuses';

/** Staff asked the member something, accepted a claim or refused it. */
export interface HandledClaim {
  readonly claim_no: string;
  readonly order_no: string;
  readonly waybill_no: string;
  readonly user_id: number;
  readonly status: Extract<ClaimStatus, 'asked' | 'accepted' | 'refused'>;
  readonly currency: string;
  /** What is paid, a decimal string; null unless accepted. */
  readonly amount: string | null;
  /** Where that goes; absent in older events, which all mean the balance. */
  readonly destination?: ClaimDestination;
  /** The question, or why it was refused. */
  readonly note: string;
  readonly admin_id: number;
}

/** The money of a claim that was accepted to the balance goes there by this event. */
export const insuranceClaimHandled = defineEvent<HandledClaim>('order.insurance-claim-handled', 1);
