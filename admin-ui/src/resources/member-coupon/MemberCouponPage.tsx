import { useRecordContext } from 'react-admin';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowAction } from '../../crud/RowsAction';

/** A coupon in a member's hands, which can be taken back until it is used. */
export function MemberCouponPage() {
  return <ResourceShow actions={<Revoke />} />;
}

function Revoke() {
  return useRecordContext()?.['status'] === 'unused' ? <RowAction action="revoke" /> : null;
}
