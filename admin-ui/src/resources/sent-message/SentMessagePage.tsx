import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { HtmlView } from '../../crud/HtmlView';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';

/** One mail or text message as the receiver read it; it can be sent once more. */
export function SentMessagePage() {
  return (
    <ShowPage actions={<ResendButton />}>
      <Facts fields={facts} />
      <Body />
    </ShowPage>
  );
}

const facts = showFields(declarationOf('sent-message')).filter(({ name }) => name !== 'body');

function ResendButton() {
  const message = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  const refresh = useRefresh();
  if (!message || !may('sent-message', 'resend')) return null;
  return (
    <ConfirmedAction
      label={translate('message.resend')}
      icon={<ReplayOutlined />}
      text={translate('message.resendText', { to: String(message['to']) })}
      done="message.resent"
      act={async () => {
        await callRest('POST', '/sent-message/resend', { id: Number(message.id) });
        refresh();
      }}
    />
  );
}

const looksLikeHtml = (text: string): boolean => /<(p|div|br|table|html|body|a)\b/i.test(text);

function Body() {
  const translate = useTranslate();
  const body = String(useRecordContext()?.['body'] ?? '');
  return (
    <Card sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('resources.sent-message.fields.body')}
      </Typography>
      {looksLikeHtml(body) ? (
        <HtmlView html={body} />
      ) : (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 720, lineHeight: 1.7 }}>
          {body === '' ? translate('app.none') : body}
        </Box>
      )}
    </Card>
  );
}
