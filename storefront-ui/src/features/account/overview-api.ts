import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client';

/** Changes of the last seven days, the oldest first: sums a day, money as decimal strings in pounds. */
export interface Overview {
  /** `YYYY-MM-DD`, London. */
  readonly days: readonly string[];
  readonly score: readonly number[];
  readonly money: readonly string[];
}

export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get<Overview>('account/overview', {}, signal),
  });
}
