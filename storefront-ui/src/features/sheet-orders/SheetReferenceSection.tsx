import MenuItem from '@mui/material/MenuItem';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AddressRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { FormField } from '../../ui/FormField';
import { Section } from '../../ui/Section';
import { addressLines, personName } from '../address-book/address-text';
import { FieldGrid, full, wide } from './FieldGrid';
import { sheetChecks, type SheetForm } from './sheet-form';

const RETURN_ADDRESS = 3;

/** Whose package it is: the sender's address and the numbers of shop and platform. */
export function SheetReferenceSection({
  isNew,
  addresses,
}: {
  /** A kept order's reference stays what it is. */
  isNew: boolean;
  addresses: readonly AddressRow[];
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const { control } = useFormContext<SheetForm>();
  const checks = sheetChecks('');
  const senders = addresses.filter(({ address_type }) => address_type !== RETURN_ADDRESS);
  return (
    <Section title={t('sheet.form.references')}>
      <FieldGrid>
        <FormField
          control={control}
          name="sender_address_id"
          label={t('sheet.form.field.sender_address_id')}
          hint={t('sheet.form.senderHint')}
          optional
          sx={full}
        >
          <MenuItem value="">{t('sheet.form.noSender')}</MenuItem>
          {senders.map((row) => (
            <MenuItem key={row.id} value={String(row.id)} sx={{ whiteSpace: 'normal' }}>
              {`${personName(row)} · ${addressLines(row, locale).join(', ')}`}
            </MenuItem>
          ))}
        </FormField>
        <FormField
          control={control}
          name="out_order_id"
          checks={checks.out_order_id}
          label={t('sheet.reference')}
          hint={t(isNew ? 'sheet.form.referenceHint' : 'sheet.form.referenceFixed')}
          optional={isNew}
          disabled={!isNew}
          sx={wide}
        />
        <FormField
          control={control}
          name="platform_order_number"
          checks={checks.platform_order_number}
          label={t('sheet.platformNo')}
          optional
          sx={wide}
        />
      </FieldGrid>
    </Section>
  );
}
