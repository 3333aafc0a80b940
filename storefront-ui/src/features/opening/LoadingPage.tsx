import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Logo, tokens } from '@parcelway/look';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useMember } from '../../app/use-session';
import { usePageTitle } from '../../ui/Page';
import { ErrorState } from '../../ui/States';
import { loadingTarget } from './loading-target';

const WORDS_AFTER_MS = 1000;

/** On the way into the member centre: logo and bar, words after a second, then the wanted page. */
export function LoadingPage() {
  const { t } = useTranslation();
  const target = loadingTarget(useParams()['*']);
  const member = useMember();
  const [isSlow, setSlow] = useState(false);
  usePageTitle(t('nav.opening'));
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), WORDS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (member.isSuccess) return <Navigate to={target} replace />;
  return (
    <Box
      component="main"
      id="main"
      aria-busy={!member.isError}
      sx={{ flex: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2, p: 3 }}
    >
      <h1 hidden>{t('nav.opening')}</h1>
      <Logo size={44} />
      {member.isError ? (
        <ErrorState error={member.error} onRetry={() => void member.refetch()} />
      ) : (
        <>
          <Box
            aria-hidden
            sx={{
              width: 180,
              height: tokens.motion.progressBarHeight,
              bgcolor: 'secondary.main',
              transformOrigin: 'left',
              animation: 'open 1.2s cubic-bezier(0.2, 0, 0, 1) forwards',
              '@keyframes open': { from: { transform: 'scaleX(0.08)' }, to: { transform: 'scaleX(0.9)' } },
              '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
            }}
          />
          <Typography role="status" color="text.secondary" sx={{ minHeight: 24 }}>
            {isSlow && t('nav.opening')}
          </Typography>
        </>
      )}
    </Box>
  );
}
