import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useAddresses } from '../address-book/address-api';
import { formOf, newSheet, sheetDraft } from './sheet-form';
import { useSheetToEdit } from './sheet-form-api';
import { SheetForm } from './SheetForm';

const LIST = '/user/account/sheetOrder';

/** A new package, or the one that was begun on this device. */
export function NewSheetPage() {
  const { t } = useTranslation();
  const addresses = useAddresses();
  const [kept] = useState(() => sheetDraft.load());
  if (addresses.data) {
    const form = kept?.form ?? newSheet();
    const isSenderLeft = addresses.data.list.some(({ id }) => String(id) === form.sender_address_id);
    return (
      <SheetForm
        first={isSenderLeft ? form : { ...form, sender_address_id: '' }}
        keptAt={kept?.savedAt ?? null}
        order={null}
        addresses={addresses.data.list}
        back={LIST}
      />
    );
  }
  return (
    <Page title={t('sheet.form.new')} back={LIST}>
      {addresses.isError ? (
        <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
      ) : (
        <RowsSkeleton rows={3} height={160} />
      )}
    </Page>
  );
}

/** A package that is not booked yet, or that its carrier did not take. */
export function EditSheetPage() {
  const { t } = useTranslation();
  const id = useParams()['id'] ?? '';
  const back = `${LIST}/${id}`;
  const addresses = useAddresses();
  const order = useSheetToEdit(id);
  const failed = [addresses, order].find((query) => query.isError && query.data === undefined);
  if (order.data && !order.data.actions.includes('edit')) return <Navigate to={back} replace />;
  if (addresses.data && order.data)
    return (
      <SheetForm
        first={formOf(order.data.body, order.data.channel_id)}
        keptAt={null}
        order={order.data}
        addresses={addresses.data.list}
        back={back}
      />
    );
  return (
    <Page title={t('sheet.form.edit')} back={back}>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <RowsSkeleton rows={3} height={160} />
      )}
    </Page>
  );
}
