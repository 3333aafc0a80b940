import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { WaybillStatus } from '@parcelway/contracts/statuses';
import { StatusChip, UNKNOWN } from '@parcelway/look';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { PageColumns, Part } from '../../crud/PageParts';
import { RelatedRows } from '../../crud/RelatedRows';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { enumWord } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { labelOf } from '../../providers/admin-api';
import { Timeline } from '../luggage-order/OrderTracking';

interface WaybillRow {
  readonly id: number;
  readonly waybill_no: string;
  readonly status: number;
  readonly is_on_hold: string;
  readonly hold_kind: string | null;
  readonly hold_reason: string | null;
}

const useWaybill = () => useRecordContext<WaybillRow>();

/** One waybill: its facts and where it has been. */
export function WaybillPage() {
  return (
    <ShowPage
      actions={
        <>
          <BillDuty />
          <PrintButton />
        </>
      }
      chips={<Status />}
    >
      <Content />
    </ShowPage>
  );
}

function Status() {
  const waybill = useWaybill();
  const language = useLanguage();
  return waybill ? <StatusChip entity="waybill" value={waybill.status} locale={language} /> : null;
}

/** Leads to the form of a tax bill on this waybill. */
function BillDuty() {
  const waybill = useWaybill();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay();
  if (!waybill || !may('tax-bill', 'create') || waybill.status === WaybillStatus.cancelled) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: 'tax-bill', type: 'create' })}
      state={{ record: { waybill_no: waybill.waybill_no } }}
      variant="outlined"
      startIcon={<AccountBalanceOutlined />}
    >
      {translate('tax.raise')}
    </Button>
  );
}

/** Why the waybill waits. */
function Hold({ waybill }: { waybill: WaybillRow }) {
  const translate = useTranslate();
  const language = useLanguage();
  const resource = declarationOf('waybill');
  const kind = resource.fields['hold_kind'];
  if (waybill.is_on_hold !== '1') return null;
  return (
    <Alert severity="warning">
      {translate('tax.onHold', {
        kind:
          waybill.hold_kind && kind
            ? enumWord(resource, 'hold_kind', kind, waybill.hold_kind, language)
            : UNKNOWN,
        reason: waybill.hold_reason ?? '',
      })}
    </Alert>
  );
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
  const may = useMay();
  if (!waybill) return null;
  return (
    <>
      <PageColumns
        main={
          <>
            <Hold waybill={waybill} />
            <Card>
              <Part title={translate('waybill.facts')}>
                <FactList
                  resource="waybill"
                  fields={showFields(declarationOf('waybill')).filter(({ name }) => name !== 'status')}
                />
              </Part>
            </Card>
          </>
        }
        side={
          <Card>
            <Part title={translate('order.tracking')}>
              <Timeline number={waybill.waybill_no} />
            </Part>
          </Card>
        }
      />
      {may('tax-bill', 'list') && (
        <Box component="section" aria-labelledby="tax-bills" sx={{ mt: 1.5 }}>
          <Typography id="tax-bills" variant="h4" component="h2" sx={{ mb: 1 }}>
            {translate('tax.bills')}
          </Typography>
          <RelatedRows resource="tax-bill" target="waybill_no" source="waybill_no" />
        </Box>
      )}
    </>
  );
}
