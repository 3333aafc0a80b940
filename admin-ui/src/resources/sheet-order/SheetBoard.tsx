import { formatG } from '@parcelway/look';
import { ResourceList } from '../../crud/ResourceList';
import { StatusRail } from '../../crud/StatusRail';
import { useSheetCounts } from '../../layout/useWaitingCounts';
import { SheetBatchBar } from './SheetBatchBar';
import {
  HandoverCell,
  MemberCell,
  ReceiverCell,
  ReferenceCell,
  ScanCell,
  StatusCell,
  useSheet,
} from './SheetCells';
import { railFilter, SHEET_RAIL } from './sheet-rules';

/** Columns that stand inside others: numbers under the reference, errors under the state, times under what they are of. */
const OMITTED = [
  'sheet_no',
  'logistice',
  'app_id',
  'platform_order_number',
  'is_void',
  'last_error',
  'receiver_city',
  'receiver_country_code',
  'warehouse_scan_time',
  'waybill_status',
  'channel_id',
  'create_time',
];
const RAILED = ['status', 'is_void'];
const cells = {
  out_order_id: ReferenceCell,
  user_id: MemberCell,
  status: StatusCell,
  receiver_name: ReceiverCell,
  is_warehouse_scan: ScanCell,
  is_effective: HandoverCell,
  package_weight: WeightCell,
};

/** Every sheet order: the rail of states, filters, and the dense table with what can be done to several. */
export function SheetBoard() {
  return (
    <ResourceList
      omit={OMITTED}
      cells={cells}
      railed={RAILED}
      bulkActions={<SheetBatchBar />}
      above={<Rail />}
    />
  );
}

function Rail() {
  const { data } = useSheetCounts();
  return (
    <StatusRail
      source="status"
      entity="sheetOrder"
      statuses={SHEET_RAIL}
      counts={data}
      filterOf={(status) => railFilter(String(status))}
    />
  );
}

function WeightCell() {
  const order = useSheet();
  return <>{formatG(order?.package_weight)}</>;
}
