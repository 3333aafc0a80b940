import AddOutlined from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { formatListTime, tokens } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerAppView, WebhookView } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Section } from '../../ui/Section';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { SecretDialog } from './SecretDialog';
import { useDeleteWebhook, useSaveWebhook, useTestWebhook } from './webhook-api';
import { WebhookAttempts } from './WebhookAttempts';
import { WebhookForm } from './WebhookForm';

/** Addresses of the member's own systems that are told what becomes of its orders. */
export function WebhookSection({
  apps,
  webhooks,
}: {
  apps: readonly PartnerAppView[];
  webhooks: readonly WebhookView[];
}) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const [told, setTold] = useState<{ readonly url: string; readonly secret: string } | null>(null);
  return (
    <Section
      title={t('webhook.title')}
      sx={{ mt: 2 }}
      end={
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => setAdding(true)}>
          {t('webhook.add')}
        </Button>
      }
    >
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
        {webhooks.length === 0 ? t('webhook.empty') : t('webhook.lead')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {webhooks.map((webhook) => (
          <Endpoint key={webhook.id} webhook={webhook} onSecret={setTold} />
        ))}
      </Box>
      {isAdding && <WebhookForm apps={apps} onClose={() => setAdding(false)} onSecret={setTold} />}
      {told && <SecretDialog of={told.url} secret={told.secret} onClose={() => setTold(null)} />}
    </Section>
  );
}

const chipColours = { on: 'success', failing: 'error', off: 'default' } as const;

function Endpoint({
  webhook,
  onSecret,
}: {
  webhook: WebhookView;
  onSecret: (told: { url: string; secret: string }) => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const save = useSaveWebhook();
  const test = useTestWebhook();
  const remove = useDeleteWebhook();
  const [asked, setAsked] = useState<'remove' | 'roll' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, url, status } = webhook;
  const error = save.error ?? test.error ?? remove.error;
  const isBusy = save.isPending || test.isPending || remove.isPending;
  const roll = (): void => {
    setAsked(null);
    save.mutate(
      { id, roll_secret: true },
      { onSuccess: ({ secret }) => secret !== undefined && onSecret({ url, secret }) },
    );
  };
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box
          component="code"
          sx={{ fontFamily: tokens.font.mono, overflowWrap: 'anywhere', flex: 1, minWidth: 200 }}
        >
          {url}
        </Box>
        <Chip
          size="small"
          color={chipColours[status]}
          variant="outlined"
          label={t(`webhook.status.${status}`)}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 0.5 }}>
        {t('webhook.secretEnds', { last4: webhook.secret_last4 })}
        {webhook.failing_since !== null &&
          ` · ${t('webhook.failingSince', { time: formatListTime(webhook.failing_since) })}`}
        {webhook.disabled_at !== null &&
          ` · ${t('webhook.offSince', { time: formatListTime(webhook.disabled_at) })}`}
      </Box>
      {error && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {errorText(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          onClick={() =>
            test.mutate(id, {
              onSuccess: ({ http_status, duration_ms }) =>
                toast(
                  http_status === null
                    ? t('webhook.noAnswer')
                    : t('webhook.answered', { status: http_status, ms: duration_ms }),
                ),
            })
          }
        >
          {t('webhook.test')}
        </Button>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('webhook.attempts')}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => save.mutate({ id, status: status === 'off' ? 'on' : 'off' })}
        >
          {t(status === 'off' ? 'webhook.switchOn' : 'webhook.switchOff')}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => setAsked('roll')}>
          {t('apiParam.roll')}
        </Button>
        <Button size="small" color="error" disabled={isBusy} onClick={() => setAsked('remove')}>
          {t('act.delete')}
        </Button>
      </Box>
      {isOpen && <WebhookAttempts endpointId={id} />}
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'remove' ? 'webhook.removeTitle' : 'apiParam.rollTitle')}
        text={t(asked === 'remove' ? 'webhook.removeText' : 'webhook.rollText')}
        cancel={t('act.cancel')}
        onCancel={() => setAsked(null)}
      >
        {asked === 'remove' ? (
          <Button
            variant="contained"
            color="error"
            onClick={() => {
              setAsked(null);
              remove.mutate(id);
            }}
          >
            {t('act.delete')}
          </Button>
        ) : (
          <Button variant="contained" onClick={roll}>
            {t('apiParam.roll')}
          </Button>
        )}
      </ConfirmDialog>
    </Box>
  );
}
