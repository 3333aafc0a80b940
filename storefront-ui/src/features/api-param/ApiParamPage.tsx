import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RolledSecret } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fact, Section } from '../../ui/Section';
import { EmptyState, ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { MemberPage } from '../account/MemberPage';
import { useApiParams, useRollSecret } from './api-param-api';
import { AppSection } from './AppSection';
import { CopyBlock, CopyText } from './CopyText';
import { SecretDialog } from './SecretDialog';
import { signedExample } from './signed-example';
import { WebhookSection } from './WebhookSection';

/** Keys of the partner API: app ids, ends of the live secrets, a new secret, and how a request is signed. */
export function ApiParamPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const params = useApiParams();
  const roll = useRollSecret();
  const [rolling, setRolling] = useState<string | null>(null);
  const [told, setTold] = useState<RolledSecret | null>(null);
  const rollNow = (appId: string): void => {
    setRolling(null);
    roll.mutate(appId, { onSuccess: setTold });
  };
  const apps = params.data?.apps ?? [];
  return (
    <MemberPage title={t('apiParam.title')} lead={t('apiParam.lead')}>
      <Box sx={{ pt: { xs: 1.5, md: 0 } }}>
        {params.isPending && <RowsSkeleton rows={3} height={96} />}
        {params.isError && <ErrorState error={params.error} onRetry={() => void params.refetch()} />}
        {roll.isError && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {errorText(roll.error)}
          </Alert>
        )}
        {params.isSuccess && apps.length === 0 && (
          <EmptyState
            icon={<KeyOutlined />}
            title={t('apiParam.empty')}
            text={t('apiParam.emptyHint')}
            action={
              <Button variant="contained" disabled={roll.isPending} onClick={() => rollNow('')}>
                {t('apiParam.first')}
              </Button>
            }
          />
        )}
        {apps.map((app) => (
          <AppSection key={app.id} app={app} isBusy={roll.isPending} onRoll={() => setRolling(app.app_id)} />
        ))}
        {params.data && apps.length > 0 && <WebhookSection apps={apps} webhooks={params.data.webhooks} />}
        {params.data && (
          <Section title={t('apiParam.how')} sx={{ mt: 2 }}>
            <Box component="dl" sx={{ m: 0, mb: 1.5 }}>
              <Fact name={t('apiParam.base')}>
                <CopyText text={params.data.base_url} label={t('apiParam.base')} />
              </Fact>
            </Box>
            <Box component="p" sx={{ m: 0, mb: 1 }}>
              {t('apiParam.signing')}
            </Box>
            <Box component="p" sx={{ m: 0, mb: 1 }}>
              <Link href="/docs">{t('apiParam.docs')}</Link>
            </Box>
            <CopyBlock
              label={t('apiParam.example')}
              text={signedExample({ baseUrl: params.data.base_url, appId: apps[0]?.app_id ?? 'app-id' })}
            />
          </Section>
        )}
      </Box>
      {rolling !== null && (
        <ConfirmDialog
          open
          title={t('apiParam.rollTitle')}
          text={t('apiParam.rollText')}
          cancel={t('act.cancel')}
          onCancel={() => setRolling(null)}
        >
          <Button variant="contained" onClick={() => rollNow(rolling)}>
            {t('apiParam.roll')}
          </Button>
        </ConfirmDialog>
      )}
      {told && <SecretDialog of={told.app_id} secret={told.secret} onClose={() => setTold(null)} />}
    </MemberPage>
  );
}
