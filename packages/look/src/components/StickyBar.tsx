import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tokens } from '../tokens';

/** The bar at the foot of a phone screen that holds the one main action; stays above the system's gesture area. */
export function StickyBar({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Box
      role={label ? 'region' : undefined}
      aria-label={label}
      sx={(theme) => ({
        position: 'sticky',
        bottom: 0,
        zIndex: theme.zIndex.appBar,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        boxShadow: theme.palette.mode === 'dark' ? 'none' : tokens.elevation.stickyBar,
        px: 2,
        pt: '10px',
        pb: 'max(14px, env(safe-area-inset-bottom))',
        '@media print': { display: 'none' },
      })}
    >
      {children}
    </Box>
  );
}
