import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A part of the home page with its heading. */
export function HomeSection({
  title,
  children,
  sx,
}: {
  title: string;
  children: ReactNode;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box
      component="section"
      sx={[{ mt: { xs: '40px', md: '64px' } }, ...(Array.isArray(sx) ? sx : sx ? [sx] : [])]}
    >
      <Box
        component="h2"
        sx={{
          m: 0,
          mb: { xs: 1.5, md: '18px' },
          fontSize: { xs: 21, md: 26 },
          lineHeight: 1.35,
          fontWeight: 700,
        }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
