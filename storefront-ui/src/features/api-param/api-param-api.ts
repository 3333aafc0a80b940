import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';

/** A live secret: only its end is ever told. Times are epoch seconds; null = until it is rolled. */
interface SecretEnd {
  readonly last4: string;
  readonly create_time: number;
  readonly expires_at: number | null;
}

export interface PartnerApp {
  readonly id: number;
  readonly app_id: string;
  readonly name: string;
  readonly secrets: readonly SecretEnd[];
  readonly last_used_at: number | null;
}

export interface ApiParams {
  /** Address every call begins with. */
  readonly base_url: string;
  readonly apps: readonly PartnerApp[];
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
    mutationFn: (appId: string) =>
      api.post<{ app_id: string; secret: string }>('user/rollApiSecret', { app_id: appId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
