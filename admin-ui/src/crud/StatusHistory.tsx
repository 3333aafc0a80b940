import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StatusMove, WordMove } from '@parcelway/contracts';
import { formatListTime, statusWord } from '@parcelway/look';
import type { StatusEntity } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../i18n/useLanguage';

/** Who moved a row of `entity` from state to state and when, newest first; `reasonOf` puts a reason into words. */
export function StatusHistory({
  entity,
  moves,
  reasonOf = (reason) => reason,
}: {
  entity: StatusEntity;
  moves: readonly Omit<StatusMove | WordMove<string>, 'by_id'>[];
  reasonOf?: (reason: string) => string;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  // Steps of one second keep the order they were taken in.
  const steps = [...moves].reverse().sort((a, b) => b.time - a.time);
  if (steps.length === 0)
    return <Typography color="text.secondary">{translate('order.notBefore')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={`${step.time}-${step.to}-${index}`}
          sx={(theme) => ({
            position: 'relative',
            pl: '18px',
            pb: '9px',
            fontSize: 13,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 2,
              top: 6,
              width: 7,
              height: 7,
              borderRadius: '50%',
              bgcolor: theme.palette.lineStrong,
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 5,
              top: 14,
              bottom: -5,
              width: '1px',
              bgcolor: 'divider',
            },
          })}
        >
          <Box component="time" sx={{ float: 'right', color: 'text.secondary' }}>
            {formatListTime(step.time)}
          </Box>
          {statusWord(entity, step.to, language).text}
          <Box sx={{ color: 'text.secondary' }}>
            {[translate(`order.by.${step.by_type}`, { _: step.by_type }), reasonOf(step.reason)]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
