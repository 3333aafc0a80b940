import { WriteIntent } from '@parcelway/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type { MemberRefund, Page, RefundableMoney, RefundDestination } from '../../api/types';

export const PAGE_SIZE = 10;
/** Most refunds of one order that its page shows. */
const OF_ORDER = 20;

export interface RefundRequest {
  readonly ref_no: string;
  readonly amount: string;
  readonly destination: RefundDestination;
  readonly reason: string;
}

export function useRefunds(page: number) {
  return useQuery({
    queryKey: ['refunds', 'list', page],
    queryFn: ({ signal }) => api.get<Page<MemberRefund>>('Pay/refunds', { page, limit: PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  });
}

export function useRefundsOf(refNo: string) {
  return useQuery({
    queryKey: ['refunds', 'of', refNo],
    queryFn: ({ signal }) =>
      api.get<Page<MemberRefund>>('Pay/refunds', { ref_no: refNo, limit: OF_ORDER }, signal),
  });
}

/** What of an order's payments can still be asked for. */
export function useRefundable(refNo: string) {
  return useQuery({
    queryKey: ['refunds', 'left', refNo],
    queryFn: ({ signal }) => api.get<RefundableMoney>('Pay/refundable', { ref_no: refNo }, signal),
  });
}

/** A refund may change the order and the balance at once. */
export function useAskRefund() {
  const queryClient = useQueryClient();
  const intent = useRef(new WriteIntent());
  return useMutation({
    mutationFn: (request: RefundRequest) =>
      intent.current.run(request, (idempotencyKey) =>
        api.post<{ refund_no: string; status: string }>('Pay/refund', request, { idempotencyKey }),
      ),
    onSuccess: () => {
      for (const queryKey of [['refunds'], ['order'], ['member']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
