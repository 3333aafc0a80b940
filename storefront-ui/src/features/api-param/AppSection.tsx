import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatListTime, tokens } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { PartnerAppView } from '../../api/types';
import { Fact, Section } from '../../ui/Section';
import { CopyText } from './CopyText';

/** One app: its id, the ends of its live secrets, and the button for a new one. */
export function AppSection({
  app,
  isBusy,
  onRoll,
}: {
  app: PartnerAppView;
  isBusy: boolean;
  onRoll: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Section
      title={app.name || app.app_id}
      end={
        <Button variant="outlined" disabled={isBusy} onClick={onRoll}>
          {t('apiParam.roll')}
        </Button>
      }
    >
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name="app_id">
          <CopyText text={app.app_id} label="app_id" />
        </Fact>
        {app.secrets.map((secret) => (
          <Fact key={secret.last4 + secret.create_time} name={t('apiParam.secret')}>
            <Box component="code" sx={{ fontFamily: tokens.font.mono }}>
              …{secret.last4}
            </Box>{' '}
            {secret.expires_at === null
              ? t('apiParam.since', { time: formatListTime(secret.create_time) })
              : t('apiParam.until', { time: formatListTime(secret.expires_at) })}
          </Fact>
        ))}
        <Fact name={t('apiParam.used')}>{formatListTime(app.last_used_at)}</Fact>
      </Box>
    </Section>
  );
}
