import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../api/client';
import type { LuggageOrderDetail } from '../../api/types';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useAddresses } from '../address-book/address-api';
import { loadDraft } from './draft';
import { firstForm } from './first-form';
import { useBoxes, useCategories, useChannels, useInsurance } from './place-api';
import { boxesAgain, type PlaceForm } from './place-form';
import { PlaceOrderForm } from './PlaceOrderForm';

/** Placing a luggage order: fetches what the form chooses from, then opens it with the draft or a wish. */
export function PlaceOrderPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const again = params.get('again') ?? '';
  const [draft] = useState(loadDraft);
  const addresses = useAddresses();
  const channels = useChannels();
  const boxes = useBoxes();
  const categories = useCategories();
  const insurance = useInsurance();
  const earlier = useQuery({
    queryKey: ['order', again],
    queryFn: ({ signal }) => api.get<LuggageOrderDetail>('waybill/detail', { order_no: again }, signal),
    enabled: again !== '',
  });
  const all = [addresses, channels, boxes, categories, insurance, ...(again ? [earlier] : [])];
  const failed = all.find((query) => query.isError && query.data === undefined);
  const ready = all.every((query) => query.data !== undefined);
  // Only the first complete answer opens the form; later ones must not reset what was typed.
  const opened = useRef<PlaceForm | null>(null);
  if (ready && !opened.current) {
    opened.current = firstForm({
      addresses: addresses.data?.list ?? [],
      boxes: boxes.data ?? [],
      insurance: insurance.data ?? [],
      draft: draft?.form ?? null,
      again: earlier.data ? boxesAgain(earlier.data.packages) : null,
      params,
    });
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
      first={first}
      savedAt={draft?.savedAt ?? null}
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
