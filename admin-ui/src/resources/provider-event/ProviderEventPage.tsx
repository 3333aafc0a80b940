import { useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { BookRefund } from '../refund-request/BookRefund';

const WAITING = ['parked', 'failed'];

/** One notice of a provider; one that waits for staff may be tried again, closed, or booked where it tells of a refund made by hand. */
export const ProviderEventPage = () => <ResourceShow actions={<Acts />} />;

interface EventRow {
  readonly id: number;
  readonly status: string;
  readonly payment_no: string;
  /** Of a refund: the provider's number of it, how it stands there, and under which of ours it was asked for; '' = by somebody else. */
  readonly payload: { readonly ref?: string; readonly status?: string; readonly key?: string };
}

const isMadeByHand = ({ payload: { ref, status, key } }: EventRow): boolean =>
  Boolean(ref) && status === 'settled' && key === '';

function Acts() {
  const row = useRecordContext<EventRow>();
  const translate = useTranslate();
  if (!row || !WAITING.includes(row.status)) return null;
  return (
    <>
      {isMadeByHand(row) && <BookRefund paymentNo={row.payment_no} reference={row.payload.ref ?? ''} />}
      <RowIdAction action="retry" text={translate('payments.retryText')} />
      <ActDialog
        action="resolve"
        text={translate('payments.resolveText')}
        fields={[{ name: 'note', label: translate('payments.note'), maxLength: 200 }]}
      />
    </>
  );
}
