import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { formatMoneyText, StickyBar } from '@parcelway/look';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GoodsCategoryView } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { FormField } from '../../ui/FormField';
import { useIsPhone } from '../../ui/useIsPhone';
import { categoryName, leafCategories } from './categories';
import type { Check } from '../../ui/rules';
import { itemChecks, itemValue, type ItemForm } from './place-form';

const newItem: ItemForm = { category_id: '', name_zh: '', name_en: '', quantity: '1', unit_price: '' };

/** One kind of thing in a box: a full screen on phones, a dialog on laptops. */
export function ItemDialog({
  item,
  categories,
  onClose,
  onSave,
}: {
  /** The item to change, or null for a new one. */
  item: ItemForm | null;
  categories: readonly GoodsCategoryView[];
  onClose: () => void;
  onSave: (item: ItemForm) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const phone = useIsPhone();
  const titleId = useId();
  const { control, handleSubmit, setValue, getValues } = useForm<ItemForm>({
    mode: 'onTouched',
    defaultValues: item ?? newItem,
  });
  const typed = useWatch({ control }) as ItemForm;
  const total = itemValue(typed);
  const chosen = categories.find((row) => String(row.id) === typed.category_id);
  const allowed: Check = (id) => {
    const category = categories.find((row) => String(row.id) === id);
    if (category?.verdict !== 'prohibited') return null;
    const name = categoryName(category, locale);
    return category.note
      ? { key: 'place.item.refusedWhy', values: { name, why: category.note } }
      : { key: 'place.item.refused', values: { name } };
  };
  const field = (name: keyof ItemForm) => ({ control, name, checks: itemChecks[name] });
  /** The category's own words are a good first guess for an empty name. */
  const suggestNames = (id: string): void => {
    const category = categories.find((row) => String(row.id) === id);
    if (!category) return;
    if (!getValues('name_zh')) setValue('name_zh', category.name_zh);
    if (!getValues('name_en')) setValue('name_en', category.name_en);
  };
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          // The dialog is a child of the order's form in React's tree: its submit must not place the order.
          event.stopPropagation();
          void handleSubmit(onSave)(event);
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: 56,
            pl: 2.5,
            pr: 0.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
            {t(item ? 'place.item.edit' : 'place.item.add')}
          </Typography>
          <IconButton aria-label={t('act.close')} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </Box>
        <Box
          sx={{
            flex: 1,
            overflowY: 'auto',
            p: 2.5,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: '1fr 1fr',
            alignContent: 'start',
          }}
        >
          <FormField
            {...field('category_id')}
            checks={[...itemChecks.category_id, allowed]}
            hint={chosen?.verdict === 'conditional' ? chosen.note : undefined}
            label={t('place.item.category')}
            onChanged={suggestNames}
            sx={{ gridColumn: '1 / -1' }}
          >
            {leafCategories(categories).map((row) => (
              <MenuItem key={row.id} value={String(row.id)}>
                {categoryName(row, locale)}
                {row.verdict === 'prohibited' && `（${t('place.item.prohibited')}）`}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            {...field('name_zh')}
            label={t('place.item.nameZh')}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          <FormField
            {...field('name_en')}
            label={t('place.item.nameEn')}
            hint={t('place.item.nameEnHint')}
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          />
          <FormField {...field('quantity')} label={t('place.item.quantity')} inputMode="numeric" />
          <FormField
            {...field('unit_price')}
            label={t('place.item.price')}
            hint={t('place.item.priceHint')}
            inputMode="decimal"
            start="£"
          />
        </Box>
        <StickyBar>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" color="text.secondary">
              {t('place.item.total')}{' '}
              <Box component="b" sx={{ color: 'text.primary' }}>
                {formatMoneyText(total)}
              </Box>
            </Typography>
            <Button type="submit" variant="contained" size="large" sx={{ minWidth: 160 }}>
              {t('act.done')}
            </Button>
          </Box>
        </StickyBar>
      </Box>
    </Dialog>
  );
}
