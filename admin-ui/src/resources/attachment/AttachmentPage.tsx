import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useRecordContext } from 'react-admin';
import { FileView } from '../../crud/FileView';
import { Facts, ShowPage } from '../../crud/ResourceShow';

/** One uploaded file: what it looks like, who uploaded it, where it lies. */
export function AttachmentPage() {
  return (
    <ShowPage>
      <Preview />
      <Facts cells={{ size: Size }} />
    </ShowPage>
  );
}

function Preview() {
  const file = useRecordContext();
  const address = String(file?.['url'] ?? '');
  const isPicture = String(file?.['mimetype']).startsWith('image/');
  return (
    <Card sx={{ p: 2, mb: 1.5, textAlign: 'center' }}>
      {isPicture ? (
        <Box
          component="img"
          src={address}
          alt={String(file?.['name'])}
          sx={{ maxWidth: '100%', maxHeight: 360, objectFit: 'contain' }}
        />
      ) : (
        <FileView address={address} />
      )}
    </Card>
  );
}

/** Bytes in the unit people read. */
function Size() {
  const bytes = Number(useRecordContext()?.['size'] ?? 0);
  const [size, unit] =
    bytes < 1_024 ? [bytes, 'B'] : bytes < 1_048_576 ? [bytes / 1_024, 'kB'] : [bytes / 1_048_576, 'MB'];
  return <span>{`${unit === 'B' ? size : size.toFixed(1)} ${unit}`}</span>;
}
