import { WriteIntent } from '@parcelway/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type {
  CardPayment,
  OfflineStarted,
  Page,
  PaidFromBalance,
  PayableBill,
  PaymentState,
  ThirdPartyPayment,
} from '../../api/types';
import { POLL_MS } from '../orders/order-rules';
import { isOver, type OfferedWays, type WhatToPay } from './payment-rules';

/** Bills in one payment. */
export const MOST_BILLS = 50;

/** What is old after a payment: what was loaded under these keys. */
export const AFTER_PAYMENT = [
  ['order'],
  ['orders'],
  ['member'],
  ['storage'],
  ['sheetOrders'],
  ['payment', 'bills'],
  ['payment', 'ways'],
];

/** What is paid from the balance; from one in another currency with the rate that the payer saw. */
type FromBalance = WhatToPay & { readonly wallet_currency?: string; readonly rate?: string };

/** Pays from the balance. A retry while the outcome is unknown is the same payment. */
export function usePayFromBalance() {
  const intent = useRef(new WriteIntent());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (what: FromBalance) =>
      intent.current.run(what, (idempotencyKey) =>
        api.post<PaidFromBalance>('Pay/balance', what, { idempotencyKey }),
      ),
    onSettled: () =>
      Promise.all(AFTER_PAYMENT.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** The ways that are open for a type of bill ('' = several) in a currency, the balance in it, and others that suffice for an amount. */
export function usePaymentWays(billType: string, currency: string, enabled: boolean, amount = '') {
  return useQuery({
    queryKey: ['payment', 'ways', billType, currency, amount],
    queryFn: ({ signal }) =>
      api.get<OfferedWays>(
        'Pay/ways',
        {
          bill_type: billType || undefined,
          currency: currency || undefined,
          amount: amount || undefined,
        },
        signal,
      ),
    // Another amount has the same ways; which other balances suffice for it is known with its answer.
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The member's bills, 50 at most, the newest first. */
export function useBills(
  filter: { readonly ref_no?: string; readonly bill_no?: string; readonly pay_status?: number },
  enabled = true,
) {
  return useQuery({
    queryKey: ['payment', 'bills', filter],
    queryFn: ({ signal }) =>
      api.get<Page<PayableBill>>('Pay/bills', { ...filter, limit: MOST_BILLS }, signal),
    enabled,
    // A bill follows its order by a moment.
    refetchInterval: ({ state }) => (filter.ref_no && state.data?.list.length === 0 ? POLL_MS : false),
  });
}

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

/** The code to scan for these bills; as above. */
export function useCodePayment(what: WhatToPay) {
  return useQuery({
    queryKey: ['payment', 'code', what],
    queryFn: () => api.post<ThirdPartyPayment>('Pay/thirdParty', what),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** A paper that shows that money is on its way. */
export interface Proof {
  readonly id: number;
  readonly name: string;
}

export function useUploadProof() {
  return useMutation({
    mutationFn: async (file: File): Promise<Proof> => {
      const body = new FormData();
      body.append('topic', 'proof');
      body.append('file', file);
      return (await api.post<{ file: Proof }>('ajax/upload', body)).file;
    },
  });
}

/** Tells of a transfer. A retry while the outcome is unknown is the same payment. */
export function usePayOutside() {
  const intent = useRef(new WriteIntent());
  return useMutation({
    mutationFn: (request: WhatToPay & { readonly proof_file: number; readonly note: string }) =>
      intent.current.run(request, (idempotencyKey) =>
        api.post<OfflineStarted>('Pay/offline', request, { idempotencyKey }),
      ),
  });
}

/** Staff look for a transfer within a day; nobody asks every second. */
const WAITING_MS = 30_000;

/** How a payment stands; asked again until it is over. */
export function usePaymentState(paymentNo: string) {
  return useQuery({
    queryKey: ['payment', 'state', paymentNo],
    queryFn: ({ signal }) => api.get<PaymentState>('Pay/status', { payment_no: paymentNo }, signal),
    enabled: paymentNo !== '',
    refetchInterval: ({ state: { data } }) => {
      if (data && isOver(data)) return false;
      return data?.way === 'offline' ? WAITING_MS : POLL_MS;
    },
  });
}
