import Button from '@mui/material/Button';
import { StatusChip } from '@parcelway/look';
import { useDataProvider, useListContext, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { ResourceList } from '../../crud/ResourceList';
import { enumWord } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { declarationOf } from '../../crud/resource-fields';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { labelsOf } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { Small } from '../luggage-order/OrderCells';
import { LabelButton } from '../luggage-order/OrderParts';

interface WaybillRow {
  readonly id: number;
  readonly waybill_no: string;
  readonly package_no: number;
  readonly package_count: number;
  readonly status: number;
  readonly incident_reason: string | null;
  readonly is_on_hold: string;
  readonly hold_reason: string | null;
}

/** Columns that stand inside others: the box of how many, and under the status why it waits. */
const OMITTED = ['package_count', 'incident_reason', 'is_on_hold', 'hold_reason', 'create_time'];
const cells = { package_no: BoxCell, status: StatusCell };

/** The default list with labels to print, one or many. */
export function WaybillList() {
  const may = useMay();
  const table = { omit: OMITTED, cells };
  return may('waybill', 'printCustomerLabel') ? (
    <ResourceList {...table} bulkActions={<PrintLabels />} rowActions={<PrintLabel />} />
  ) : (
    <ResourceList {...table} />
  );
}

function BoxCell() {
  const row = useRecordContext<WaybillRow>();
  return row ? <>{`${row.package_no} / ${row.package_count}`}</> : null;
}

function StatusCell() {
  const row = useRecordContext<WaybillRow>();
  const language = useLanguage();
  const resource = declarationOf('waybill');
  if (!row) return null;
  const incident = resource.fields['incident_reason'];
  const reason = [
    row.incident_reason && incident
      ? enumWord(resource, 'incident_reason', incident, row.incident_reason, language)
      : null,
    row.is_on_hold === '1' ? row.hold_reason : null,
  ].filter(Boolean);
  return (
    <>
      <StatusChip entity="waybill" value={row.status} locale={language} />
      {reason.length > 0 && <Small danger>{reason.join(' · ')}</Small>}
    </>
  );
}

function PrintLabels() {
  const { selectedIds } = useListContext<WaybillRow>();
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const print = usePrint();

  /** The selection may reach over pages, so the numbers are asked for. */
  async function printLabels(): Promise<void> {
    try {
      const { data } = await dataProvider.getMany<WaybillRow>('waybill', { ids: selectedIds });
      const numbers = data.map(({ waybill_no }) => waybill_no);
      print({ title: `${translate('print.label')} × ${numbers.length}`, load: () => labelsOf(numbers) });
    } catch (error) {
      notify(errorText(error, 'ra.notification.http_error'), { type: 'error' });
    }
  }

  return <Button onClick={() => void printLabels()}>{translate('board.printLabels')}</Button>;
}

function PrintLabel() {
  const row = useRecordContext<WaybillRow>();
  return row ? <LabelButton waybillNo={row.waybill_no} /> : null;
}
