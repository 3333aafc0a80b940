import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The name of what a page is about, its state, and what can be done with it. */
export function PageHead({
  title,
  chips,
  actions,
}: {
  title: string;
  chips?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 36 }}>
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {chips}
      <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
    </Box>
  );
}
