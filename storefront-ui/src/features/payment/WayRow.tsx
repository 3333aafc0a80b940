import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import type { ReactNode } from 'react';

/** A way to pay as a row of a radio group: sign, name, what it means now. */
export function WayRow({
  value,
  icon,
  name,
  text,
  chosen = false,
  disabled = false,
}: {
  value: string;
  icon: ReactNode;
  name: string;
  text: string;
  chosen?: boolean;
  disabled?: boolean;
}) {
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: '40px 1fr 22px',
        gap: '2px 12px',
        p: '14px 16px',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { border: 0 },
        cursor: disabled ? 'default' : 'pointer',
        color: disabled ? 'text.secondary' : 'text.primary',
        bgcolor: chosen
          ? `color-mix(in srgb, ${theme.palette.primary.light} 45%, ${theme.palette.background.paper})`
          : 'transparent',
      })}
    >
      <Box
        sx={{
          width: 40,
          height: 40,
          borderRadius: '10px',
          bgcolor: 'primary.light',
          color: 'primary.main',
          display: 'grid',
          placeItems: 'center',
        }}
        aria-hidden
      >
        {icon}
      </Box>
      <div>
        <Box component="span" sx={{ fontWeight: 600, display: 'block' }}>
          {name}
        </Box>
        <Box
          component="small"
          sx={{ fontSize: 13, lineHeight: 1.45, color: 'text.secondary', display: 'block' }}
        >
          {text}
        </Box>
      </div>
      <Radio value={value} disabled={disabled} sx={{ p: 0 }} />
    </Box>
  );
}
