import Button from '@mui/material/Button';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { BulkBar } from '../../crud/BulkBar';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { customerCopiesOf, labelsOf } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { OrderBatchActs } from './OrderBatchActs';
import type { OrderRow } from './order-rules';

/** As many labels as one print takes. */
const MOST_LABELS = 200;

/** What can be done with the selected orders. */
export function OrderBulkBar() {
  const { data = [], selectedIds } = useListContext<OrderRow>();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const may = useMay();
  const print = usePrint();
  const orders = data.filter(({ id }) => selectedIds.includes(id));

  async function printLabels(): Promise<void> {
    try {
      const { data: waybills } = await dataProvider.getList('waybill', {
        filter: { order_no: orders.map(({ order_no }) => order_no) },
        pagination: { page: 1, perPage: MOST_LABELS },
        sort: { field: 'id', order: 'ASC' },
      });
      if (waybills.length === 0) return notify('board.noWaybills', { type: 'warning' });
      const numbers = waybills.map((row: { waybill_no: string }) => row.waybill_no);
      print({ title: `${translate('print.label')} × ${numbers.length}`, load: () => labelsOf(numbers) });
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    }
  }

  return (
    <BulkBar label="board.selected">
      {may('waybill', 'printCustomerLabel') && may('waybill', 'list') && (
        <Button onClick={() => void printLabels()}>{translate('board.printLabels')}</Button>
      )}
      {may('waybill', 'printOrder') && (
        <Button
          onClick={() =>
            print({
              title: `${translate('print.customerCopy')} × ${orders.length}`,
              load: () => customerCopiesOf(orders.map(({ order_no }) => order_no)),
            })
          }
        >
          {translate('board.printCopies')}
        </Button>
      )}
      <OrderBatchActs />
    </BulkBar>
  );
}
