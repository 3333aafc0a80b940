import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';

/** A device on which the member is logged in. Times are epoch seconds. */
export interface SessionRow {
  readonly id: string | number;
  readonly ip: string;
  readonly useragent: string;
  readonly last_used_at: number | null;
  readonly create_time: number | null;
  readonly is_current: boolean;
}

/** The member's sessions that have not ended. */
export function useSessions() {
  return useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) =>
      api.get<{ list: readonly SessionRow[] }>('account/session', {}, signal).then((data) => data.list),
  });
}

/** Logs one device out. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: SessionRow['id']) => api.delete<null>('account/session', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
}
