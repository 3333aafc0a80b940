import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PartnerAppView } from '../../api/types';
import { showFieldErrors } from '../../ui/form-errors';
import { FormField } from '../../ui/FormField';
import { required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useSaveWebhook } from './webhook-api';

/** A new endpoint: of which app, and where. It hears of every kind of event. */
export function WebhookForm({
  apps,
  onClose,
  onSecret,
}: {
  apps: readonly PartnerAppView[];
  onClose: () => void;
  onSecret: (told: { url: string; secret: string }) => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const errorText = useErrorText();
  const save = useSaveWebhook();
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { partner_app_id: String(apps[0]?.id ?? ''), url: 'https://' },
  });
  const submit = handleSubmit(({ partner_app_id, url }) =>
    save.mutate(
      { partner_app_id: Number(partner_app_id), url },
      {
        onSuccess: ({ secret }) => {
          onClose();
          if (secret !== undefined) onSecret({ url, secret });
        },
        onError: (error) => showFieldErrors(error, setError),
      },
    ),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId} variant="h3">
          {t('webhook.add')}
        </DialogTitle>
        <DialogContent>
          {save.isError && (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {errorText(save.error)}
            </Alert>
          )}
          <FormField control={control} name="partner_app_id" label={t('webhook.app')}>
            {apps.map((app) => (
              <MenuItem key={app.id} value={String(app.id)}>
                {app.name || app.app_id}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            control={control}
            name="url"
            label={t('webhook.url')}
            hint={t('webhook.urlHint')}
            checks={[required]}
            autoComplete="off"
          />
        </DialogContent>
        <DialogActions sx={{ px: 2.5, pb: 2 }}>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={save.isPending}>
            {t('webhook.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
