import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClaimPhoto } from '@parcelway/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fetchStored } from '../../providers/rest';

const WIDTH = 200;
const HEIGHT = 150;

/** The evidence of a claim; each picture opens whole. */
export function ClaimPhotos({ photos }: { photos: readonly ClaimPhoto[] }) {
  const translate = useTranslate();
  if (photos.length === 0)
    return <Typography color="text.secondary">{translate('insurance.noPhotos')}</Typography>;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1,
        p: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${WIDTH}px), 1fr))`,
        gap: 1,
      }}
    >
      {photos.map((photo) => (
        <li key={photo.id}>
          <Photo photo={photo} />
        </li>
      ))}
    </Box>
  );
}

function Photo({ photo }: { photo: ClaimPhoto }) {
  const { data: blob } = useQuery({
    queryKey: ['stored-file', photo.url],
    queryFn: () => fetchStored(photo.url),
    staleTime: Infinity,
  });
  const url = useBlobUrl(blob);
  const frame = {
    display: 'grid',
    placeItems: 'center',
    height: HEIGHT,
    borderRadius: '6px',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.default',
    overflow: 'hidden',
  };
  if (!url) return <Box sx={frame} aria-busy />;
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={photo.name}
      sx={frame}
    >
      {blob?.type.startsWith('image/') ? (
        <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: 'contain' }} />
      ) : (
        <DescriptionOutlined sx={{ fontSize: 40, color: 'text.secondary' }} aria-hidden />
      )}
    </Box>
  );
}

/** The address of a blob for as long as it is shown. */
function useBlobUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
