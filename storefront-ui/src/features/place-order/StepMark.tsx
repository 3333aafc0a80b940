import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';

/** The round mark of a section: its number, or a tick once it is done. */
export function StepMark({ no, done }: { no: number; done: boolean }) {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        width: 28,
        height: 28,
        flex: 'none',
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        fontSize: 14,
        fontWeight: 700,
        bgcolor: done ? theme.palette.tones.success.bg : 'primary.main',
        color: done ? theme.palette.tones.success.fg : 'primary.contrastText',
      })}
    >
      {done ? <CheckOutlined sx={{ fontSize: 17 }} /> : no}
    </Box>
  );
}
