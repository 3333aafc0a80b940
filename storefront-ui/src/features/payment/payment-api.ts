import { WriteIntent } from '@parcelway/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type { PaidFromBalance } from '../../api/types';

/** Pays what is due on an order from the balance. A retry while the outcome is unknown is the same payment. */
export function usePayFromBalance(orderNo: string) {
  const intent = useRef(new WriteIntent());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      intent.current.run({ orderNo }, (idempotencyKey) =>
        api.post<PaidFromBalance>('Pay/balance', { order_no: orderNo }, { idempotencyKey }),
      ),
    onSettled: () =>
      Promise.all(
        [['order', orderNo], ['orders'], ['member']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
