import { WriteIntent } from '@parcelway/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type { CardPayment, PaidFromBalance, PaymentState, PaymentWay } from '../../api/types';
import { POLL_MS } from '../orders/order-rules';
import { isOver } from './payment-rules';

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

/** The ways that are open for a type of bill, and the balance. */
export function usePaymentWays(billType: string) {
  return useQuery({
    queryKey: ['payment', 'ways', billType],
    queryFn: ({ signal }) =>
      api.get<{ list: PaymentWay[]; balance: string }>('Pay/ways', { bill_type: billType }, signal),
  });
}

/** What is paid together: all that is due on one order, or some bills. */
export type WhatToPay = { readonly order_no: string } | { readonly bill_nos: readonly string[] };

/** The payment by card of these bills. Asking again gives the same one while it is under way, so it may be asked on every visit. */
export function useCardPayment(what: WhatToPay) {
  return useQuery({
    queryKey: ['payment', 'card', what],
    queryFn: () => api.post<CardPayment>('Pay/card', what),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** How a payment stands; asked again until it is over. */
export function usePaymentState(paymentNo: string) {
  return useQuery({
    queryKey: ['payment', 'state', paymentNo],
    queryFn: ({ signal }) => api.get<PaymentState>('Pay/status', { payment_no: paymentNo }, signal),
    enabled: paymentNo !== '',
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_MS),
  });
}
