import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../api/client';
import type { LuggageOrderDetail } from '../../api/types';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useAddresses } from '../address-book/address-api';
import { firstForm } from './first-form';
import { luggageDraft } from './luggage-draft';
import { useBoxes, useCategories, useChannels, useInsurance } from './place-api';
import { boxesAgain, type PlaceForm } from './place-form';
import { PlaceOrderForm, type AccountDraft } from './PlaceOrderForm';
import { formOfDraft } from './server-draft';

/** Placing a luggage order: fetches what the form chooses from, then opens it with the draft or a wish. */
export function PlaceOrderPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const again = params.get('again') ?? '';
  const [draftNo] = useState(params.get('draft') ?? '');
  const [onDevice] = useState(() => luggageDraft.load(draftNo));
  const addresses = useAddresses();
  const channels = useChannels();
  const boxes = useBoxes();
  const categories = useCategories();
  const insurance = useInsurance();
  const earlierNo = draftNo || again;
  const earlier = useQuery({
    queryKey: ['order', earlierNo],
    queryFn: ({ signal }) => api.get<LuggageOrderDetail>('waybill/detail', { order_no: earlierNo }, signal),
    enabled: earlierNo !== '',
    // What was kept elsewhere meanwhile must not be overwritten by an older copy of it.
    ...(draftNo && { staleTime: 0, gcTime: 0 }),
  });
  const all = [addresses, channels, boxes, categories, insurance, ...(earlierNo ? [earlier] : [])];
  const failed = all.find((query) => query.isError && query.data === undefined);
  const ready = all.every((query) => query.data !== undefined);
  // Only the first complete answer opens the form; later ones must not reset what was typed.
  const opened = useRef<{ form: PlaceForm; draft: AccountDraft | null; savedAt: number | null } | null>(null);
  if (ready && !opened.current) {
    const draft = draftNo ? earlier.data : undefined;
    const kept = draft && { savedAt: draft.update_time * 1000, form: formOfDraft(draft.draft) };
    // The device has what was typed after the account's draft was last kept.
    const newer = kept && onDevice && onDevice.savedAt < kept.savedAt ? kept : (onDevice ?? kept);
    opened.current = {
      form: firstForm({
        addresses: addresses.data?.list ?? [],
        boxes: boxes.data ?? [],
        insurance: insurance.data ?? [],
        draft: newer?.form ?? null,
        again: again && earlier.data ? boxesAgain(earlier.data.packages) : null,
        params,
      }),
      draft: draft?.actions.includes('submit') ? { id: draft.order_id, orderNo: draft.order_no } : null,
      savedAt: newer?.savedAt ?? null,
    };
  }
  const first = opened.current;
  if (!first) {
    return (
      <Page title={t('place.title')} lead={t('place.lead')} back="/">
        {failed ? (
          <ErrorState error={failed.error} onRetry={() => all.forEach((query) => void query.refetch())} />
        ) : (
          <RowsSkeleton rows={3} height={200} />
        )}
      </Page>
    );
  }
  return (
    <PlaceOrderForm
      first={first.form}
      draft={first.draft}
      savedAt={first.savedAt}
      catalogue={{
        addresses: addresses.data?.list ?? [],
        channels: channels.data ?? [],
        boxes: boxes.data ?? [],
        categories: categories.data ?? [],
        insurance: insurance.data ?? [],
      }}
    />
  );
}
