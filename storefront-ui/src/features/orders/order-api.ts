import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import type {
  LuggageOrderDetail,
  LuggageOrderRow,
  Page,
  RefundDestination,
  TrackView,
} from '../../api/types';
import { searchWords } from './order-rules';

/** Orders on one page of the list. */
export const PAGE_SIZE = 10;

/** The member's orders, newest first; `status` and `search` empty give all. */
export function useOrders({
  page,
  status,
  search = '',
  limit = PAGE_SIZE,
}: {
  page: number;
  status: string;
  search?: string;
  limit?: number;
}) {
  return useQuery({
    queryKey: ['orders', 'list', status, search, page, limit],
    queryFn: ({ signal }) =>
      api.get<Page<LuggageOrderRow>>(
        'waybill/index',
        { page, limit, order_status: status || undefined, quick_search: searchWords(search) || undefined },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

/** How many orders there are in each state. */
export function useOrderCounts() {
  return useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => api.get<Record<string, number>>('waybill/counts', {}, signal),
  });
}

/** One order with its boxes, waybills, price lines and addresses; `pollMs` says when to look again. */
export function useOrder(
  orderNo: string,
  pollMs?: (order: LuggageOrderDetail | undefined) => number | false,
) {
  return useQuery({
    queryKey: ['order', orderNo],
    queryFn: ({ signal }) => api.get<LuggageOrderDetail>('waybill/detail', { order_no: orderNo }, signal),
    enabled: orderNo !== '',
    refetchInterval: (query) => pollMs?.(query.state.data) ?? false,
  });
}

/**
 * The track of a waybill or order number; with `verify` (last four of the phone, or postcode) all of it. `pollMs` says when to
 * look again.
 */
export function useTrack(
  number: string,
  verify = '',
  pollMs?: (track: TrackView | undefined) => number | false,
) {
  return useQuery({
    queryKey: ['track', number, verify],
    queryFn: ({ signal }) =>
      api.post<TrackView>(
        'index/queryExpressTrack',
        { order_type: 'waybill', order_no: number, ...(verify && { verify }) },
        { signal },
      ),
    enabled: number !== '',
    retry: false,
    refetchInterval: (query) => pollMs?.(query.state.data) ?? false,
  });
}

/** Gives the order up; what was paid goes back to the balance unless the member chooses the way it came. */
export function useCancelOrder(orderNo: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (refund_to: RefundDestination) =>
      api.post<{ order_status: number }>('waybill/cancel', { order_no: orderNo, refund_to }),
    onSuccess: () =>
      Promise.all(
        [['order', orderNo], ['orders'], ['member'], ['coupons'], ['refunds']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Takes a cancelled order or a draft off the list. */
export function useDeleteOrder(orderNo: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete<null>('waybill/del', { order_nos: [orderNo] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}
