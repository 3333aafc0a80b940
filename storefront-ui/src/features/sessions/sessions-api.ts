import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { OwnSession } from '../../api/types';

/** The member's sessions that have not ended, this one first. */
export function useSessions() {
  return useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) =>
      api
        .get<{ list: readonly OwnSession[] }>('account/session', {}, signal)
        .then(({ list }) => [...list].sort((a, b) => Number(b.is_current) - Number(a.is_current))),
  });
}

/** Logs one device out. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<null>('account/session', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  });
}
