import { WriteIntent } from '@parcelway/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type { BatchResult, SheetOrderBody, SheetOrderDetail, SheetQuotes } from '../../api/types';
import { useDebounced } from '../../ui/useDebounced';
import type { ParcelToPrice } from './sheet-form';

const QUOTE_DELAY_MS = 300;

/** Prices of a package on all channels; the last answer stays until the next one comes, `stale` says that it is not of this package. */
export function useSheetQuotes(parcel: ParcelToPrice | null) {
  const text = parcel ? JSON.stringify(parcel) : '';
  const still = useDebounced(text, QUOTE_DELAY_MS);
  const query = useQuery({
    queryKey: ['sheetQuote', still],
    queryFn: ({ signal }) =>
      api.get<SheetQuotes>('sheetOrder/quote', JSON.parse(still) as ParcelToPrice, signal),
    enabled: still !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return { ...query, stale: text !== still || query.isPlaceholderData || query.isFetching };
}

/** A package as its form needs it. */
export function useSheetToEdit(id: string) {
  return useQuery({
    queryKey: ['sheetOrders', 'edit', id],
    queryFn: ({ signal }) =>
      api.get<{ row: SheetOrderDetail }>('sheetOrder/edit', { id }, signal).then(({ row }) => row),
    // What is typed is not to be overtaken.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** What follows on keeping: nothing, the first booking, or another try. */
export type SheetNext = 'keep' | 'submit' | 'retry';

interface Wish {
  readonly body: Omit<SheetOrderBody, 'submit'>;
  readonly next: SheetNext;
}

/** Keeps a package and goes on with it; gives its id and why it did not go on, if so. Tried again, it makes no second one. */
export function useSaveSheet(id: number | null) {
  const intent = useRef(new WriteIntent());
  const made = useRef(id);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, next }: Wish) => {
      if (made.current === null)
        made.current = await intent.current.run(body, (idempotencyKey) => add(body, idempotencyKey));
      else await api.post<unknown>('sheetOrder/edit', { ...body, id: made.current });
      const kept = made.current;
      const refused =
        next === 'keep'
          ? undefined
          : (await api.post<BatchResult>(`sheetOrder/${next}`, { ids: [kept] })).failed[0];
      return { id: kept, refused };
    },
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['sheetOrders'] }),
        queryClient.invalidateQueries({ queryKey: ['member'] }),
      ]),
  });
}

const add = (body: Wish['body'], idempotencyKey: string): Promise<number> =>
  api
    .post<{ id: number }>('sheetOrder/add', { ...body, submit: false }, { idempotencyKey })
    .then((made) => made.id);
