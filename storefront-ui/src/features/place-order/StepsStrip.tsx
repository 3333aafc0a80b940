import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** How many sections of the form are done, as a strip under the phone's bar. */
export function StepsStrip({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation();
  return (
    <Box
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-label={t('place.progress', { done, total })}
      sx={{
        display: 'flex',
        gap: '4px',
        px: 2,
        py: '10px',
        alignItems: 'center',
        fontSize: 12.5,
        color: 'text.secondary',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {Array.from({ length: total }, (_, step) => (
        <Box
          key={step}
          sx={{ flex: 1, height: 4, borderRadius: '2px', bgcolor: step < done ? 'primary.main' : 'divider' }}
        />
      ))}
      <Box component="span" sx={{ pl: '6px' }}>
        {done} / {total}
      </Box>
    </Box>
  );
}
