import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { formatPhone, ToneChip } from '@parcelway/look';
import { lazy, Suspense, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { AddressRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Section } from '../../ui/Section';
import { addressLines, personName } from '../address-book/address-text';
import { AddressPicker } from './AddressPicker';
import type { PlaceForm } from './place-form';
import { StepMark } from './StepMark';

// The form brings the phone rules of every country; most orders use an address that is already there.
const AddressDialog = lazy(() =>
  import('../address-book/AddressDialog').then((module) => ({ default: module.AddressDialog })),
);

type Kind = 'sender' | 'receiver';
const fits = (row: AddressRow, kind: Kind): boolean =>
  row.address_type !== 3 && (row.country === 'CN') === (kind === 'receiver');

function AddressSlot({ kind, addresses }: { kind: Kind; addresses: readonly AddressRow[] }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const { control } = useFormContext<PlaceForm>();
  const [open, setOpen] = useState<'pick' | 'add' | 'edit' | null>(null);
  return (
    <Controller
      control={control}
      name={`${kind}_id`}
      rules={{
        validate: (id) => {
          const row = addresses.find((one) => String(one.id) === id);
          return row
            ? row.is_confirmed === '1' || t('place.unconfirmedHint')
            : t(`place.no${kind === 'sender' ? 'Sender' : 'Receiver'}`);
        },
      }}
      render={({ field, fieldState: { error } }) => {
        const row = addresses.find((one) => String(one.id) === field.value);
        const [street, below] = row ? addressLines(row, locale) : ['', ''];
        const confirmed = row?.is_confirmed === '1';
        const choose = (id: string): void => {
          field.onChange(id);
          setOpen(null);
        };
        return (
          <Box
            sx={(theme) => ({
              border: `1px solid ${error ? theme.palette.error.main : theme.palette.divider}`,
              borderRadius: '10px',
              p: '14px 16px',
              minWidth: 0,
            })}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: '6px' }}>
              <Box component="h3" sx={{ m: 0, flex: 1, fontSize: 15, fontWeight: 600 }}>
                {t(`place.${kind}`)}
              </Box>
              {row && (
                <ToneChip
                  tone={confirmed ? 'success' : 'warning'}
                  label={t(confirmed ? 'place.confirmed' : 'place.unconfirmed')}
                />
              )}
            </Box>
            {row && (
              <>
                <Box sx={{ fontWeight: 600 }}>
                  {personName(row)}
                  <Box component="span" sx={{ fontWeight: 400, ml: 2 }}>
                    {formatPhone(row.mobile_code, row.mobile)}
                  </Box>
                </Box>
                <Box sx={{ fontSize: 13, color: 'text.secondary', lineHeight: 1.55 }}>
                  {street}
                  <br />
                  {below}
                  {row.id_card_number && ` · ${t('address.idCard', { number: row.id_card_number })}`}
                </Box>
                {kind === 'receiver' && !row.id_card_number && (
                  <Box sx={{ fontSize: 12.5, color: 'warning.main', mt: 0.5 }}>{t('place.needsId')}</Box>
                )}
              </>
            )}
            {error && <FormHelperText error>{error.message}</FormHelperText>}
            <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: '-10px', mb: '-8px' }}>
              <Button
                ref={field.ref}
                onClick={() => setOpen('pick')}
                aria-label={t(`place.choose${kind === 'sender' ? 'Sender' : 'Receiver'}`)}
              >
                {t(row ? 'place.change' : 'place.choose')}
              </Button>
              {row && (!confirmed || (kind === 'receiver' && !row.id_card_number)) && (
                <Button onClick={() => setOpen('edit')}>{t('act.edit')}</Button>
              )}
            </Box>
            {open === 'pick' && (
              <AddressPicker
                title={t(`place.choose${kind === 'sender' ? 'Sender' : 'Receiver'}`)}
                addresses={addresses.filter((one) => fits(one, kind))}
                chosen={field.value}
                onChoose={choose}
                onAdd={() => setOpen('add')}
                onClose={() => setOpen(null)}
              />
            )}
            {(open === 'add' || open === 'edit') && (
              <Suspense>
                <AddressDialog
                  address={open === 'edit' ? (row ?? null) : null}
                  type={kind === 'sender' ? '1' : '2'}
                  onClose={() => setOpen(null)}
                  onSaved={(id) => choose(String(id))}
                />
              </Suspense>
            )}
          </Box>
        );
      }}
    />
  );
}

/** Who sends and who receives; both addresses must be confirmed. */
export function AddressesSection({ done, addresses }: { done: boolean; addresses: readonly AddressRow[] }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t('place.addresses')}
      mark={<StepMark no={3} done={done} />}
      end={
        <Link component={RouterLink} to="/user/account/addressBook" variant="body2" sx={{ fontWeight: 600 }}>
          {t('place.addressBook')}
        </Link>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: { xs: '10px', md: '14px' },
        }}
      >
        <AddressSlot kind="sender" addresses={addresses} />
        <AddressSlot kind="receiver" addresses={addresses} />
      </Box>
    </Section>
  );
}
