import useMediaQuery from '@mui/material/useMediaQuery';

/** True where the phone layout applies: one column, bars at the top and the foot. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width:899.95px)', { noSsr: true });
}
