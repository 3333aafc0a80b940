import { WriteIntent } from '@parcelway/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type { RechargeStarted } from '../../api/types';

export interface RechargeRequest {
  readonly amount: string;
  readonly way: 'card' | 'third_party' | 'offline';
  readonly proof_file?: number;
  readonly note?: string;
}

export function useRechargeSteps() {
  return useQuery({
    queryKey: ['payment', 'recharge-steps'],
    queryFn: ({ signal }) =>
      api.get<{ list: readonly string[]; currency: string }>('Pay/rechargeSteps', {}, signal),
  });
}

/** Begins a recharge. A retry while the outcome is unknown is the same one. */
export function useRecharge() {
  const intent = useRef(new WriteIntent());
  return useMutation({
    mutationFn: (request: RechargeRequest) =>
      intent.current.run(request, (idempotencyKey) =>
        api.post<RechargeStarted>('Pay/recharge', request, { idempotencyKey }),
      ),
  });
}
