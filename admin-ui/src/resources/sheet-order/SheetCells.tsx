import Box from '@mui/material/Box';
import { formatListTime, StatusChip } from '@parcelway/look';
import type { MouseEvent } from 'react';
import { Link, ReferenceField, useCreatePath, useRecordContext } from 'react-admin';
import { RowName } from '../../crud/FieldView';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { Small } from '../luggage-order/OrderCells';
import type { SheetRow } from './sheet-rules';
import { statusKey } from './sheet-rules';

/** The order this cell belongs to. */
export const useSheet = (): SheetRow | undefined => useRecordContext<SheetRow>();

export function ReferenceCell() {
  const order = useSheet();
  const createPath = useCreatePath();
  if (!order) return null;
  return (
    <>
      <Link
        to={createPath({ resource: 'sheet-order', type: 'show', id: order.id })}
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ color: 'text.primary', fontWeight: 600 }}
      >
        {order.out_order_id}
      </Link>
      <Small>
        {[order.platform_order_number, formatListTime(order.create_time)].filter(Boolean).join(' · ')}
      </Small>
    </>
  );
}

export function MemberCell() {
  const order = useSheet();
  const may = useMay();
  if (!order) return null;
  return (
    <>
      {may('member', 'list') ? (
        <ReferenceField source="user_id" reference="member" link={false}>
          <RowName resource="member" />
        </ReferenceField>
      ) : (
        `#${order.user_id}`
      )}
      {order.app_id && <Small>{order.app_id}</Small>}
    </>
  );
}

export function StatusCell() {
  const order = useSheet();
  const language = useLanguage();
  if (!order) return null;
  return (
    <>
      <StatusChip entity="sheetOrder" value={statusKey(order)} locale={language} />
      {order.last_error && (
        <Box sx={{ maxWidth: 220, whiteSpace: 'normal' }}>
          <Small danger>{order.last_error}</Small>
        </Box>
      )}
    </>
  );
}

export function ReceiverCell() {
  const order = useSheet();
  if (!order) return null;
  return (
    <>
      {order.receiver_name}
      <Small>{[order.receiver_city, order.receiver_country_code].filter(Boolean).join(' · ')}</Small>
    </>
  );
}

export function ScanCell() {
  const order = useSheet();
  const language = useLanguage();
  if (!order) return null;
  return (
    <>
      <StatusChip entity="warehouseScan" value={order.is_warehouse_scan} locale={language} />
      {order.warehouse_scan_time && <Small>{formatListTime(order.warehouse_scan_time)}</Small>}
    </>
  );
}

export function HandoverCell() {
  const order = useSheet();
  const language = useLanguage();
  if (!order) return null;
  const when = [order.handover_batch, order.effective_time && formatListTime(order.effective_time)];
  return (
    <>
      <StatusChip entity="handover" value={order.is_effective} locale={language} />
      {order.effective_time && <Small>{when.filter(Boolean).join(' · ')}</Small>}
    </>
  );
}
