import CheckCircleOutlineOutlined from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Tape } from '@parcelway/look';
import type { ReactNode } from 'react';

const icons = {
  success: CheckCircleOutlineOutlined,
  progress: HourglassEmptyOutlined,
  danger: ErrorOutlineOutlined,
};

/** How something ended, on one screen: sign, sentence, what follows (`children`), what can be done (`actions`). */
export function ResultCard({
  tone,
  title,
  text,
  actions,
  children,
}: {
  tone: keyof typeof icons;
  title: string;
  text: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Tape />
      <Box sx={{ p: 3, textAlign: 'center' }} aria-live="polite">
        <Box
          sx={(theme) => ({
            width: 64,
            height: 64,
            mx: 'auto',
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: theme.palette.tones[tone].bg,
            color: theme.palette.tones[tone].fg,
          })}
        >
          <Icon sx={{ fontSize: 36 }} aria-hidden />
        </Box>
        <Typography variant="h2" sx={{ mt: 1.5 }}>
          {title}
        </Typography>
        <Typography color="text.secondary">{text}</Typography>
        {children}
        <Box sx={{ display: 'flex', gap: 1.25, mt: 3, flexWrap: 'wrap', '& > *': { flex: 1 } }}>
          {actions}
        </Box>
      </Box>
    </Card>
  );
}
