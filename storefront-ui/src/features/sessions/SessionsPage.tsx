import ComputerOutlined from '@mui/icons-material/ComputerOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatListTime, ToneChip } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../api/types';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState, ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { MemberPage } from '../account/MemberPage';
import { deviceName, isHandheld } from './device-name';
import { useEndSession, useSessions } from './sessions-api';

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation();
  const Icon = isHandheld(session.useragent) ? SmartphoneOutlined : ComputerOutlined;
  const name = deviceName(session.useragent) || t('sessions.unknown');
  return (
    <Card
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '14px 16px', mb: 1.25, flexWrap: 'wrap' }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography component="h2" sx={{ fontWeight: 600, fontSize: 15 }}>
          {name}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('sessions.used', { time: formatListTime(session.last_used_at), ip: session.ip })}
        </Typography>
      </Box>
      {session.is_current ? (
        <ToneChip tone="success" label={t('sessions.current')} />
      ) : (
        <Button variant="outlined" onClick={onEnd} aria-label={`${t('sessions.end')} ${name}`}>
          {t('sessions.end')}
        </Button>
      )}
    </Card>
  );
}

/** Where the member is logged in; each device but this one can be logged out. */
export function SessionsPage() {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const sessions = useSessions();
  const end = useEndSession();
  const [ending, setEnding] = useState<OwnSession | null>(null);
  const confirm = (session: OwnSession): void => {
    setEnding(null);
    end.mutate(session.id, {
      onSuccess: () => toast(t('sessions.ended')),
      onError: (error) => toast(errorText(error), 'error'),
    });
  };
  return (
    <MemberPage title={t('sessions.title')} lead={t('sessions.lead')}>
      <Box sx={{ pt: { xs: 1.5, md: 0 } }}>
        {sessions.isPending && <RowsSkeleton rows={3} height={72} />}
        {sessions.isError && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
        {sessions.data?.length === 0 && <EmptyState icon={<DevicesOutlined />} title={t('sessions.empty')} />}
        {sessions.data && (
          <Box component="ul" aria-label={t('sessions.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {sessions.data.map((session) => (
              <Device key={session.id} session={session} onEnd={() => setEnding(session)} />
            ))}
          </Box>
        )}
      </Box>
      {ending && (
        <ConfirmDialog
          open
          title={t('sessions.endTitle')}
          text={t('sessions.endText')}
          cancel={t('act.cancel')}
          onCancel={() => setEnding(null)}
        >
          <Button variant="contained" color="error" onClick={() => confirm(ending)}>
            {t('sessions.end')}
          </Button>
        </ConfirmDialog>
      )}
    </MemberPage>
  );
}
