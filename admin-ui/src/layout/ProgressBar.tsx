import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { tokens } from '@parcelway/look';
import { useSyncExternalStore } from 'react';
import { client } from '../providers/rest';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } });

/** The thin amber bar on top while something is asked of the server. */
export function ProgressBar() {
  const isLoading = useSyncExternalStore(client.loading.subscribe, client.loading.isLoading);
  return isLoading ? (
    <Box
      aria-hidden
      data-progress
      sx={{
        position: 'fixed',
        top: 0,
        left: 0,
        right: 0,
        height: tokens.motion.progressBarHeight,
        zIndex: tokens.zIndex.progressBar,
        bgcolor: 'secondary.main',
        transformOrigin: 'left',
        animation: `${grow} 8s ${tokens.motion.ease} forwards`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { display: 'none' },
      }}
    />
  ) : null;
}
