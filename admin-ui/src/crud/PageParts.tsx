import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a page is about on the left, what goes with it on the right; below each other where there is no room. */
export const pageColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

/** A details page's two columns of cards. */
export function PageColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box sx={{ ...pageColumns, gap: 1.5 }}>
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{side}</Box>
    </Box>
  );
}

/** A titled part of a card. */
export function Part({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Box component="section" sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.25 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Label left, value right. */
export function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, py: '3.5px', fontSize: 13.5 }}>
      <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {children}
      </Box>
    </Box>
  );
}
