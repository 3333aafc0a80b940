import { StatusChip } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { ResourceList } from '../../crud/ResourceList';
import { StatusRail } from '../../crud/StatusRail';
import { useLanguage } from '../../i18n/useLanguage';
import { requestCounts } from '../../providers/admin-api';
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
const RAILED = ['status'];
const STATUSES = [0, 1, 2];
const REFRESH_MS = 60_000;
const cells = { status: StatusCell, receiver_name: ReceiverCell };

/** Requests made of carriers, the newest first, under the rail of their states. */
export function RequestBoard() {
  return <ResourceList omit={OMITTED} cells={cells} railed={RAILED} above={<Rail />} />;
}

function Rail() {
  const { data } = useQuery({
    queryKey: ['logistics-request', 'counts'],
    queryFn: requestCounts,
    refetchInterval: REFRESH_MS,
  });
  return <StatusRail source="status" entity="logisticsRequest" statuses={STATUSES} counts={data} />;
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
