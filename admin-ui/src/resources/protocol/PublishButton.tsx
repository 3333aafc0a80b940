import PublishOutlined from '@mui/icons-material/PublishOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { fromLondonInput } from '../../crud/london-time';
import { useMay } from '../../layout/access';
import { errorText, fieldErrors } from '../../providers/problem';
import { callRest } from '../../providers/rest';

/** Makes a draft the live version, from a time on that is now where none is given. */
export function PublishButton() {
  const draft = useRecordContext<RaRecord>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (draft?.['status'] !== 'draft' || !may('protocol', 'publish')) return null;

  async function publish(): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const effective_at = fromLondonInput(from);
      await callRest('POST', '/protocol/publish', {
        id: Number(draft?.id),
        ...(effective_at ? { effective_at } : {}),
      });
      notify('protocol.published', { type: 'success' });
      setOpen(false);
      refresh();
    } catch (error) {
      setFailure(fieldErrors(error)?.['effective_at'] ?? errorText(error, translate('form.failed')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="contained" startIcon={<PublishOutlined />} onClick={() => setOpen(true)}>
        {translate('protocol.publish')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="publish-title"
      >
        <DialogTitle id="publish-title">{translate('protocol.publish')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{translate('protocol.publishText')}</DialogContentText>
          <TextField
            id="effective-at"
            type="datetime-local"
            label={translate('resources.protocol.fields.effective_at')}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            helperText={translate('protocol.effectiveHint')}
          />
          {failure && (
            <Alert severity="error" role="alert" sx={{ mt: 1 }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} autoFocus>
            {translate('ra.action.cancel')}
          </Button>
          <Button variant="contained" disabled={busy} aria-busy={busy} onClick={() => void publish()}>
            {translate('protocol.publish')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
