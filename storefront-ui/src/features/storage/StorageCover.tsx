import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ApiError } from '@parcelway/client';
import { formatMoneyText } from '@parcelway/look';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsuranceTypeView } from '../../api/types';
import { Section } from '../../ui/Section';
import { itemsOf, worthProblem, type StorageForm } from './storage-form';

const ABOUT_COVER = ['store.over_declared', 'store.cover_over_cap', 'store.no_insurance'];

/** Whether an error is the insurance's alone, and so is said at its field. */
export const isAboutCover = (error: unknown): error is ApiError =>
  error instanceof ApiError && ABOUT_COVER.includes(error.options.error ?? '');

/** What the pieces are worth, and what they are insured with. */
export function StorageCover({
  form,
  types,
  problem,
  onChange,
}: {
  form: StorageForm;
  /** undefined until they are known. */
  types: readonly InsuranceTypeView[] | undefined;
  problem: string | undefined;
  onChange: (change: Pick<Partial<StorageForm>, 'declared' | 'coverId'>) => void;
}) {
  const { t } = useTranslation();
  const items = itemsOf(form);
  const isGone = types?.every(({ id }) => String(id) !== form.coverId) === true && form.coverId !== '';
  useEffect(() => {
    if (isGone) onChange({ coverId: '' });
  }, [isGone, onChange]);
  if (items.length === 0 || !types || types.length === 0) return null;
  const free = types.find(({ is_free }) => is_free === '1');
  return (
    <Section title={t('storage.insurance')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {items.map(({ size_class, quantity }) => {
          const worth = form.declared[size_class] ?? '';
          const wrong = worthProblem(worth);
          return (
            <TextField
              key={size_class}
              label={t('storage.worth', { name: t(`storage.size.${size_class}`), count: quantity })}
              value={worth}
              error={wrong !== null}
              helperText={wrong && t(wrong.key, wrong.values ?? {})}
              onChange={({ target }) =>
                onChange({ declared: { ...form.declared, [size_class]: target.value } })
              }
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          );
        })}
        <TextField
          select
          label={t('storage.cover')}
          value={isGone ? '' : form.coverId}
          error={problem !== undefined}
          helperText={problem ?? t('storage.coverHint')}
          onChange={({ target }) => onChange({ coverId: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">
            {free ? t('storage.coverFree', { cover: coverText(free) }) : t('storage.coverNone')}
          </MenuItem>
          {types
            .filter((type) => type !== free)
            .map((type) => (
              <MenuItem key={type.id} value={String(type.id)}>
                {type.mode === 'rate'
                  ? t('storage.coverRate', { name: type.name, percent: (type.rate_bp ?? 0) / 100 })
                  : t('storage.coverStep', {
                      cover: coverText(type),
                      premium: formatMoneyText(type.premium, type.currency),
                    })}
              </MenuItem>
            ))}
        </TextField>
      </Box>
    </Section>
  );
}

const coverText = ({ cover, currency }: InsuranceTypeView): string =>
  formatMoneyText(cover, currency).replace(/\.00$/, '');
