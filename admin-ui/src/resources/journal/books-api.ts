import { useQuery } from '@tanstack/react-query';
import type { LedgerAccount, TracedJournal } from '@parcelway/contracts';
import { callRest } from '../../providers/rest';

/** The journals behind a number; asks nothing for an empty one. */
export const useTrace = (no: string) =>
  useQuery({
    queryKey: ['journal', 'trace', no],
    queryFn: () => callRest<readonly TracedJournal[]>('GET', `/journal/trace?no=${encodeURIComponent(no)}`),
    enabled: no !== '',
  });

export const useAccounts = () =>
  useQuery({
    queryKey: ['journal', 'accounts'],
    queryFn: () => callRest<readonly LedgerAccount[]>('GET', '/journal/accounts'),
  });
