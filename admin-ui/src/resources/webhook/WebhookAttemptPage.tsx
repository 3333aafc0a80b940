import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import type { RaRecord } from 'react-admin';
import { useRecordContext, useTranslate } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';

/** One try: what was sent, what came back; its event can be sent again. */
export function WebhookAttemptPage() {
  return (
    <ShowPage actions={<ResendButton />}>
      <Facts />
    </ShowPage>
  );
}

function ResendButton() {
  const attempt = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  if (!attempt || attempt['status'] === 'queued' || !may('webhook-attempt', 'resend')) return null;
  return (
    <ConfirmedAction
      label={translate('message.resend')}
      icon={<ReplayOutlined />}
      text={translate('webhook.resendText')}
      act={async () => {
        const { done } = await callRest<{ done: number }>('POST', '/webhook-attempt/resend', {
          ids: [Number(attempt.id)],
        });
        if (done === 0) throw new Error(translate('webhook.notResent'));
      }}
      done="message.resent"
    />
  );
}
