import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client';
import type { Page, SavedWebhook, SaveWebhook, WebhookAttemptView, WebhookTry } from '../../api/types';

const PARAMS = ['apiParam'];
const attemptsKey = (id: number) => ['webhookAttempt', id] as const;

/** Makes or changes an endpoint; the answer tells the secret where there is a new one. */
export function useSaveWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: SaveWebhook) => api.post<SavedWebhook>('user/saveWebhook', { ...form }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PARAMS }),
  });
}

export function useDeleteWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.delete<null>('user/delWebhook', { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PARAMS }),
  });
}

/** Sends a ping at once. */
export function useTestWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.post<WebhookTry>('user/testWebhook', { id }),
    onSuccess: (_answer, id) => queryClient.invalidateQueries({ queryKey: attemptsKey(id) }),
  });
}

export function useWebhookAttempts(id: number) {
  return useQuery({
    queryKey: attemptsKey(id),
    queryFn: ({ signal }) =>
      api.get<Page<WebhookAttemptView>>('user/webhookAttempt', { endpoint_id: id, limit: 20 }, signal),
  });
}

export function useResendWebhook(endpointId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      api.post<{ done: number; failed: number }>('user/resendWebhook', { ids: [id] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: attemptsKey(endpointId) }),
  });
}
