import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { loadMe } from '../providers/auth-provider';
import type { Me } from '../providers/auth-provider';
import { holds, mayDo, missingFor } from '../providers/permissions';
import type { Permission } from '../providers/permissions';

const MeContext = createContext<Me | null>(null);

/** Who is logged in, for everything inside the workspace. Throws outside it. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('nobody is logged in here');
  return me;
}

/** Asks whether a screen or button may be shown: `may('channel', 'edit')`. A control without its node is left out. */
export function useMay(): (resource: string, action: string) => boolean {
  const me = useMe();
  return useCallback((resource, action) => mayDo(me, resource, action), [me]);
}

/** Whether this admin may do an act of a screen that is no resource, such as `Dashboard`. */
export function useMayScreen(): (controller: string, act: string) => boolean {
  const me = useMe();
  return useCallback((controller, act) => holds(me, { controller }, act), [me]);
}

/** The permission a page asks for and this admin does not hold; null when the page may be opened. */
export function useMissing(pathname: string): Permission | null {
  return missingFor(useMe(), pathname);
}

/** Finds out who is logged in before anything inside is shown. */
export function AccessProvider({
  children,
  waiting,
  failed,
}: {
  children: ReactNode;
  waiting: ReactNode;
  failed: (error: Error, retry: () => void) => ReactNode;
}) {
  // The menu is in the language it was asked for.
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['me', language],
    queryFn: () => loadMe(language),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  if (data) return <MeContext value={data}>{children}</MeContext>;
  return <>{error ? failed(error, () => void refetch()) : waiting}</>;
}
