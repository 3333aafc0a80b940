import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { required, type Check } from '../../ui/rules';
import { groupedNumber, isCardNumber, isCvc, isExpiry, writtenExpiry, type CardForm } from './card-form';

const right =
  (holds: (text: string) => boolean, key: string): Check =>
  (text) =>
    holds(text) ? null : { key };

/** Number, expiry and code of a card, written as they stand on it. */
export function CardFields({ form, disabled }: { form: UseFormReturn<CardForm>; disabled: boolean }) {
  const { t } = useTranslation();
  const { control, setValue } = form;
  const shared = { control, disabled, inputMode: 'numeric' as const };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <FormField
        {...shared}
        name="number"
        label={t('payment.card.number')}
        placeholder="0000 0000 0000 0000"
        autoComplete="cc-number"
        checks={[required, right(isCardNumber, 'payment.card.wrongNumber')]}
        onChanged={(text) => setValue('number', groupedNumber(text))}
        sx={{ gridColumn: '1 / -1' }}
      />
      <FormField
        {...shared}
        name="expiry"
        label={t('payment.card.expiry')}
        placeholder={t('payment.card.expiryHint')}
        autoComplete="cc-exp"
        checks={[required, right((text) => isExpiry(text, new Date()), 'payment.card.wrongExpiry')]}
        onChanged={(text) => setValue('expiry', writtenExpiry(text))}
      />
      <FormField
        {...shared}
        name="cvc"
        label={t('payment.card.cvc')}
        hint={t('payment.card.cvcHint')}
        autoComplete="cc-csc"
        checks={[required, right(isCvc, 'payment.card.wrongCvc')]}
        onChanged={(text) => setValue('cvc', text.replace(/\D/g, '').slice(0, 4))}
      />
    </Box>
  );
}
