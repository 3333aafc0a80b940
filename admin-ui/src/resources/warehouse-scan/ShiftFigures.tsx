import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { groupDigits } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { shiftCounts } from '../../providers/admin-api';

const FRESH_MS = 60_000;

/** How many were scanned today, how many lately, and how many were refused. */
export function ShiftFigures() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['warehouse-scan', 'counts'],
    queryFn: shiftCounts,
    refetchInterval: FRESH_MS,
  });
  const figures = [
    ['scan.today', data?.today],
    ['scan.lastHour', data?.last_hour],
    ['scan.troubles', data?.refused],
  ] as const;
  return (
    <Card component="section" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {figures.map(([label, value]) => (
        <Box
          key={label}
          sx={{ px: 1.75, py: 1.5, '& + &': { borderLeft: '1px solid', borderLeftColor: 'divider' } }}
        >
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {translate(label)}
          </Box>
          <Box component="b" sx={{ display: 'block', fontSize: 24, lineHeight: 1.2 }}>
            {value === undefined ? '–' : groupDigits(String(value))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}
