import type { ClaimPhoto } from '@parcelway/contracts';
import { MAX_CLAIM_PHOTOS } from '@parcelway/contracts/resources';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import type { Claim } from './claim';
import { EvidenceField } from './EvidenceField';
import { useClaimFields } from './useClaimFields';

/** Changes what a claim says that is not decided, and adds pictures. */
export function AmendClaim({ claim }: { claim: Claim }) {
  const translate = useTranslate();
  const [photos, setPhotos] = useState<readonly ClaimPhoto[]>([]);
  const fields = useClaimFields(claim.currency);
  const { id, kind, happened_on, amount_claimed, description } = claim;
  return (
    <ActDialog
      action="amend"
      text={translate('insurance.amendText', { number: claim.claim_no })}
      subject={{ id, photos: photos.map((photo) => ({ file_id: photo.id })) }}
      initial={{ kind, happened_on, amount_claimed, description }}
      fields={fields}
      onDone={() => setPhotos([])}
    >
      <EvidenceField photos={photos} onChange={setPhotos} most={MAX_CLAIM_PHOTOS - claim.photos.length} />
    </ActDialog>
  );
}
