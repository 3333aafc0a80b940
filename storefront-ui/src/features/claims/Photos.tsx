import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { ClaimPhoto } from '../../api/types';
import { useBlobUrl } from '../../ui/use-blob-url';
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
  const blob = usePhoto(photo.url).data;
  const url = useBlobUrl(blob);
  const frame = {
    width: SIZE,
    height: SIZE,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '8px',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
    overflow: 'hidden',
  };
  if (!url) return <Box sx={frame} aria-busy />;
  return (
    <Box component="a" href={url} target="_blank" rel="noopener" aria-label={photo.name} sx={frame}>
      {blob?.type.startsWith('image/') ? (
        <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
      ) : (
        <DescriptionOutlined sx={{ fontSize: 32, color: 'text.secondary' }} aria-hidden />
      )}
    </Box>
  );
}
