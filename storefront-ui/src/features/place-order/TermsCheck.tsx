import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ProtocolLink } from '../protocol/ProtocolLink';
import type { PlaceForm } from './place-form';

/** Consent to the terms, which open in place. */
export function TermsCheck() {
  const { t } = useTranslation();
  const { control } = useFormContext<PlaceForm>();
  const checkId = useId();
  return (
    <Controller
      control={control}
      name="agree"
      rules={{ validate: (agreed) => agreed || t('place.termsNeeded') }}
      render={({ field, fieldState: { error } }) => (
        <>
          <Box sx={{ display: 'flex', gap: '10px', alignItems: 'flex-start', fontSize: 14 }}>
            <Checkbox
              id={checkId}
              checked={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              sx={{ p: 0 }}
              slotProps={{ input: { ref: field.ref } }}
            />
            <span>
              <label htmlFor={checkId}>{t('place.terms')}</label>{' '}
              <ProtocolLink code="terms">{t('protocol.terms')}</ProtocolLink> {t('place.termsAnd')}{' '}
              <ProtocolLink code="prohibited_items">{t('protocol.banned')}</ProtocolLink>
            </span>
          </Box>
          {error && <FormHelperText error>{error.message}</FormHelperText>}
        </>
      )}
    />
  );
}
