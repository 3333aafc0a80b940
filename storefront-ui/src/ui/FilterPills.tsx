import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

/** Round filter buttons in one row that scrolls on phones; exactly one is on. */
export function FilterPills({
  label,
  pills,
  value,
  onChange,
}: {
  label: string;
  pills: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        gap: '6px',
        py: 1.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        mx: '-2px',
        px: '2px',
      }}
    >
      {pills.map((pill) => {
        const on = pill.value === value;
        return (
          <ButtonBase
            key={pill.value}
            aria-pressed={on}
            onClick={() => onChange(pill.value)}
            sx={(theme) => ({
              flex: 'none',
              height: 34,
              px: '11px',
              borderRadius: '17px',
              border: `1px solid ${on ? theme.palette.primary.main : theme.palette.lineStrong}`,
              bgcolor: on ? 'primary.main' : 'background.paper',
              color: on ? 'primary.contrastText' : 'text.primary',
              fontWeight: on ? 600 : 400,
              fontSize: 14,
              position: 'relative',
              // The pill is drawn 34 px high and reached by a finger of 44.
              '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
            })}
          >
            {pill.label}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
