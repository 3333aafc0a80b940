import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { formatMoneyText } from '@parcelway/look';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RefundableMoney, RefundDestination } from '../../api/types';
import { showFieldErrors } from '../../ui/form-errors';
import { FormField } from '../../ui/FormField';
import { atMost, decimal, required } from '../../ui/rules';
import { useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useAskRefund } from './refund-api';

const LONGEST_REASON = 300;

interface Form {
  readonly amount: string;
  readonly destination: RefundDestination;
  readonly reason: string;
}

/** Asks for money of an order back: all that is left, or a part. */
export function AskRefund({
  refNo,
  left,
  onClose,
}: {
  refNo: string;
  left: RefundableMoney;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const ask = useAskRefund();
  const { control, handleSubmit, setError } = useForm<Form>({
    defaultValues: { amount: left.amount, destination: 'original', reason: '' },
    mode: 'onTouched',
  });
  const submit = handleSubmit((form) =>
    ask.mutate(
      { ...form, ref_no: refNo },
      {
        onSuccess: () => {
          toast(t('refund.asked'));
          onClose();
        },
        onError: (error) => {
          if (!showFieldErrors(error, setError)) toast(errorText(error), 'error');
        },
      },
    ),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId} variant="h3">
          {t('refund.ask')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {t('refund.askText', { left: formatMoneyText(left.amount, left.currency) })}
          </Typography>
          <FormField
            control={control}
            name="amount"
            label={t('refund.amount')}
            unit={left.currency}
            inputMode="decimal"
            checks={[required, decimal({ min: '0.01', max: left.amount, scale: 2 })]}
          />
          {left.ways.some((way) => way !== 'balance') && (
            <FormField control={control} name="destination" label={t('refund.destination')}>
              {(['original', 'balance'] as const).map((destination) => (
                <MenuItem key={destination} value={destination}>
                  {t(`refund.to.${destination}`)}
                </MenuItem>
              ))}
            </FormField>
          )}
          <FormField
            control={control}
            name="reason"
            label={t('refund.reason')}
            multiline
            checks={[required, atMost(LONGEST_REASON)]}
          />
        </DialogContent>
        <DialogActions sx={{ px: 2.5, pb: 2 }}>
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={ask.isPending} aria-busy={ask.isPending}>
            {t('refund.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
