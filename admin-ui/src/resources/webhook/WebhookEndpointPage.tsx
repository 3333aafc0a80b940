import type { SavedWebhook, WebhookTry } from '@parcelway/contracts';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PowerSettingsNewOutlined from '@mui/icons-material/PowerSettingsNewOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { FactsAndRows } from '../../crud/FactsAndRows';
import { ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';
import { SecretDialog } from '../partner-app/SecretDialog';

const RELATED = [{ resource: 'webhook-attempt', target: 'endpoint_id', label: 'webhook.attempts' }];

/** One address that is told of events: its facts and what was sent to it. */
export function WebhookEndpointPage() {
  return (
    <ShowPage actions={<EndpointActs />}>
      <FactsAndRows related={RELATED} />
    </ShowPage>
  );
}

function EndpointActs() {
  const endpoint = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  const [secret, setSecret] = useState<string>();
  if (!endpoint) return null;
  const call = async <Answer,>(act: string): Promise<Answer> => {
    const answer = await callRest<Answer>('POST', `/webhook-endpoint/${act}`, { id: Number(endpoint.id) });
    refresh();
    return answer;
  };
  const turn = endpoint['status'] === 'off' ? 'enable' : 'disable';
  return (
    <>
      {may('webhook-endpoint', 'test') && (
        <ConfirmedAction
          label={translate('webhook.test')}
          icon={<SendOutlined />}
          text={translate('webhook.testText', { url: String(endpoint['url']) })}
          act={async () => {
            const { http_status, duration_ms } = await call<WebhookTry>('test');
            const arrived = http_status !== null && http_status >= 200 && http_status < 300;
            notify(http_status === null ? 'webhook.noAnswer' : 'webhook.answered', {
              type: arrived ? 'success' : 'warning',
              messageArgs: { status: http_status, ms: duration_ms },
            });
          }}
        />
      )}
      {may('webhook-endpoint', turn) && (
        <ConfirmedAction
          danger={turn === 'disable'}
          label={translate(`webhook.${turn}`)}
          icon={<PowerSettingsNewOutlined />}
          text={translate(`webhook.${turn}Text`)}
          done={`webhook.${turn}Done`}
          act={() => call(turn)}
        />
      )}
      {may('webhook-endpoint', 'rollSecret') && (
        <ConfirmedAction
          label={translate('partner.roll')}
          icon={<KeyOutlined />}
          text={translate('webhook.rollText')}
          act={async () => setSecret((await call<SavedWebhook>('rollSecret')).secret)}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
