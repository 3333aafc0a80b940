import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** A part of the dashboard under a title of its own. */
export function Panel({
  title,
  hint,
  action,
  children,
  id,
}: {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
  id?: string;
}) {
  const titleId = useId();
  return (
    <Card component="section" id={id} aria-labelledby={titleId} sx={{ mb: 1.5, overflow: 'hidden' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
          minHeight: 52,
        }}
      >
        <Typography variant="h4" component="h2" id={titleId}>
          {title}
        </Typography>
        {hint && (
          <Typography variant="caption" color="text.secondary">
            {hint}
          </Typography>
        )}
        <Box sx={{ ml: 'auto' }}>{action}</Box>
      </Box>
      {children}
    </Card>
  );
}
