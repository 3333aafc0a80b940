import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClaimPhoto } from '@parcelway/contracts';
import { FileTile } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
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
          <StoredFile url={photo.url} name={photo.name} height={HEIGHT} />
        </li>
      ))}
    </Box>
  );
}

/** A private file, whole in its frame. */
export function StoredFile({ url, name, height }: { url: string; name: string; height: number }) {
  const { data } = useQuery({
    queryKey: ['stored-file', url],
    queryFn: () => fetchStored(url),
    staleTime: Infinity,
  });
  return <FileTile file={data} name={name} height={height} fit="contain" />;
}
