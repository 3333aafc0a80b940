import { StatusChip } from '@parcelway/look';
import { useRecordContext } from 'react-admin';
import { ResourceList } from '../../crud/ResourceList';
import { useLanguage } from '../../i18n/useLanguage';
import { Small } from '../luggage-order/OrderCells';

interface RequestRow {
  readonly id: number;
  readonly status: number;
  readonly error: string;
  readonly receiver_name: string;
  readonly receiver_country_code: string;
}

/** Columns that stand inside others: why it failed under the state, the country under the receiver. */
const OMITTED = ['error', 'receiver_country_code', 'app_id'];
const cells = { status: StatusCell, receiver_name: ReceiverCell };

/** Requests made of carriers, the newest first. */
export function RequestBoard() {
  return <ResourceList omit={OMITTED} cells={cells} />;
}

function StatusCell() {
  const row = useRecordContext<RequestRow>();
  const language = useLanguage();
  if (!row) return null;
  return (
    <>
      <StatusChip entity="logisticsRequest" value={row.status} locale={language} />
      {row.error && <Small danger>{row.error}</Small>}
    </>
  );
}

function ReceiverCell() {
  const row = useRecordContext<RequestRow>();
  if (!row) return null;
  return (
    <>
      {row.receiver_name}
      <Small>{row.receiver_country_code}</Small>
    </>
  );
}
