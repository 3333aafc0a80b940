import type { Figures } from '@parcelway/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callRest, fetchDocument } from '../providers/rest';

type Named<Row> = Row & { readonly name: string };

/** The figures with the names of channels and salesmen; '' = none. */
export interface ShownFigures extends Omit<Figures, 'channels' | 'salesmen'> {
  readonly channels: readonly Named<Figures['channels'][number]>[];
  readonly salesmen: readonly Named<Figures['salesmen'][number]>[];
}

/** Days as YYYY-MM-DD, both included; '' = the default currency. */
export interface FiguresSpan {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
}

const queryOf = ({ from, to, currency }: FiguresSpan): string =>
  new URLSearchParams({ from, to, ...(currency ? { currency } : {}) }).toString();

export function useFigures(span: FiguresSpan) {
  return useQuery({
    queryKey: ['figures', span],
    queryFn: () => callRest<ShownFigures>('GET', `/dashboard/figures?${queryOf(span)}`),
    placeholderData: keepPreviousData,
    enabled: span.from !== '' && span.to !== '',
  });
}

export const figuresFile = (span: FiguresSpan): Promise<Blob> =>
  fetchDocument(`/dashboard/figuresFile?${queryOf(span)}`);
