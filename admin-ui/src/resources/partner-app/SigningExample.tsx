import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { callRest } from '../../providers/rest';
import { CopyButton } from './CopyButton';

interface Example {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly secret: string;
  readonly string_to_sign: string;
}

/** One signed call to compare with, made by the server with a secret of nobody. */
export function SigningExample() {
  const translate = useTranslate();
  const appId = String(useRecordContext()?.['app_id'] ?? '');
  const { data } = useQuery({
    queryKey: ['partner-app', 'signed-example', appId],
    queryFn: () => callRest<Example>('GET', `/partner-app/signedExample?app_id=${encodeURIComponent(appId)}`),
    staleTime: Infinity,
  });
  if (!data) return null;
  return (
    <Card sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {translate('partner.signing')}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>
        {translate('partner.signingText', { secret: data.secret })}
      </Typography>
      <Block label={translate('partner.toSign')} text={data.string_to_sign} />
      <Block label={translate('partner.call')} text={callText(data)} />
    </Card>
  );
}

function Block({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 36 }}>
        <b>{label}</b>
        <CopyButton text={text} />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        aria-label={label}
        sx={(theme) => ({
          m: 0,
          p: 1.25,
          overflow: 'auto',
          fontSize: 12.5,
          borderRadius: 1,
          bgcolor: theme.palette.sunken,
        })}
      >
        {text}
      </Box>
    </Box>
  );
}

function callText({ method, url, headers, body }: Example): string {
  const lines = [`curl -X ${method} '${url}'`, `-H 'content-type: application/json'`];
  for (const [name, value] of Object.entries(headers)) lines.push(`-H '${name}: ${value}'`);
  return [...lines, `-d '${body}'`].join(' \\\n  ');
}
