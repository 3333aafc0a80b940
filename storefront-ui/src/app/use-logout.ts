import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../api/client';
import { sessionStore } from '../api/session';
import { forgetDrafts } from '../features/drafts/device-draft';

/** Ends the session here at once and tells the server; a server that does not answer keeps nobody logged in. Drafts on this device go with it. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    const refreshToken = sessionStore.get()?.refreshToken ?? '';
    const told = api.post('user/logout', { refresh_token: refreshToken }).catch(() => undefined);
    void told.finally(() => {
      sessionStore.set(null);
      forgetDrafts();
      queryClient.clear();
      void navigate('/');
    });
  };
}
