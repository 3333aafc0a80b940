import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

/** The steps of the card: coming in, a new account, a forgotten password. */
export type Step = 'login' | 'register' | 'find';

/** The step the address names. */
export function useStep(): Step {
  const step = useSearchParams()[0].get('step');
  return step === 'register' || step === 'find' ? step : 'login';
}

/** The address of another step, which keeps where the reader was heading and who invited them. */
export function useStepPath(): (step: Step) => string {
  const [params] = useSearchParams();
  return (step) => {
    const next = new URLSearchParams(params);
    if (step === 'login') next.delete('step');
    else next.set('step', step);
    const query = next.toString();
    return query ? `/user/login?${query}` : '/user/login';
  };
}

/** Leads to another step of the card. */
export function StepLink({ step, children }: { step: Step; children: ReactNode }) {
  const path = useStepPath();
  return (
    <MuiLink
      component={Link}
      to={path(step)}
      replace
      sx={{ fontWeight: 600, minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
    >
      {children}
    </MuiLink>
  );
}
