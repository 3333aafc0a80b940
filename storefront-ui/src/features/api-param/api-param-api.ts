import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { PartnerAppView, RolledSecret, WebhookView } from '../../api/types';

export interface ApiParams {
  /** Address every call begins with. */
  readonly base_url: string;
  readonly apps: readonly PartnerAppView[];
  readonly webhooks: readonly WebhookView[];
}

const KEY = ['apiParam'];

export function useApiParams() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<ApiParams>('user/getApiParam', {}, signal),
  });
}

/** A new secret for an app, or the first app with its secret when `appId` is ''. The only time the secret is told. */
export function useRollSecret() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (appId: string) => api.post<RolledSecret>('user/rollApiSecret', { app_id: appId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
