import { StoreStatus } from '@parcelway/contracts/statuses';
import { ResourceList } from '../../crud/ResourceList';
import { StatusRail } from '../../crud/StatusRail';
import { useStoreCounts } from '../../layout/useWaitingCounts';

const S = StoreStatus;
/** In the order work passes through them. */
const RAIL = [
  ...[S.awaitingPayment, S.reserved, S.stored, S.retrievalRequested, S.retrievalDue],
  ...[S.overdue, S.closed, S.cancelled, S.abandoned],
];
const RAILED = ['status'];
const OMITTED = ['currency', 'staff_remark', 'rate_per_day', 'pay_status'];

/** Every storage order, with how long its pieces have been here and what that has come to. */
export function StoreBoard() {
  const { data: counts } = useStoreCounts();
  const rail = (
    <StatusRail source="status" entity="storeOrder" statuses={RAIL} counts={counts} total={counts?.['all']} />
  );
  return <ResourceList above={rail} omit={OMITTED} railed={RAILED} />;
}
