import Box from '@mui/material/Box';

/** The amber strip on a paper that owes or proves money; decoration only. */
export function Tape() {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        height: 4,
        background: `repeating-linear-gradient(115deg, ${theme.palette.secondary.main} 0 14px, ${theme.palette.secondary.dark} 14px 17px)`,
        '@media print': { display: 'none' },
      })}
    />
  );
}
