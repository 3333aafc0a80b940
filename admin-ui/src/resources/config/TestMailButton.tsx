import type { SettingView } from '@parcelway/contracts';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { errorText, fieldErrors } from '../../providers/problem';
import { sendTestMail } from './settings-api';
import { mailForm } from './settings-form';

/** Sends a mail with what the form holds, so that settings can be tried before they are saved. */
export function TestMailButton({ list }: { list: readonly SettingView[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues } = useFormContext();
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The dialog stands inside the form of the settings, which is not what is sent here.
    event.stopPropagation();
    setBusy(true);
    setFailure('');
    try {
      await sendTestMail(mailForm(list, getValues()), to.trim());
      notify('settings.testSent', { type: 'success', messageArgs: { to: to.trim() } });
      setOpen(false);
    } catch (error) {
      const fields = Object.values(fieldErrors(error) ?? {});
      setFailure(fields.length > 0 ? fields.join(' ') : errorText(error, translate('form.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="outlined" startIcon={<ForwardToInboxOutlined />} onClick={() => setOpen(true)}>
        {translate('settings.testMail')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="test-mail-title"
      >
        <form noValidate onSubmit={(event) => void send(event)}>
          <DialogTitle id="test-mail-title">{translate('settings.testMail')}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 1 }}>{translate('settings.testMailHint')}</DialogContentText>
            <TextField
              id="test-mail-to"
              type="email"
              autoFocus
              label={translate('settings.testMailTo')}
              value={to}
              onChange={({ target }) => setTo(target.value)}
              slotProps={{ htmlInput: { autoComplete: 'email' } }}
            />
            {failure && (
              <Alert severity="error" role="alert" sx={{ mt: 1 }}>
                {failure}
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={busy || to.trim() === ''} aria-busy={busy}>
              {translate('settings.testSend')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
