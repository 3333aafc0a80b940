import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A card with a heading of the second level and something at its right. */
export function Section({
  title,
  end,
  mark,
  children,
  sx,
}: {
  title: string;
  end?: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
  sx?: SxProps<Theme>;
}) {
  return (
    <Card component="section" sx={[{ mb: { xs: 1.5, md: 2 } }, ...(Array.isArray(sx) ? sx : sx ? [sx] : [])]}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: '14px', md: '20px' },
          pt: { xs: '14px', md: '16px' },
        }}
      >
        {mark}
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {end}
      </Box>
      <Box
        sx={{
          px: { xs: '14px', md: '20px' },
          pt: { xs: '12px', md: '14px' },
          pb: { xs: '16px', md: '20px' },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}

/** A name and its value on one line, as facts are listed. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: '14px', py: '6px', fontSize: 14.5 }}>
      <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
