import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { StatusChip } from '@parcelway/look';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { JsonText, jsonText } from '../../crud/JsonText';
import { Part } from '../../crud/PageParts';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { RowIdAction } from '../../crud/RowsAction';
import { useLanguage } from '../../i18n/useLanguage';

const FAILED = 2;
/** Fields that stand on the page in their own form; the flat item fields repeat the first line of `items`. */
const ELSEWHERE =
  /^(request_content|response_content|status|receiver_name|receiver_country_code|item[A-Z].*)$/;

/** One request made of a carrier: what was sent beside what came back. */
export function RequestPage() {
  return (
    <ShowPage actions={<Actions />} chips={<Status />}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Content source="request_content" title="sheets.request" />
        <Content source="response_content" title="sheets.response" />
      </Box>
      <Card sx={{ mt: 1.5 }}>
        <Facts />
      </Card>
    </ShowPage>
  );
}

function Status() {
  const row = useRecordContext<{ id: number; status: number }>();
  const language = useLanguage();
  return row ? <StatusChip entity="logisticsRequest" value={row.status} locale={language} /> : null;
}

function Actions() {
  const row = useRecordContext<{ id: number; status: number }>();
  const translate = useTranslate();
  if (!row) return null;
  return (
    <>
      {row.status === FAILED && <RowIdAction action="resend" text={translate('sheets.resendText')} />}
      <RowIdAction action="lookUp" text={translate('sheets.lookUpText')} />
    </>
  );
}

function Content({ source, title }: { source: string; title: string }) {
  const row = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const text = jsonText(row?.[source]);
  return (
    <Card>
      <Part
        title={translate(title)}
        action={
          text && (
            <Button
              startIcon={<ContentCopyOutlined />}
              aria-label={`${translate('sheets.copy')} ${translate(title)}`}
              onClick={() =>
                void navigator.clipboard.writeText(text).then(
                  () => notify('sheets.copied', { type: 'success' }),
                  () => notify('ra.notification.http_error', { type: 'error' }),
                )
              }
            >
              {translate('sheets.copy')}
            </Button>
          )
        }
      >
        <JsonText source={source} />
        <Typography sx={{ fontSize: 12.5, color: 'text.secondary', mt: 1 }}>
          {translate(text ? 'sheets.masked' : 'sheets.empty')}
        </Typography>
      </Part>
    </Card>
  );
}

function Facts() {
  const translate = useTranslate();
  return (
    <Part title={translate('sheets.requestFacts')}>
      <FactList
        resource="logistics-request"
        fields={showFields(declarationOf('logistics-request')).filter(({ name }) => !ELSEWHERE.test(name))}
      />
    </Part>
  );
}
