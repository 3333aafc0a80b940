import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton';

/** A secret that was just made; it is shown here and never again, so only its own button closes the dialog. */
export function SecretDialog({
  secret,
  appId,
  onClose,
}: {
  secret: string;
  /** The app it belongs to, where it is an app's. */
  appId?: string;
  onClose: () => void;
}) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate('partner.newSecret')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('partner.once')}
        </Alert>
        {appId !== undefined && (
          <TextField
            id="made-app-id"
            label={translate('resources.partner-app.fields.app_id')}
            value={appId}
            slotProps={{ input: { readOnly: true } }}
          />
        )}
        <TextField
          id="made-secret"
          label={translate('partner.secret')}
          value={secret}
          onFocus={({ target }) => target.select()}
          slotProps={{
            input: { readOnly: true, endAdornment: <CopyButton text={secret} /> },
            htmlInput: { style: { fontFamily: 'monospace' } },
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('partner.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
