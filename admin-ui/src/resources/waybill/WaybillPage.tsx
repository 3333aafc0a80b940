import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { StatusChip } from '@parcelway/look';
import { useRecordContext, useTranslate } from 'react-admin';
import { PageColumns, Part } from '../../crud/PageParts';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { labelOf } from '../../providers/admin-api';
import { Timeline } from '../luggage-order/OrderTracking';

const useWaybill = () => useRecordContext<{ id: number; waybill_no: string; status: number }>();

/** One waybill: its facts and where it has been. */
export function WaybillPage() {
  return (
    <ShowPage actions={<PrintButton />} chips={<Status />}>
      <Content />
    </ShowPage>
  );
}

function Status() {
  const waybill = useWaybill();
  const language = useLanguage();
  return waybill ? <StatusChip entity="waybill" value={waybill.status} locale={language} /> : null;
}

function PrintButton() {
  const waybill = useWaybill();
  const translate = useTranslate();
  const print = usePrint();
  const may = useMay();
  if (!waybill || !may('waybill', 'printCustomerLabel')) return null;
  const { waybill_no: number } = waybill;
  return (
    <Button
      variant="contained"
      startIcon={<PrintOutlined />}
      onClick={() => print({ title: `${translate('print.label')} ${number}`, load: () => labelOf(number) })}
    >
      {translate('waybill.printLabel')}
    </Button>
  );
}

function Content() {
  const waybill = useWaybill();
  const translate = useTranslate();
  if (!waybill) return null;
  return (
    <PageColumns
      main={
        <Card>
          <Part title={translate('waybill.facts')}>
            <FactList
              resource="waybill"
              fields={showFields(declarationOf('waybill')).filter(({ name }) => name !== 'status')}
            />
          </Part>
        </Card>
      }
      side={
        <Card>
          <Part title={translate('order.tracking')}>
            <Timeline number={waybill.waybill_no} />
          </Part>
        </Card>
      }
    />
  );
}
