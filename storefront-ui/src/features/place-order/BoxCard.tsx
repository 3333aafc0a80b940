import AddOutlined from '@mui/icons-material/AddOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { formatMoneyText } from '@parcelway/look';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BoxView, GoodsCategoryView, Quote, Refusal } from '../../api/types';
import { FormField } from '../../ui/FormField';
import { CalcStrip } from './CalcStrip';
import { ItemDialog } from './ItemDialog';
import { ItemsList } from './ItemsList';
import {
  boxChecks,
  boxOfType,
  declaredValue,
  plain,
  refusedBox,
  type ItemForm,
  type PlaceForm,
} from './place-form';

/** A type of box in words: its name and, unless it is the customer's own, its sizes. */
const boxLabel = (box: BoxView): string => {
  const sides = `${plain(box.length)}×${plain(box.width)}×${plain(box.height)}`;
  return box.is_own === '1' || box.name.includes(sides) ? box.name : `${box.name} ${sides}`;
};

/** One box: type, weight, sizes, how it is charged, and what is in it. */
export function BoxCard({
  index,
  only,
  boxes,
  categories,
  quote,
  stale,
  refusal,
  onCopy,
  onRemove,
}: {
  index: number;
  only: boolean;
  boxes: readonly BoxView[];
  categories: readonly GoodsCategoryView[];
  quote: Quote | undefined;
  stale: boolean;
  /** Of the chosen channel, whatever box or item it is about. */
  refusal: Refusal | undefined;
  onCopy: () => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { control, setValue, getFieldState, trigger } = useFormContext<PlaceForm>();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const base = `packages.${index}` as const;
  const box = useWatch({ control, name: base });
  const no = index + 1;
  const type = boxes.find((row) => String(row.id) === box.packaging_box_id);
  const setItems = (items: ItemForm[]): void =>
    setValue(`${base}.items`, items, {
      shouldDirty: true,
      shouldValidate: getFieldState(`${base}.items`).invalid,
    });
  const fillSizes = (id: string): void => {
    const chosen = boxOfType(boxes.find((row) => String(row.id) === id));
    for (const side of ['length', 'width', 'height'] as const) {
      if (chosen[side]) setValue(`${base}.${side}`, chosen[side], { shouldDirty: true });
      if (getFieldState(`${base}.${side}`).invalid) void trigger(`${base}.${side}`);
    }
  };
  const saveItem = (item: ItemForm): void => {
    setItems(
      typeof edited === 'number'
        ? box.items.map((old, at) => (at === edited ? item : old))
        : [...box.items, item],
    );
    setEdited(null);
  };
  const small = { fontSize: 13, color: 'text.secondary' };
  return (
    <Box
      component="article"
      aria-label={t('place.box', { no })}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'hidden',
        '& + &': { mt: '14px' },
      }}
    >
      <Box
        component="header"
        sx={(theme) => ({
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          p: { xs: '6px 6px 6px 12px', md: '6px 6px 6px 16px' },
          bgcolor: theme.palette.sunken,
          borderBottom: 1,
          borderColor: 'divider',
        })}
      >
        <Inventory2Outlined sx={{ fontSize: 20 }} aria-hidden />
        <Box component="h3" sx={{ m: 0, fontSize: 15, fontWeight: 600 }}>
          {t('place.box', { no })}
        </Box>
        <Box
          sx={{
            ...small,
            flex: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {type && boxLabel(type)}
        </Box>
        <Tooltip title={t('place.copyBox', { no })}>
          <IconButton aria-label={t('place.copyBox', { no })} onClick={onCopy}>
            <ContentCopyOutlined sx={{ fontSize: 18 }} />
          </IconButton>
        </Tooltip>
        {!only && (
          <Tooltip title={t('place.deleteBox', { no })}>
            <IconButton aria-label={t('place.deleteBox', { no })} onClick={onRemove} sx={{ ml: '-10px' }}>
              <DeleteOutlined sx={{ fontSize: 18 }} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <Box sx={{ p: { xs: '12px', md: '14px 16px 16px' } }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.7fr 1fr 2fr' },
            gap: '12px',
            alignItems: 'start',
          }}
        >
          <FormField
            control={control}
            name={`${base}.packaging_box_id`}
            label={t('place.boxType')}
            checks={boxChecks.packaging_box_id}
            onChanged={fillSizes}
          >
            {boxes.map((row) => (
              <MenuItem key={row.id} value={String(row.id)}>
                {boxLabel(row)}
              </MenuItem>
            ))}
          </FormField>
          <FormField
            control={control}
            name={`${base}.weight`}
            label={t('place.weight')}
            checks={boxChecks.weight}
            inputMode="decimal"
            unit="kg"
          />
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <Box
              component="legend"
              sx={{
                p: 0,
                mb: '6px',
                width: '100%',
                display: 'flex',
                justifyContent: 'space-between',
                fontSize: 13,
                lineHeight: 1.5,
                fontWeight: 600,
              }}
            >
              <span>{t('place.size')}</span>
              <Box component="small" sx={{ fontSize: 12, fontWeight: 400, color: 'text.secondary' }}>
                {t('place.sizeHint')}
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '6px' }}>
              {(['length', 'width', 'height'] as const).map((side) => (
                <FormField
                  key={side}
                  control={control}
                  name={`${base}.${side}`}
                  label={t(`place.${side}`)}
                  hideLabel
                  checks={boxChecks.side}
                  inputMode="decimal"
                  unit="cm"
                  sx={{ '& .MuiInputBase-root': { pr: '10px' }, '& input': { px: '10px' } }}
                />
              ))}
            </Box>
          </Box>
        </Box>
        <CalcStrip
          box={quote?.boxes.find((row) => row.no === no)}
          currency={quote?.currency ?? 'GBP'}
          stale={stale}
          refusal={index === refusedBox(refusal?.text) ? refusal?.text : undefined}
        />
        {box.items.length > 0 ? (
          <ItemsList
            items={box.items}
            categories={categories}
            refusal={refusal}
            onEdit={setEdited}
            onRemove={(gone) => setItems(box.items.filter((_, at) => at !== gone))}
          />
        ) : (
          <Box sx={{ ...small, mt: 2 }}>{t('place.item.none')}</Box>
        )}
        <Controller
          control={control}
          name={`${base}.items`}
          rules={{ validate: (items) => items.length > 0 || t('place.item.none') }}
          render={({ field, fieldState: { error } }) => (
            <>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
                <Button
                  ref={field.ref}
                  startIcon={<AddOutlined />}
                  onClick={() => setEdited('new')}
                  sx={{ ml: '-10px' }}
                >
                  {t('place.item.add')}
                </Button>
                <Box sx={small}>
                  {t('place.item.boxTotal', { amount: formatMoneyText(declaredValue([box])) })}
                </Box>
              </Box>
              {error && <FormHelperText error>{error.message}</FormHelperText>}
            </>
          )}
        />
      </Box>
      {edited !== null && (
        <ItemDialog
          item={typeof edited === 'number' ? (box.items[edited] ?? null) : null}
          categories={categories}
          onClose={() => setEdited(null)}
          onSave={saveItem}
        />
      )}
    </Box>
  );
}
