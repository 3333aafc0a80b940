import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { errorText, requestReference } from '../providers/problem';

/** A sentence with an icon and at most one action, where a table or a page would have been. */
export function Notice({
  icon,
  title,
  text,
  action,
  small,
}: {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  small?: string | undefined;
}) {
  return (
    <Box sx={{ p: 5, textAlign: 'center', display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Box aria-hidden sx={{ color: 'text.secondary', '& svg': { fontSize: 32 } }}>
        {icon}
      </Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>{text}</Typography>}
      {action}
      {small && <Typography variant="caption">{small}</Typography>}
    </Box>
  );
}

/** What went wrong, in the server's words, with a way to try again. */
export function ErrorNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const reference = requestReference(error);
  return (
    <div role="alert">
      <Notice
        icon={<WarningAmberOutlined />}
        title={translate('error.loadFailed')}
        text={errorText(error, '')}
        action={
          <Button variant="outlined" startIcon={<RefreshOutlined />} onClick={onRetry}>
            {translate('app.retry')}
          </Button>
        }
        small={reference ? translate('error.reference', { id: reference }) : undefined}
      />
    </div>
  );
}
