import { BulkAction } from '../../crud/RowsAction';
import { ResourceList } from '../../crud/ResourceList';

/** Every coupon in members' hands; several can be taken back at once. */
export function MemberCouponList() {
  return <ResourceList bulkActions={<BulkAction action="revoke" />} />;
}
