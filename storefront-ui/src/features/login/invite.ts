import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const KEY = 'parcelway.invite';

/** The code of who invited the newcomer; once it stood in the address it stays with this tab, wherever the newcomer looks around first. */
export function useInvite(): string {
  const given = useSearchParams()[0].get('invite');
  useEffect(() => {
    if (given) sessionStorage.setItem(KEY, given);
  }, [given]);
  return given ?? sessionStorage.getItem(KEY) ?? '';
}

/** Whoever comes next from this tab was invited by nobody. */
export function forgetInvite(): void {
  sessionStorage.removeItem(KEY);
}
