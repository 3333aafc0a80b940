import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatListTime } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useResendWebhook, useWebhookAttempts } from './webhook-api';

/** The last tries to reach an endpoint, each of which can be sent again. */
export function WebhookAttempts({ endpointId }: { endpointId: number }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const attempts = useWebhookAttempts(endpointId);
  const resend = useResendWebhook(endpointId);
  if (attempts.isPending) return <RowsSkeleton rows={2} height={48} />;
  if (attempts.isError) return <ErrorState error={attempts.error} onRetry={() => void attempts.refetch()} />;
  const again = (id: number): void =>
    resend.mutate(id, {
      onSuccess: ({ done }) => toast(t(done > 0 ? 'webhook.resent' : 'webhook.notResent')),
      onError: (error) => toast(errorText(error)),
    });
  return (
    <Box sx={{ mt: 1 }}>
      {attempts.data.list.length === 0 && (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {t('webhook.noAttempts')}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {attempts.data.list.map((attempt) => (
          <Box
            component="li"
            key={attempt.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75, fontSize: 14 }}
          >
            <span>{formatListTime(attempt.create_time)}</span>
            <code>{attempt.event_type}</code>
            <span>{attempt.object_no}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('webhook.try', { count: attempt.attempt })} · {t(`webhook.tried.${attempt.status}`)}
              {attempt.http_status !== null && ` · HTTP ${attempt.http_status}`}
            </Box>
            {attempt.status !== 'queued' && (
              <Button
                size="small"
                sx={{ ml: 'auto' }}
                disabled={resend.isPending}
                onClick={() => again(attempt.id)}
              >
                {t('webhook.resend')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
