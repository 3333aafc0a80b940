import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useInvite } from './invite';
import { useCheckInSettings } from './login-api';
import { LogInStep } from './LogInStep';
import { LoginCard } from './LoginCard';
import { StepLink, useStep } from './StepLink';

// They bring the numbering plans of all countries; whoever only logs in does without.
const steps = {
  register: lazy(() => import('./RegisterStep').then((file) => ({ default: file.RegisterStep }))),
  find: lazy(() => import('./FindPasswordStep').then((file) => ({ default: file.FindPasswordStep }))),
};

/** Coming in: log in, a new account, or a forgotten password, as steps of one card. */
export function LoginPage() {
  const { t } = useTranslation();
  const step = useStep();
  useInvite();
  const settings = useCheckInSettings();
  if (step === 'login') return <LogInStep settings={settings.data} refusal={settings.error} />;
  const Step = steps[step];
  const card = (
    <LoginCard title={t(`${step}.title`)} lead={t(settings.data ? 'register.closed' : `${step}.lead`)}>
      {settings.isPending && <RowsSkeleton rows={4} height={56} />}
      {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <StepLink step="login">{t('find.back')}</StepLink>
      </Box>
    </LoginCard>
  );
  if (!settings.data || settings.data.accountVerificationType.length === 0) return card;
  return (
    <Suspense>
      <Step key={step} settings={settings.data} />
    </Suspense>
  );
}
