import type { ClaimPhoto } from '@parcelway/contracts';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { useMay } from '../../layout/access';
import { EvidenceField } from './EvidenceField';
import { useClaimFields } from './useClaimFields';

const MOST_BOXES = 200;

interface CollectedBox {
  readonly id: number;
  readonly package_no: number;
  readonly waybill_no: string;
  readonly collected_at: number | null;
}

/** Claims in the member's name, on the page of an insurance, for a box that has been collected. */
export function ClaimFor() {
  const insurance = useRecordContext<{ id: number; currency: string }>();
  const translate = useTranslate();
  const may = useMay();
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const fields = useClaimFields(insurance?.currency ?? '');
  const { data: boxes = [] } = useGetList<CollectedBox>(
    'insurance-box',
    {
      filter: { insurance_order_id: insurance?.id },
      pagination: { page: 1, perPage: MOST_BOXES },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: insurance !== undefined && may('insurance-box', 'list') },
  );
  const collected = boxes.filter(({ collected_at }) => collected_at !== null);
  if (collected.length === 0) return null;
  const choices = collected.map(({ package_no: no, waybill_no }) => ({
    value: waybill_no,
    label: translate('insurance.boxNo', { no, waybill: waybill_no }),
  }));
  return (
    <ResourceContextProvider value="insurance-claim">
      <ActDialog
        action="claimFor"
        text={translate('insurance.claimForText')}
        subject={{ photos: photos.map(({ id }) => ({ file_id: id })) }}
        fields={[{ name: 'waybill_no', label: translate('insurance.box'), choices }, ...fields]}
        onDone={() => setPhotos([])}
      >
        <EvidenceField photos={photos} onChange={setPhotos} />
      </ActDialog>
    </ResourceContextProvider>
  );
}
