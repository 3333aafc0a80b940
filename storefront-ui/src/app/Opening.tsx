import Box from '@mui/material/Box';
import { Logo } from '@parcelway/look';

/** Shown until the first page's code is there. */
export function Opening() {
  return (
    <Box aria-busy sx={{ flex: 1, display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <Logo size={44} />
    </Box>
  );
}
