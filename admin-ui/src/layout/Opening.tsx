import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';

/** Shown while a page's code is on its way. */
export function Opening() {
  const translate = useTranslate();
  return (
    <Box
      aria-busy
      sx={{ height: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 1 }}
    >
      <CircularProgress aria-label={translate('app.loading')} size={32} />
      <span>{translate('app.loading')}</span>
    </Box>
  );
}
