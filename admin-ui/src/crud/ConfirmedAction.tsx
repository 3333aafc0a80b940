import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorText } from '../providers/problem';

/**
 * A button that does something after asking: `text` says what will happen, the second button repeats the verb, focus starts on cancel.
 * `done` is what is said afterwards; the server's words when it refuses.
 */
export function ConfirmedAction({
  label,
  icon,
  text,
  done,
  act,
  danger = false,
}: {
  label: string;
  icon?: ReactNode;
  text: string;
  done?: string;
  act: () => Promise<unknown>;
  danger?: boolean;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await act();
      if (done) notify(done, { type: 'success' });
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        color={danger ? 'error' : 'primary'}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        aria-label={label}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle>{label}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={busy}
            aria-busy={busy}
            onClick={() => void run()}
          >
            {label}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
