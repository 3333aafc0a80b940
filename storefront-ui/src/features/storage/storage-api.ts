import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import { WriteIntent } from '@parcelway/client';
import type {
  Page,
  PlacedStore,
  Retrieval,
  SizeClass,
  StoreOrderDetail,
  StoreOrderRow,
  StoreQuote,
  StoreRates,
} from '../../api/types';
import { useDebounced } from '../../ui/useDebounced';
import { POLL_MS } from '../orders/order-rules';

export const PAGE_SIZE = 10;
const QUOTE_DELAY_MS = 300;

export interface StorageRequest {
  readonly warehouse_id: number;
  readonly items: readonly {
    readonly size_class: SizeClass;
    readonly quantity: number;
    readonly declared_value?: string;
  }[];
  readonly planned_in: string;
  readonly planned_out: string;
  readonly member_coupon_id?: number;
  readonly insurance_type_id?: number;
}

export interface Warehouse {
  readonly id: number;
  readonly name: string;
  readonly address: string;
}

/** Warehouses that keep luggage. */
export function useWarehouses() {
  return useQuery({
    queryKey: ['storage', 'warehouses'],
    queryFn: ({ signal }) =>
      api.get<{ list: readonly Warehouse[] }>('storeOrder/warehouses', {}, signal).then(({ list }) => list),
    staleTime: 300_000,
  });
}

/** What a day costs by size, how many pieces there is room for today, and what they can be insured with. */
export function useRates(warehouseId: number) {
  return useQuery({
    queryKey: ['storage', 'rates', warehouseId],
    queryFn: ({ signal }) => api.get<StoreRates>('storeOrder/rates', { warehouse_id: warehouseId }, signal),
    enabled: warehouseId > 0,
  });
}

/** The price of what is filled in, once it has stood still. */
export function useStorageQuote(request: StorageRequest | null) {
  const text = request ? JSON.stringify(request) : '';
  const still = useDebounced(text, QUOTE_DELAY_MS);
  const query = useQuery({
    queryKey: ['storage', 'quote', still],
    queryFn: ({ signal }) => api.post<StoreQuote>('storeOrder/quote', JSON.parse(still), { signal }),
    enabled: still !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...query, stale: text !== still || query.isPlaceholderData || query.isFetching };
}

export function usePlaceStorage() {
  const intent = useRef(new WriteIntent());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: StorageRequest & { agree: boolean; retrieval: Retrieval; remark: string }) =>
      intent.current.run(request, (idempotencyKey) =>
        api.post<PlacedStore>('storeOrder/add', request, { idempotencyKey }),
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['coupons'] });
      return queryClient.invalidateQueries({ queryKey: ['storage'] });
    },
  });
}

export function useStoreOrders(page: number, status: string, search: string) {
  return useQuery({
    queryKey: ['storage', 'list', status, page, search],
    queryFn: ({ signal }) =>
      api.get<Page<StoreOrderRow>>(
        'storeOrder/index',
        { page, limit: PAGE_SIZE, status: status || undefined, quick_search: search || undefined },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

export function useStoreCounts() {
  return useQuery({
    queryKey: ['storage', 'counts'],
    queryFn: ({ signal }) => api.get<Record<string, number>>('storeOrder/counts', {}, signal),
  });
}

/** One order; looked at again while its payment is on its way. */
/** One order; looked at again while it waits for money, which may be under way. */
export function useStoreOrder(orderNo: string) {
  return useQuery({
    queryKey: ['storage', 'order', orderNo],
    queryFn: ({ signal }) => api.get<StoreOrderDetail>('storeOrder/detail', { order_no: orderNo }, signal),
    enabled: orderNo !== '',
    refetchInterval: ({ state }) => (state.data?.actions.includes('pay') ? POLL_MS : false),
  });
}

function useStoreAct<Request, Reply>(act: (request: Request) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () =>
      Promise.all(
        [['storage'], ['member'], ['orders']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

export const useCancelStorage = (order_no: string) =>
  useStoreAct(() => api.post<{ status: number }>('storeOrder/cancel', { order_no }));

export const useMoveEnd = (order_no: string) =>
  useStoreAct((planned_out: string) =>
    api.post<{ planned_out: string; due: string }>('storeOrder/edit', { order_no, planned_out }),
  );

export const useRetrieve = (order_no: string) =>
  useStoreAct((request: { retrieval: Retrieval; address_id?: number }) =>
    api.post<{ status: number; due: string; luggage_order_no: string }>('storeOrder/retrieve', {
      order_no,
      ...request,
    }),
  );
