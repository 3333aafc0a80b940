import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { keyframes } from '@mui/material/styles';
import { tokens } from '@parcelway/look';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { client } from '../providers/rest';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Between two calls of one page nothing may be under way for a moment. */
const SETTLED_MS = 150;

/**
 * Lies over the page once per navigation while its calls are under way, for one second at the longest. Takes no focus, and is not
 * drawn for a page that opens at once.
 */
export function NavigationVeil() {
  const { pathname } = useLocation();
  const isLoading = useSyncExternalStore(client.loading.subscribe, client.loading.isLoading);
  const [begun, setBegun] = useState('');
  const [lifted, setLifted] = useState('');
  if (isLoading && begun !== pathname) setBegun(pathname);
  useEffect(() => {
    const timer = setTimeout(() => setLifted(pathname), tokens.motion.overlayMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  useEffect(() => {
    if (isLoading || begun !== pathname) return;
    const timer = setTimeout(() => setLifted(pathname), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isLoading, begun, pathname]);
  return begun === pathname && lifted !== pathname ? <Veil /> : null;
}

function Veil() {
  const translate = useTranslate();
  return (
    <Box
      aria-busy
      data-veil
      sx={(theme) => ({
        position: 'fixed',
        inset: 0,
        zIndex: tokens.zIndex.loadingOverlay,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        bgcolor: `color-mix(in srgb, ${theme.palette.background.default} 72%, transparent)`,
        animation: `${appear} 200ms 120ms ${tokens.motion.ease} backwards`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { display: 'none' },
      })}
    >
      <CircularProgress
        size={32}
        aria-hidden
        sx={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
      />
      <span>{translate('app.loading')}</span>
    </Box>
  );
}
