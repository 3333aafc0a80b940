import type { ClaimPhoto, WordMove } from '@parcelway/contracts';
import type { ClaimStatus } from '@parcelway/contracts/statuses';
import { useQuery } from '@tanstack/react-query';
import { useGetOne, useRecordContext } from 'react-admin';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';

export interface Claim {
  readonly id: number;
  readonly claim_no: string;
  readonly insurance_box_id: number;
  readonly status: ClaimStatus;
  readonly currency: string;
  readonly kind: string;
  readonly happened_on: string;
  readonly amount_claimed: string;
  readonly description: string;
  readonly photos: readonly ClaimPhoto[];
}

export interface InsuredBoxRow {
  readonly id: number;
  readonly cover: string;
  readonly paid: string;
  readonly items: readonly {
    readonly name_zh: string;
    readonly name_en: string;
    readonly quantity: number;
    readonly unit_price: string;
  }[];
}

export const useClaim = () => useRecordContext<Claim>();

/** The box that the claim of the page is on, for those who see boxes. */
export function useInsuredBox(): InsuredBoxRow | undefined {
  const claim = useClaim();
  const may = useMay();
  const { data } = useGetOne<InsuredBoxRow>(
    'insurance-box',
    { id: claim?.insurance_box_id ?? 0 },
    { enabled: claim !== undefined && may('insurance-box', 'list') },
  );
  return data;
}

export const useClaimHistory = (claim: Claim) =>
  useQuery({
    queryKey: ['insurance-claim', 'history', claim.id, claim.status],
    queryFn: () =>
      callRest<{ list: readonly WordMove<ClaimStatus>[] }>('GET', `/insurance-claim/history?id=${claim.id}`),
  });
