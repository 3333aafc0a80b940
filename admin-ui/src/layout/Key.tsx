import Box from '@mui/material/Box';
import { tokens } from '@parcelway/look';
import type { ReactNode } from 'react';

/** A key of the keyboard as a small cap; takes the colour of what it stands on. */
export function Key({ children, plain = false }: { children: ReactNode; plain?: boolean }) {
  return (
    <Box
      component="kbd"
      sx={(theme) => ({
        font: `600 11px/18px ${tokens.font.mono}`,
        border: '1px solid',
        borderBottomWidth: 2,
        borderRadius: '4px',
        px: '5px',
        whiteSpace: 'nowrap',
        ...(plain
          ? { color: 'inherit', borderColor: 'currentColor', opacity: 0.85 }
          : {
              color: 'text.secondary',
              borderColor: theme.palette.lineStrong,
              bgcolor: 'background.paper',
            }),
      })}
    >
      {children}
    </Box>
  );
}
