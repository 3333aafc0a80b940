import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import type { NotificationPayload } from 'react-admin';
import { useNotificationContext, useTranslate } from 'react-admin';

const STAY_MS = 4000;

/** What just happened, at the bottom, one at a time; errors stay until closed and are read out at once. */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [current, setCurrent] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (notifications.length === 0) return;
    // News push an old error out of the way.
    if (current) return setOpen(false);
    const next = takeNotification();
    if (!next) return;
    setCurrent(next);
    setOpen(true);
  }, [notifications, current, takeNotification]);
  if (!current) return null;
  const isError = current.type === 'error';
  const { message, notificationOptions } = current;
  const text = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message;
  return (
    <Snackbar
      open={open}
      autoHideDuration={isError ? null : STAY_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{ transition: { onExited: () => setCurrent(undefined) } }}
    >
      <Alert
        severity={isError ? 'error' : current.type === 'warning' ? 'warning' : 'success'}
        role={isError ? 'alert' : 'status'}
        onClose={() => setOpen(false)}
        closeText={translate('app.close')}
        sx={{ boxShadow: 6, maxWidth: 560 }}
      >
        {text}
      </Alert>
    </Snackbar>
  );
}
