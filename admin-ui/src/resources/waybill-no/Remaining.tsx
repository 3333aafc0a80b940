import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { groupDigits } from '@parcelway/look';
import { useRecordContext, useTranslate } from 'react-admin';

interface PoolRow {
  readonly id: number;
  readonly first_serial: number;
  readonly last_serial: number;
  readonly remaining: number;
  readonly low_water: number;
}

/** What a pool still holds, as a bar and in figures; amber below its low water. */
export function Remaining() {
  const row = useRecordContext<PoolRow>();
  const translate = useTranslate();
  if (!row) return null;
  const all = row.last_serial - row.first_serial + 1;
  const isLow = row.remaining <= row.low_water;
  const word = row.remaining === 0 ? 'empty' : isLow ? 'low' : 'left';
  const figures = { left: groupDigits(String(row.remaining)), all: groupDigits(String(all)) };
  const text = translate(`pool.${word}`, figures);
  return (
    <Box sx={{ minWidth: 180, maxWidth: 320 }}>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={(row.remaining / all) * 100}
        color={isLow ? 'secondary' : 'primary'}
        sx={{ height: 6, borderRadius: '3px', mt: 0.5 }}
      />
      <Box sx={{ fontSize: 12.5, color: isLow ? 'warning.dark' : 'text.secondary' }}>{text}</Box>
    </Box>
  );
}
