import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClaimPhoto } from '@parcelway/contracts';
import { MAX_CLAIM_PHOTOS } from '@parcelway/contracts/resources';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { uploadPrivate } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { ClaimPhotos } from './ClaimPhotos';

/** Pictures and papers that staff add to a claim or a tax bill; each is uploaded as it is chosen. `most` is how many there may be. */
export function EvidenceField({
  photos,
  onChange,
  most = MAX_CLAIM_PHOTOS,
  topic = 'claim',
  label,
}: {
  photos: readonly ClaimPhoto[];
  onChange: (photos: readonly ClaimPhoto[]) => void;
  most?: number;
  topic?: 'claim' | 'tax';
  /** Of the button, where it adds something other than photos. */
  label?: string;
}) {
  const translate = useTranslate();
  const words = label ?? translate('insurance.addPhotos');
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const take = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setFailure('');
    try {
      const added = await Promise.all(
        files.slice(0, most - photos.length).map((file) => uploadPrivate(topic, file)),
      );
      // The same picture again is the same file.
      onChange([...new Map([...photos, ...added].map((photo) => [photo.id, photo])).values()]);
    } catch (error) {
      setFailure(errorText(error, translate('form.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mt: 2 }}>
      {photos.length > 0 && <ClaimPhotos photos={photos} />}
      <Button
        size="small"
        startIcon={<AddAPhotoOutlined />}
        disabled={isBusy || photos.length >= most}
        aria-busy={isBusy}
        onClick={() => chooser.current?.click()}
      >
        {words}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,application/pdf"
        multiple={most > 1}
        hidden
        aria-label={words}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {failure && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}
