import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { formatMoneyText } from '@parcelway/look';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BoxView, GoodsCategoryView, InsuranceTypeView, Quote, Refusal } from '../../api/types';
import { FormField } from '../../ui/FormField';
import { Section } from '../../ui/Section';
import { BoxCard } from './BoxCard';
import { usePackageLimits } from './place-api';
import { boxOfType, declaredValue, type PlaceForm } from './place-form';
import { StepMark } from './StepMark';

/** The boxes with what is in them, and the insurance of the whole order. */
export function BoxesSection({
  done,
  boxes,
  categories,
  insurance,
  quote,
  stale,
  refusal,
}: {
  done: boolean;
  boxes: readonly BoxView[];
  categories: readonly GoodsCategoryView[];
  insurance: readonly InsuranceTypeView[];
  quote: Quote | undefined;
  stale: boolean;
  refusal: Refusal | undefined;
}) {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext<PlaceForm>();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'packages' });
  const packages = useWatch({ control, name: 'packages' });
  const count = t('unit.boxes', { count: packages.length });
  const limits = usePackageLimits().data;
  const full = limits !== undefined && fields.length >= limits.max_packages;
  return (
    <Section
      title={t('place.boxes')}
      mark={<StepMark no={2} done={done} />}
      end={
        <Typography variant="body2" color="text.secondary" noWrap>
          {t('place.declared', { boxes: count, amount: formatMoneyText(declaredValue(packages)) })}
        </Typography>
      }
    >
      {fields.map((field, index) => (
        <BoxCard
          key={field.id}
          index={index}
          only={fields.length === 1}
          boxes={boxes}
          categories={categories}
          quote={quote}
          stale={stale}
          refusal={refusal}
          onCopy={() => !full && insert(index + 1, structuredClone(getValues(`packages.${index}`)))}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        variant="outlined"
        fullWidth
        startIcon={<AddOutlined />}
        disabled={full}
        onClick={() => append(boxOfType(boxes[0]), { focusName: `packages.${fields.length}.weight` })}
        sx={{ mt: '14px', borderStyle: 'dashed' }}
      >
        {t('place.addBox')}
      </Button>
      {limits?.volume_note && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {limits.volume_note}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>
        <FormField control={control} name="cover" label={t('place.cover')} aside={t('place.coverHint')}>
          {insurance.map((step) => (
            <MenuItem
              key={step.id}
              value={step.cover}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
            >
              <Box
                component="span"
                sx={{ display: 'flex', justifyContent: 'space-between', width: '100%', gap: 2 }}
              >
                <span>
                  {t('place.coverOption', {
                    cover: formatMoneyText(step.cover, step.currency).replace(/\.00$/, ''),
                  })}
                </span>
                <span>
                  {step.is_free === '1' ? t('place.free') : formatMoneyText(step.premium, step.currency)}
                </span>
              </Box>
            </MenuItem>
          ))}
        </FormField>
      </Box>
    </Section>
  );
}
