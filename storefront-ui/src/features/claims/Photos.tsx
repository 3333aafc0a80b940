import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FileTile } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { ClaimPhoto } from '../../api/types';
import { usePhoto } from './claim-api';

const SIZE = 88;

/** What a claim shows, small; each opens whole. With `onRemove` it can be taken away again. */
export function Photos({
  photos,
  onRemove,
}: {
  photos: readonly ClaimPhoto[];
  onRemove?: (photo: ClaimPhoto) => void;
}) {
  const { t } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('claim.photos')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {photos.map((photo) => (
        <Box component="li" key={photo.id} sx={{ position: 'relative', width: SIZE, height: SIZE }}>
          <Photo photo={photo} />
          {onRemove && (
            <IconButton
              size="small"
              aria-label={t('claim.removePhoto', { name: photo.name })}
              onClick={() => onRemove(photo)}
              sx={{
                position: 'absolute',
                top: 2,
                right: 2,
                width: 28,
                height: 28,
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.paper' },
              }}
            >
              <CloseOutlined sx={{ fontSize: 18 }} />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Photo({ photo }: { photo: ClaimPhoto }) {
  return <FileTile file={usePhoto(photo.url).data} name={photo.name} height={SIZE} fit="cover" />;
}
