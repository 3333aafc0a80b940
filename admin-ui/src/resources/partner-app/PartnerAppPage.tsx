import type { RolledSecret, SecretView } from '@parcelway/contracts';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDetailTime, UNKNOWN } from '@parcelway/look';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { FactsAndRows } from '../../crud/FactsAndRows';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { Facts, ShowPage } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';
import { SecretDialog } from './SecretDialog';
import { SigningExample } from './SigningExample';

const FACTS = showFields(declarationOf('partner-app')).filter(({ name }) => name !== 'secrets');
const RELATED = [
  { resource: 'webhook-endpoint', target: 'partner_app_id', label: 'webhook.endpoints', add: true },
];

/** A program that orders in a member's name: its facts, its secrets, how it signs, the addresses that are told of its orders. */
export function PartnerAppPage() {
  const translate = useTranslate();
  const facts = (
    <>
      <Facts fields={FACTS} />
      <Secrets />
    </>
  );
  const signing = { key: 'signing', label: translate('partner.signing'), content: <SigningExample /> };
  return (
    <ShowPage actions={<RollButton />}>
      <FactsAndRows facts={facts} related={RELATED} further={[signing]} />
    </ShowPage>
  );
}

function RollButton() {
  const app = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  const refresh = useRefresh();
  const [made, setMade] = useState<RolledSecret>();
  if (!app || !may('partner-app', 'rollSecret')) return null;
  return (
    <>
      <ConfirmedAction
        label={translate('partner.roll')}
        icon={<KeyOutlined />}
        text={translate('partner.rollText')}
        act={async () =>
          setMade(await callRest<RolledSecret>('POST', '/partner-app/rollSecret', { id: Number(app.id) }))
        }
      />
      {made && (
        <SecretDialog
          appId={made.app_id}
          secret={made.secret}
          onClose={() => {
            setMade(undefined);
            refresh();
          }}
        />
      )}
    </>
  );
}

function Secrets() {
  const app = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const may = useMay();
  const refresh = useRefresh();
  if (!app) return null;
  const secrets = (app['secrets'] ?? []) as readonly SecretView[];
  return (
    <Card sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('partner.secrets')}
      </Typography>
      {secrets.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('partner.noSecret')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {secrets.map(({ last4, create_time, expires_at }) => (
          <Box
            component="li"
            key={last4}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 3,
              rowGap: 0.5,
              py: 0.75,
            }}
          >
            <code>{`••••${last4}`}</code>
            <span>{translate('partner.made', { time: timeOf(create_time) })}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {expires_at === null
                ? translate('partner.current')
                : translate('partner.until', { time: timeOf(expires_at) })}
            </Box>
            {may('partner-app', 'revokeSecret') && (
              <Box sx={{ ml: 'auto' }}>
                <ConfirmedAction
                  danger
                  label={translate('partner.revoke')}
                  text={translate('partner.revokeText', { last4 })}
                  done="partner.revoked"
                  act={async () => {
                    await callRest('POST', '/partner-app/revokeSecret', { id: Number(app.id), last4 });
                    refresh();
                  }}
                />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const timeOf = (seconds: number): string =>
  seconds > 0 ? formatDetailTime(new Date(seconds * 1_000).toISOString()) : UNKNOWN;
