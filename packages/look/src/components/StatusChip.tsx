import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale, type Locale } from '../locale';
import type { Tone } from '../mui';
import { statusWord, type StatusEntity } from '../statuses';

/** A word on the colours of a tone, with a dot unless it is told not to. */
export function ToneChip({
  tone,
  label,
  struck = false,
  dot = true,
}: {
  tone: Tone;
  label: string;
  struck?: boolean;
  dot?: boolean;
}) {
  return (
    <Chip
      label={
        <>
          {dot && (
            <Box
              component="span"
              aria-hidden
              sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor', flex: 'none' }}
            />
          )}
          <span>{label}</span>
        </>
      }
      sx={(theme) => ({
        bgcolor: theme.palette.tones[tone].bg,
        color: theme.palette.tones[tone].fg,
        flex: 'none',
        '& .MuiChip-label': {
          display: 'flex',
          alignItems: 'center',
          gap: '6px',
          px: '9px',
          textDecoration: struck ? 'line-through' : 'none',
        },
      })}
    />
  );
}

/** The status of an entity as a chip with words; an undeclared value reads `未知 (n)` in neutral. */
export function StatusChip({
  entity,
  value,
  locale,
  dot = true,
}: {
  entity: StatusEntity;
  value: string | number | null | undefined;
  locale?: Locale | undefined;
  dot?: boolean;
}) {
  const word = statusWord(entity, value, useLocale(locale));
  return <ToneChip tone={word.tone} label={word.text} struck={word.struck} dot={dot} />;
}
