import PrintOutlined from '@mui/icons-material/PrintOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { payStatusKey, StatusChip, saveFile } from '@parcelway/look';
import { useNotify, useTranslate } from 'react-admin';
import { PageColumns, Part } from '../../crud/PageParts';
import { RelatedRows } from '../../crud/RelatedRows';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { sheetLabelsOf, sheetManifest } from '../../providers/admin-api';
import { errorText } from '../../providers/problem';
import { useSheet } from './SheetCells';
import { SheetActs } from './SheetActs';
import { Goods, Moves, Receiver, Track } from './SheetParts';
import { isVoid, sheetActs, statusKey } from './sheet-rules';

/** Fields that stand on the page in their own form. */
const ELSEWHERE = [
  'status',
  'is_void',
  'pay_status',
  'request_content',
  'response_content',
  'receiver_name',
  'receiver_city',
];

/** Everything about one sheet order. */
export function SheetPage() {
  return (
    <ShowPage actions={<Actions />} chips={<Chips />}>
      <Content />
    </ShowPage>
  );
}

function Chips() {
  const order = useSheet();
  const language = useLanguage();
  if (!order) return null;
  return (
    <>
      <StatusChip entity="sheetOrder" value={statusKey(order)} locale={language} />
      <StatusChip
        entity="pay"
        value={payStatusKey(order.pay_status, order.paid_amount ?? '0')}
        locale={language}
      />
    </>
  );
}

function Actions() {
  const order = useSheet();
  const translate = useTranslate();
  const notify = useNotify();
  const print = usePrint();
  const may = useMay();
  if (!order) return null;
  const { id, handover_batch: batch } = order;
  return (
    <>
      <SheetActs acts={sheetActs(order)} ids={[id]} />
      {batch && may('sheet-order', 'manifest') && (
        <Button
          variant="outlined"
          startIcon={<TableChartOutlined />}
          onClick={() =>
            void sheetManifest(batch)
              .then((file) => saveFile(file, `${batch}.xlsx`))
              .catch((error: unknown) =>
                notify(errorText(error, 'ra.notification.http_error'), { type: 'error' }),
              )
          }
        >
          {`${translate('sheets.manifest')} ${batch}`}
        </Button>
      )}
      {order.tracking_number && !isVoid(order) && may('sheet-order', 'getWaybill') && (
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          onClick={() =>
            print({
              title: `${translate('print.label')} ${order.out_order_id}`,
              load: () => sheetLabelsOf([id]),
            })
          }
        >
          {translate('sheets.labels')}
        </Button>
      )}
    </>
  );
}

function Content() {
  const order = useSheet();
  const translate = useTranslate();
  const may = useMay();
  if (!order) return null;
  const { id } = order;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {order.last_error && (
        <Card sx={(theme) => ({ p: 2, bgcolor: theme.palette.tones.danger.bg })}>
          <Typography role="alert" sx={(theme) => ({ color: theme.palette.tones.danger.fg })}>
            {order.last_error}
          </Typography>
        </Card>
      )}
      <PageColumns
        main={
          <>
            <Card>
              <Part title={translate('order.facts')}>
                <FactList
                  resource="sheet-order"
                  fields={showFields(declarationOf('sheet-order')).filter(
                    ({ name }) => !ELSEWHERE.includes(name),
                  )}
                />
              </Part>
            </Card>
            <Card>
              <Part title={translate('sheets.items')}>
                <Goods id={id} />
              </Part>
            </Card>
          </>
        }
        side={
          <Card>
            <Part title={translate('sheets.receiver')}>
              <Receiver id={id} />
            </Part>
            <Part title={translate('sheets.track')}>
              <Track id={id} />
            </Part>
            <Part title={translate('sheets.history')}>
              <Moves id={id} />
            </Part>
          </Card>
        }
      />
      {may('logistics-request', 'list') && (
        <section>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {translate('sheets.requests')}
          </Typography>
          <RelatedRows resource="logistics-request" target="sheet_order_id" />
        </section>
      )}
      {may('bill', 'list') && (
        <section>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {translate('sheets.bills')}
          </Typography>
          <RelatedRows resource="bill" target="ref_no" source="sheet_no" filter={{ bill_type: 'sheet' }} />
        </section>
      )}
    </Box>
  );
}
