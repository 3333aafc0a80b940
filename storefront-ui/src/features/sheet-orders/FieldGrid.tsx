import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields of a section, two beside each other where they are short. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>{children}</Box>;
}

/** A field over the whole width; short ones keep half of it. */
export const full = { gridColumn: '1 / -1' } as const;
/** Half of the width on laptops, all of it on phones. */
export const wide = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;
