import AddOutlined from '@mui/icons-material/AddOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPhone, statusChoices, StickyBar } from '@parcelway/look';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { copyText } from '../../ui/copy-text';
import { FilterPills } from '../../ui/FilterPills';
import { SearchField } from '../../ui/SearchField';
import { EmptyState, ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useToast } from '../../ui/Toast';
import { useIsPhone } from '../../ui/useIsPhone';
import { MemberPage } from '../account/MemberPage';
import { useAddresses, useDeleteAddress } from './address-api';
import { addressAsText, personName } from './address-text';
import { AddressCard } from './AddressCard';
import { AddressDialog } from './AddressDialog';

/** The address book: search, filter by use, add, change, delete. */
export function AddressBookPage() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const phone = useIsPhone();
  const toast = useToast();
  const errorText = useErrorText();
  const [asked, setAsked] = useState('');
  const [type, setType] = useState('');
  const [edited, setEdited] = useState<AddressRow | 'new' | null>(null);
  const [doomed, setDoomed] = useState<AddressRow | null>(null);
  const addresses = useAddresses(asked);
  const remove = useDeleteAddress();
  const all = addresses.data?.list ?? [];
  const shown = useDeferredValue(type === '' ? all : all.filter((row) => String(row.address_type) === type));
  const pills = [
    { value: '', label: `${t('address.all')} ${all.length}` },
    ...statusChoices('addressType', locale).map(({ value, text }) => ({
      value,
      label: `${text} ${all.filter((row) => String(row.address_type) === value).length}`,
    })),
  ];
  const add = (
    <Button
      variant="contained"
      size={phone ? 'large' : 'medium'}
      fullWidth={phone}
      startIcon={<AddOutlined />}
      onClick={() => setEdited('new')}
    >
      {t('address.add')}
    </Button>
  );
  const copy = async (row: AddressRow): Promise<void> => {
    const done = await copyText(addressAsText(row, formatPhone(row.mobile_code, row.mobile), locale));
    if (done) toast(t('address.copied'));
  };
  return (
    <MemberPage
      title={t('address.title')}
      end={
        addresses.data && (
          <Typography variant="body2" color="text.secondary" sx={{ pr: 2, whiteSpace: 'nowrap' }}>
            {t('address.count', { count: addresses.data.total })}
          </Typography>
        )
      }
      action={add}
      foot={phone && <StickyBar label={t('nav.actions')}>{add}</StickyBar>}
    >
      <SearchField
        label={t('address.search')}
        value={asked}
        onSearch={setAsked}
        sx={{ width: '100%', mt: { xs: 1.5, md: 0 } }}
      />
      <FilterPills label={t('address.types')} pills={pills} value={type} onChange={setType} />
      {addresses.isPending && <RowsSkeleton rows={3} height={140} />}
      {addresses.isError && <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />}
      {addresses.isSuccess && shown.length === 0 && (
        <EmptyState
          icon={<ContactsOutlined />}
          title={t(all.length === 0 && !asked ? 'address.empty' : 'address.noMatch')}
          text={t(all.length === 0 && !asked ? 'address.emptyHint' : 'address.noMatchHint')}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
          columnGap: 2,
          alignItems: 'start',
        }}
      >
        {shown.map((row) => (
          <AddressCard
            key={row.id}
            address={row}
            onCopy={() => void copy(row)}
            onEdit={() => setEdited(row)}
            onDelete={() => setDoomed(row)}
          />
        ))}
      </Box>
      {edited && (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          type={type || '1'}
          onClose={() => setEdited(null)}
          onSaved={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={t('confirm.deleteTitle')}
        text={t('address.deleteText', { name: doomed ? personName(doomed) : '' })}
        cancel={t('act.cancel')}
        onCancel={() => setDoomed(null)}
      >
        <Button
          variant="contained"
          color="error"
          disabled={remove.isPending}
          onClick={() =>
            doomed &&
            remove.mutate(doomed.id, {
              onSuccess: () => toast(t('address.deleted')),
              onError: (error) => toast(errorText(error), 'error'),
              onSettled: () => setDoomed(null),
            })
          }
        >
          {t('confirm.deleteOne', { count: 1 })}
        </Button>
      </ConfirmDialog>
    </MemberPage>
  );
}
