import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimPhoto } from '../../api/types';
import { useErrorText } from '../../ui/States';
import { MAX_PHOTOS, useUploadPhoto } from './claim-api';
import { Photos } from './Photos';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,application/pdf';

/** Photos that go with a claim; each is uploaded as it is chosen. `most` is how many may be added here. */
export function PhotoField({
  photos,
  onChange,
  most = MAX_PHOTOS,
}: {
  photos: readonly ClaimPhoto[];
  onChange: (photos: readonly ClaimPhoto[]) => void;
  most?: number;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const picker = useRef<HTMLInputElement>(null);
  const upload = useUploadPhoto();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (files: readonly File[]): Promise<void> => {
    setProblem(files.length > most - photos.length ? t('claim.tooMany', { max: most }) : '');
    setBusy(true);
    let taken = photos;
    for (const file of files.slice(0, most - photos.length))
      try {
        const photo = await upload.mutateAsync(file);
        // The same picture again is the same file.
        taken = [...taken.filter(({ id }) => id !== photo.id), photo];
        onChange(taken);
      } catch (error) {
        setProblem(errorText(error));
      }
    setBusy(false);
  };
  return (
    <Box>
      {photos.length > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <Photos
            photos={photos}
            onRemove={({ id }) => onChange(photos.filter((photo) => photo.id !== id))}
          />
        </Box>
      )}
      <Button
        variant="outlined"
        disabled={isBusy || photos.length >= most}
        onClick={() => picker.current?.click()}
        startIcon={isBusy ? <CircularProgress size={16} aria-hidden /> : <AddAPhotoOutlined />}
      >
        {t(isBusy ? 'claim.uploading' : 'claim.addPhoto')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('claim.photosHint', { max: most })}
      </Typography>
      <input
        ref={picker}
        type="file"
        accept={TYPES}
        multiple
        hidden
        aria-label={t('claim.addPhoto')}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {problem && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
