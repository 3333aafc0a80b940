import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The line above rows that holds what narrows or folds them. */
export function SearchBar({ children }: { children: ReactNode }) {
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiInputBase-root': { fontSize: 13.5 },
      }}
    >
      {children}
    </Box>
  );
}
