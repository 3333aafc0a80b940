import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../ui/States';

/** One step of changing an address: words, fields, what went wrong, the way on and the way out. */
export function BindStep({
  lead,
  error,
  submit,
  isBusy,
  onSubmit,
  onClose,
  children,
}: {
  lead: string;
  error: unknown;
  /** Words of the button that goes on. */
  submit: string;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'contents' }}>
      <DialogContent>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {lead}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
        {error != null && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {errorText(error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 2.5, pb: 2 }}>
        <Button onClick={onClose}>{t('act.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {submit}
        </Button>
      </DialogActions>
    </Box>
  );
}
