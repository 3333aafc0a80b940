import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { tokens } from '@parcelway/look';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** The amber bar while a page is on its way, and the veil that is gone after a second at the latest. */
export function NavigationFeedback() {
  const { t } = useTranslation();
  const loading = useNavigation().state === 'loading';
  const [veil, setVeil] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    setVeil(true);
    const timer = setTimeout(() => setVeil(false), tokens.motion.overlayMs);
    return () => {
      clearTimeout(timer);
      setVeil(false);
    };
  }, [loading]);
  if (!loading) return null;
  return (
    <>
      <Box
        aria-hidden
        sx={{
          position: 'fixed',
          inset: '0 0 auto 0',
          height: tokens.motion.progressBarHeight,
          zIndex: tokens.zIndex.progressBar,
          bgcolor: 'secondary.main',
          transformOrigin: 'left',
          animation: 'advance 1.2s cubic-bezier(0.2, 0, 0, 1) forwards',
          '@keyframes advance': { from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.9)' } },
        }}
      />
      {veil && (
        <Box
          aria-busy
          sx={(theme) => ({
            position: 'fixed',
            inset: 0,
            zIndex: tokens.zIndex.loadingOverlay,
            display: 'grid',
            placeItems: 'center',
            bgcolor: `color-mix(in srgb, ${theme.palette.background.default} 72%, transparent)`,
          })}
        >
          <Box sx={{ textAlign: 'center' }}>
            <CircularProgress
              size={34}
              aria-hidden
              sx={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
            />
            <Typography variant="body2" color="text.secondary">
              {t('nav.opening')}
            </Typography>
          </Box>
        </Box>
      )}
    </>
  );
}
