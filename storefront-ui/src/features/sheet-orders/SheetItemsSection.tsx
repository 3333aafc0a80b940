import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { formatKgFromG } from '@parcelway/look';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../ui/FormField';
import { Section } from '../../ui/Section';
import { FieldGrid, wide } from './FieldGrid';
import { CURRENCIES, itemChecks, MOST_ITEMS, newItem, sheetChecks } from './sheet-form';
import type { SheetForm, SheetItemForm } from './sheet-form';

/** How heavy the package is and what is in it. */
export function SheetItemsSection() {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext<SheetForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const weight = useWatch({ control, name: 'packageWeight' });
  const isWhole = /^\d{1,6}$/.test(weight.trim());
  return (
    <Section title={t('sheet.contents')}>
      <FieldGrid>
        <FormField
          control={control}
          name="packageWeight"
          checks={sheetChecks('').packageWeight}
          label={t('sheet.form.field.packageWeight')}
          unit={t('sheet.form.grams')}
          inputMode="numeric"
          hint={
            isWhole
              ? t('sheet.form.weightIs', { kg: formatKgFromG(Number(weight)) })
              : t('sheet.form.weightHint')
          }
          sx={wide}
        />
      </FieldGrid>
      {fields.map((item, index) => (
        <ItemFields
          key={item.id}
          index={index}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      <Button
        variant="outlined"
        fullWidth
        startIcon={<AddOutlined />}
        disabled={fields.length >= MOST_ITEMS}
        onClick={() => append(newItem(getValues('items').at(-1)?.itemUnitPriceCurrency))}
        sx={{ mt: 2, borderStyle: 'dashed' }}
      >
        {t('sheet.form.addItem')}
      </Button>
    </Section>
  );
}

function ItemFields({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const { t } = useTranslation();
  const { control } = useFormContext<SheetForm>();
  const title = t('sheet.form.item', { no: index + 1 });
  const field = <Name extends keyof SheetItemForm>(name: Name) => ({
    control,
    name: `items.${index}.${name}` as const,
    checks: itemChecks[name],
    label: t(`sheet.form.field.${name}`),
  });
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        mt: 2,
        p: '6px 14px 16px',
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        minWidth: 0,
      }}
    >
      <Box component="legend" sx={{ px: '6px', fontSize: 14, fontWeight: 600 }}>
        {title}
      </Box>
      {onRemove && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: '-8px', mr: '-8px' }}>
          <IconButton aria-label={t('sheet.form.removeItem', { no: index + 1 })} onClick={onRemove}>
            <DeleteOutlined />
          </IconButton>
        </Box>
      )}
      <FieldGrid>
        <FormField {...field('itemEnglishName')} sx={wide} hint={t('sheet.form.nameHint')} />
        <FormField {...field('itemChineseName')} sx={wide} optional />
        <FormField {...field('itemQuantity')} inputMode="numeric" />
        <FormField {...field('itemWeight')} inputMode="numeric" unit={t('sheet.form.grams')} optional />
        <FormField {...field('itemUnitPrice')} inputMode="decimal" />
        <FormField {...field('itemUnitPriceCurrency')}>
          {CURRENCIES.map((code) => (
            <MenuItem key={code} value={code}>
              {t(`sheet.form.currency.${code}`)}
            </MenuItem>
          ))}
        </FormField>
        <FormField {...field('hsCode')} inputMode="numeric" optional sx={wide} />
      </FieldGrid>
    </Box>
  );
}
