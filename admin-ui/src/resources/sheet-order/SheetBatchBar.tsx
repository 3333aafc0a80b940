import Button from '@mui/material/Button';
import { saveFile } from '@parcelway/look';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { exportOf, sheetLabelsOf } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { SheetActs } from './SheetActs';
import { SHEET_ACTS } from './sheet-rules';

/** What can be done with the selected orders. */
export function SheetBatchBar() {
  const { selectedIds, onSelect } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const print = usePrint();
  const may = useMay();
  const ids = selectedIds.map(Number);

  async function saveSelected(): Promise<void> {
    try {
      saveFile(await exportOf('sheet-order', { id: ids }, 'xlsx'), 'sheet-order.xlsx');
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    }
  }

  return (
    <>
      {may('sheet-order', 'getWaybill') && (
        <Button
          onClick={() =>
            print({ title: `${translate('print.label')} × ${ids.length}`, load: () => sheetLabelsOf(ids) })
          }
        >
          {translate('sheets.labels')}
        </Button>
      )}
      {may('sheet-order', 'export') && (
        <Button onClick={() => void saveSelected()}>{translate('sheets.exportSelected')}</Button>
      )}
      <SheetActs acts={SHEET_ACTS} ids={selectedIds} onDone={(refused) => onSelect([...refused])} />
    </>
  );
}
