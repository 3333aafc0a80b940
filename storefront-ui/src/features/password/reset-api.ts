import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import { sessionStore } from '../../api/session';

const LINK = 'resetLink';

/** Whose password the link of a mail is for; fails when the link is dead. */
export function useResetLink(token: string) {
  return useQuery({
    queryKey: [LINK, token],
    queryFn: () => api.post<{ readonly username: string }>('account/resetLink', { token }),
    retry: false,
    staleTime: Infinity,
  });
}

/** A new password by such a link. It ends every session, one in this browser as well; `onDone` leaves the page. */
export function useResetPassword(token: string, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => api.post<null>('account/resetPassword', { token, password }),
    onSuccess: () => {
      sessionStore.set(null);
      // The used link is not asked about again while the page is left.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== LINK });
      onDone();
    },
  });
}
