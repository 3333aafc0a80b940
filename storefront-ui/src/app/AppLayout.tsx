import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useIsPhone } from '../ui/useIsPhone';
import { BottomBar } from './BottomBar';
import { NavigationFeedback } from './NavigationFeedback';
import type { PageHandle } from './router';
import { TopBar } from './TopBar';

/** After a change of page the heading gets the focus, so that readers hear where they are. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The frame around every page: skip link, bars, navigation feedback. */
export function AppLayout() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const matches = useMatches();
  useHeadingFocus();
  const ownFoot = matches.some((match) => (match.handle as PageHandle | undefined)?.ownFoot);
  return (
    <>
      <Box
        component="a"
        href="#main"
        sx={(theme) => ({
          position: 'fixed',
          left: 12,
          top: -60,
          zIndex: 2000,
          px: 2,
          py: 1,
          borderRadius: '6px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 600,
          textDecoration: 'none',
          transition: theme.transitions.create('top'),
          '&:focus': { top: 12 },
        })}
        onClick={(event) => {
          event.preventDefault();
          const main = document.getElementById('main');
          main?.setAttribute('tabindex', '-1');
          main?.focus();
        }}
      >
        {t('nav.skip')}
      </Box>
      <NavigationFeedback />
      {!phone && <TopBar />}
      <Outlet />
      {phone && !ownFoot && <BottomBar />}
      <ScrollRestoration />
    </>
  );
}
