import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyBlock } from './CopyText';

/** The one time a secret is shown; closes by its button only. */
export function SecretDialog({
  of,
  secret,
  onClose,
}: {
  /** Whose secret it is. */
  of: string;
  secret: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        {t('apiParam.newSecret')}
      </DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('apiParam.once')}
        </Alert>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          <code>{of}</code>
        </Box>
        <CopyBlock text={secret} label={t('apiParam.secret')} />
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('apiParam.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
