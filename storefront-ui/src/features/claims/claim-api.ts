import { WriteIntent } from '@parcelway/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../api/client';
import type { ClaimDetail, ClaimKind, ClaimPhoto, ClaimRow, Page } from '../../api/types';

export const PAGE_SIZE = 10;
export const MAX_PHOTOS = 10;

export interface ClaimRequest {
  readonly waybill_no: string;
  readonly kind: ClaimKind;
  readonly happened_on: string;
  readonly amount_claimed: string;
  readonly description: string;
  readonly photos: readonly { readonly file_id: number }[];
}

export function useClaims(page: number, status: string) {
  return useQuery({
    queryKey: ['claims', 'list', status, page],
    queryFn: ({ signal }) =>
      api.get<Page<ClaimRow>>(
        'waybill/claims',
        { page, limit: PAGE_SIZE, status: status || undefined },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
}

export function useClaim(claimNo: string) {
  return useQuery({
    queryKey: ['claims', 'claim', claimNo],
    queryFn: ({ signal }) => api.get<ClaimDetail>('waybill/claimDetail', { claim_no: claimNo }, signal),
  });
}

/**
 * A change of claims shows in them and in their orders. The page goes on at once: what is read anew may take away the form that made the
 * change.
 */
function useClaimChange<Request, Reply>(change: (request: Request) => Promise<Reply>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      for (const queryKey of [['claims'], ['order'], ['storage']])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export function useAddClaim() {
  const intent = useRef(new WriteIntent());
  return useClaimChange((request: ClaimRequest) =>
    intent.current.run(request, (idempotencyKey) =>
      api.post<{ claim_no: string }>('waybill/claim', request, { idempotencyKey }),
    ),
  );
}

export const useAnswerClaim = (claim_no: string) =>
  useClaimChange((request: { answer: string; photos: ClaimRequest['photos'] }) =>
    api.post<{ status: string }>('waybill/answerClaim', { claim_no, ...request }),
  );

export const useWithdrawClaim = (claim_no: string) =>
  useClaimChange(() => api.post<{ status: string }>('waybill/withdrawClaim', { claim_no }));

export function useUploadPhoto() {
  return useMutation({
    mutationFn: async (file: File): Promise<ClaimPhoto> => {
      const body = new FormData();
      body.append('topic', 'claim');
      body.append('file', file);
      return (await api.post<{ file: ClaimPhoto }>('ajax/upload', body)).file;
    },
  });
}

/** The bytes of a photo; they have no public address. */
export function usePhoto(url: string) {
  return useQuery({
    queryKey: ['claims', 'photo', url],
    queryFn: () => api.stored(url),
    staleTime: Infinity,
  });
}
