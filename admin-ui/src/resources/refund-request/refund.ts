import type { RefundDestination, RefundLimit, WordMove } from '@parcelway/contracts';
import type { RefundStatus } from '@parcelway/contracts/statuses';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { callRest } from '../../providers/rest';

export interface RefundRow {
  readonly id: number;
  readonly refund_no: string;
  readonly payment_record_id: number;
  readonly bill_id: number;
  readonly currency: string;
  readonly amount: string;
  readonly destination: RefundDestination;
  readonly status: RefundStatus;
}

export const useRefund = () => useRecordContext<RefundRow>();

/** What a payment can still give back; `enabled` waits until there is a payment to ask about. */
export function useRefundLimit(paymentId: number | undefined, enabled = true) {
  return useQuery({
    queryKey: ['refund-request', 'limits', paymentId],
    queryFn: () =>
      callRest<RefundLimit>('GET', `/refund-request/limits?payment_record_id=${paymentId}`, undefined, {
        inBackground: true,
      }),
    enabled: enabled && paymentId !== undefined,
  });
}

/** Read anew whenever the request has moved. */
export function useRefundMoves(refund: RefundRow) {
  return useQuery({
    queryKey: ['refund-request', 'history', refund.id, refund.status],
    queryFn: () =>
      callRest<{ list: readonly WordMove<RefundStatus>[] }>('GET', `/refund-request/history?id=${refund.id}`),
  });
}
