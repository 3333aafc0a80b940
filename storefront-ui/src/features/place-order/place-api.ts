import { WriteIntent } from '@parcelway/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type {
  BoxView,
  ChannelView,
  GoodsCategoryView,
  InsuranceTypeView,
  PackageLimits,
  Page,
  PickupDates,
  PlacedOrder,
  Quotes,
} from '../../api/types';
import { useDebounced } from '../../ui/useDebounced';
import type { PlaceForm, placeRequest, QuoteRequest } from './place-form';
import { draftRequest } from './server-draft';

const CATALOGUE_FRESH_MS = 5 * 60_000;
const QUOTE_DELAY_MS = 300;

function useCatalogue<Row>(path: string, of: Readonly<Record<string, unknown>> = {}) {
  return useQuery<readonly Row[]>({
    queryKey: ['catalogue', path, of],
    queryFn: ({ signal }) =>
      api.get<Page<Row>>(path, { ...of, limit: 100 }, signal).then((page) => page.list),
    placeholderData: keepPreviousData,
    staleTime: CATALOGUE_FRESH_MS,
  });
}

/** Channels with the caller's prices. */
export const useChannels = () => useCatalogue<ChannelView>('channel/index');
/** Box types. */
export const useBoxes = () => useCatalogue<BoxView>('packaging/index');
/** Goods categories, with what the channel says to them; empty = what holds everywhere. */
export const useCategories = (channelId = '') =>
  useCatalogue<GoodsCategoryView>('packaging/goodsCategory', channelId ? { channel_id: channelId } : {});
/** Insurance steps. */
export const useInsurance = () => useCatalogue<InsuranceTypeView>('packaging/insuranceType');

/**
 * Prices of all channels for a request, asked for when it has stood still for 300 ms. The last answer stays until the
 * next one comes; `stale` says that it no longer belongs to the request.
 */
export function useLiveQuote(request: QuoteRequest | null) {
  const text = request ? JSON.stringify(request) : '';
  const still = useDebounced(text, QUOTE_DELAY_MS);
  const query = useQuery({
    queryKey: ['quote', still],
    queryFn: ({ signal }) => api.post<Quotes>('waybill/quote', JSON.parse(still), { signal }),
    enabled: still !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return { ...query, stale: text !== still || query.isPlaceholderData || query.isFetching };
}

/** What boxes may be at most, and what the site says of volumetric weight. */
export const usePackageLimits = () =>
  useQuery({
    queryKey: ['package-limits'],
    queryFn: ({ signal }) => api.get<PackageLimits>('packaging/limit', {}, signal),
    staleTime: CATALOGUE_FRESH_MS,
  });

/** Days on which a postcode is collected from. */
export function usePickupDates(zipCode: string) {
  return useQuery({
    queryKey: ['pickup-dates', zipCode],
    queryFn: ({ signal }) => api.get<PickupDates>('pickUp/dates', { zip_code: zipCode }, signal),
    enabled: zipCode !== '',
    retry: false,
  });
}

/** Places the order; a retry of the same content carries the same key. */
export function usePlaceOrder() {
  const intent = useRef(new WriteIntent());
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: NonNullable<ReturnType<typeof placeRequest>> & { draft_id?: number }) =>
      intent.current.run(request, (idempotencyKey) =>
        api.post<PlacedOrder>('waybill/add', request, { idempotencyKey }),
      ),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['coupons'] });
      return queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}

/** Keeps the form among the member's orders, as a new draft or as the draft `draftNo`. */
export function useKeepDraft(
  draftNo: string,
  then: { onSuccess: () => void; onError: (error: unknown) => void },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: PlaceForm) =>
      api.post<{ order_id: number; order_no: string }>('waybill/saveDraft', draftRequest(form, draftNo)),
    onSuccess: () => {
      then.onSuccess();
      return queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: then.onError,
  });
}
