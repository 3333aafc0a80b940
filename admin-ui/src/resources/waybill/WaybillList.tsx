import Button from '@mui/material/Button';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { ResourceList } from '../../crud/ResourceList';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { labelsOf } from '../../providers/admin-api';
import { LabelButton } from '../luggage-order/OrderParts';

/** The default list with labels to print, one or many. */
export function WaybillList() {
  const may = useMay();
  return may('waybill', 'printCustomerLabel') ? (
    <ResourceList bulkActions={<PrintLabels />} rowActions={<PrintLabel />} />
  ) : (
    <ResourceList />
  );
}

function PrintLabels() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const print = usePrint();
  return (
    <Button
      onClick={() =>
        print([
          { title: `${translate('print.label')} × ${selectedIds.length}`, load: () => labelsOf(selectedIds) },
        ])
      }
    >
      {translate('board.printLabels')}
    </Button>
  );
}

function PrintLabel() {
  const record = useRecordContext<{ id: number; waybill_no: string }>();
  return record ? <LabelButton waybillNo={record.waybill_no} /> : null;
}
