import MenuItem from '@mui/material/MenuItem';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../app/Appearance';
import { FormField } from '../../ui/FormField';
import { Section } from '../../ui/Section';
import { COUNTRIES } from '../address-book/address-form';
import { countryName } from '../address-book/address-text';
import { FieldGrid, full, wide } from './FieldGrid';
import { sheetChecks, type SheetForm } from './sheet-form';

/** Who gets the package and where. */
export function SheetReceiverSection() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const { control, trigger, formState } = useFormContext<SheetForm>();
  const country = useWatch({ control, name: 'receiverCountryCode' });
  const checks = sheetChecks(country);
  const field = <Name extends keyof typeof checks>(name: Name) => ({
    control,
    name,
    checks: checks[name],
    label: t(`sheet.form.field.${name}`),
  });
  const countries = [...new Set([...COUNTRIES, country])];
  return (
    <Section title={t('sheet.receiver')}>
      <FieldGrid>
        <FormField {...field('receiverName')} sx={wide} autoComplete="off" />
        <FormField {...field('receiverTelephone')} sx={wide} inputMode="tel" />
        <FormField
          {...field('receiverCountryCode')}
          onChanged={() => {
            if (formState.touchedFields.receiverZipCode) void trigger('receiverZipCode');
          }}
        >
          {countries.map((code) => (
            <MenuItem key={code} value={code}>
              {countryName(code, locale)}
            </MenuItem>
          ))}
        </FormField>
        <FormField {...field('receiverZipCode')} />
        <FormField {...field('receiverState')} optional />
        <FormField {...field('receiverCity')} />
        <FormField
          {...field('receiverDetailAddress')}
          hint={t('sheet.form.addressHint')}
          multiline
          sx={full}
        />
      </FieldGrid>
    </Section>
  );
}
