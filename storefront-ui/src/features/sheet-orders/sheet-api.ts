import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import type { Page, BatchResult, SheetOrderDetail, SheetOrderRow } from '../../api/types';
import { nextLook } from '../orders/order-rules';
import type { SheetAct, SheetFilter } from './sheet-rules';
import { awaitsBooking, listParams } from './sheet-rules';

/** Sheet orders on one page of the list. */
export const PAGE_SIZE = 10;

/** The member's sheet orders, newest first; looked at again while one of them is being booked. */
export function useSheetOrders(filter: SheetFilter, page: number) {
  const [openedAt] = useState(Date.now);
  return useQuery({
    queryKey: ['sheetOrders', 'list', filter, page],
    queryFn: ({ signal }) =>
      api.get<Page<SheetOrderRow>>(
        'sheetOrder/index',
        { ...listParams(filter), page, limit: PAGE_SIZE },
        signal,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      nextLook(state.data?.list.some(awaitsBooking) ?? false, Date.now() - openedAt),
  });
}

/** How many sheet orders there are in each state, void ones under `void`. */
export function useSheetCounts() {
  return useQuery({
    queryKey: ['sheetOrders', 'counts'],
    queryFn: ({ signal }) => api.get<Record<string, number>>('sheetOrder/counts', {}, signal),
  });
}

/** One sheet order with its goods and track; looked at again from `since` (ms) while it is being booked. */
export function useSheetOrder(id: string, since: number) {
  return useQuery({
    queryKey: ['sheetOrders', 'detail', id],
    queryFn: ({ signal }) => api.get<SheetOrderDetail>('sheetOrder/detail', { id }, signal),
    enabled: id !== '',
    refetchInterval: ({ state }) =>
      nextLook(
        state.data !== undefined && (awaitsBooking(state.data) || state.data.pending_amount !== null),
        Date.now() - since,
      ),
  });
}

/** Does `act` with one order; a refusal is in the answer's `failed`. Deleting answers nothing. */
export function useSheetAct(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: Exclude<SheetAct, 'submit'>) =>
      act === 'delete'
        ? api.delete<null>('sheetOrder/del', { ids: [id] })
        : api.post<BatchResult>(`sheetOrder/${act}`, { ids: [id] }),
    onSuccess: (_, act) =>
      Promise.all([
        // A deleted order is not asked for again.
        queryClient.invalidateQueries({
          queryKey: ['sheetOrders'],
          ...(act === 'delete' && { predicate: ({ queryKey }) => queryKey[1] !== 'detail' }),
        }),
        queryClient.invalidateQueries({ queryKey: ['member'] }),
      ]),
  });
}
