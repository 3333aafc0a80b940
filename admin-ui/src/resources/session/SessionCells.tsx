import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import { formatListTime, ToneChip } from '@parcelway/look';
import type { RaRecord } from 'react-admin';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { ConfirmedAction } from '../../crud/ConfirmedAction';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';

const isOwn = (session: RaRecord): boolean => session['is_current'] === '1';

/** When a session was last used; the one this page is open in says so. */
export function LastUsed() {
  const session = useRecordContext<RaRecord>();
  const translate = useTranslate();
  if (!session) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {formatListTime(String(session['last_used_at']))}
      {isOwn(session) && <ToneChip tone="success" label={translate('session.current')} />}
    </Box>
  );
}

/** Ends the session of the row. One's own ends by logging out. */
export function EndSession() {
  const session = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const refresh = useRefresh();
  const may = useMay();
  if (!session || isOwn(session) || !may('session', 'delete')) return null;
  return (
    <ConfirmedAction
      danger
      label={translate('session.end')}
      icon={<LogoutOutlined />}
      text={translate('session.endText', { name: String(session['username']), ip: String(session['ip']) })}
      done="session.ended"
      act={async () => {
        await callRest('DELETE', `/session/${String(session.id)}`);
        refresh();
      }}
    />
  );
}
