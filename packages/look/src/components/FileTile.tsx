import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import { useBlobUrl } from '../use-blob-url';

/** A file in a frame as wide as its place: a picture as it looks, cut to the frame or whole in it, anything else as a sheet. Opens whole; empty while its bytes are on the way. */
export function FileTile({
  file,
  name,
  height,
  fit,
}: {
  file: Blob | undefined;
  name: string;
  /** px */
  height: number;
  fit: 'cover' | 'contain';
}) {
  const url = useBlobUrl(file);
  const frame = {
    height,
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
    <Box component="a" href={url} target="_blank" rel="noopener noreferrer" aria-label={name} sx={frame}>
      {file?.type.startsWith('image/') ? (
        <Box component="img" src={url} alt="" sx={{ width: '100%', height: '100%', objectFit: fit }} />
      ) : (
        <DescriptionOutlined sx={{ fontSize: 36, color: 'text.secondary' }} aria-hidden />
      )}
    </Box>
  );
}
