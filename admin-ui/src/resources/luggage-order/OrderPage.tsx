import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { LuggageOrderDetail } from '@parcelway/contracts';
import { formatDetailTime, formatMoneyText } from '@parcelway/look';
import { ReferenceField, useTranslate } from 'react-admin';
import { RowName } from '../../crud/FieldView';
import { ErrorNotice } from '../../crud/Notice';
import { PageColumns, Pair, Part } from '../../crud/PageParts';
import { FactList, ShowPage } from '../../crud/ResourceShow';
import { declarationOf, showFields } from '../../crud/resource-fields';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { customerCopiesOf, labelsOf } from '../../providers/admin-api';
import { OrderActs } from './OrderActs';
import { PayChip, StatusCell, useOrder } from './OrderCells';
import { OrderTracking } from './OrderTracking';
import { Address, Boxes, Fees, History } from './OrderParts';
import type { OrderRow } from './order-rules';
import { useOrderDetail } from './useOrderDetail';

/** Fields of the row that stand on the page as facts; the rest is drawn as boxes, lines, addresses. */
const FACTS = [
  'user_id',
  'channel_id',
  'country_id',
  'warehouse_id',
  'pick_up_date',
  'customs_category',
  'source',
  'salesman_id',
  'staff_remark',
  'create_time',
];

/** Everything about one luggage order. */
export function OrderPage() {
  return (
    <ShowPage
      actions={
        <>
          <OrderActs />
          <PrintButtons />
        </>
      }
      chips={<Chips />}
    >
      <OrderContent />
    </ShowPage>
  );
}

function Chips() {
  return (
    <>
      <Box>
        <StatusCell />
      </Box>
      <PayChip />
    </>
  );
}

function PrintButtons() {
  const order = useOrder();
  const { data } = useOrderDetail(order?.order_no ?? '');
  const translate = useTranslate();
  const may = useMay();
  const print = usePrint();
  if (!order) return null;
  const { order_no: orderNo } = order;
  const waybillNos = data?.waybills.map(({ waybill_no }) => waybill_no) ?? [];
  return (
    <>
      {may('waybill', 'printCustomerLabel') && waybillNos.length > 0 && (
        <Button
          variant="contained"
          startIcon={<PrintOutlined />}
          onClick={() =>
            print({ title: `${translate('print.label')} ${orderNo}`, load: () => labelsOf(waybillNos) })
          }
        >
          {translate('board.printLabels')}
        </Button>
      )}
      {may('waybill', 'printOrder') && (
        <Button
          variant="outlined"
          startIcon={<PrintOutlined />}
          onClick={() =>
            print({
              title: `${translate('print.customerCopy')} ${orderNo}`,
              load: () => customerCopiesOf([orderNo]),
            })
          }
        >
          {translate('board.printCopies')}
        </Button>
      )}
    </>
  );
}

function OrderContent() {
  const order = useOrder();
  const { data, error, refetch } = useOrderDetail(order?.order_no ?? '');
  const translate = useTranslate();
  if (!order) return null;
  if (error)
    return (
      <Card>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <Card sx={{ p: 2 }} aria-busy>
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} height={32} />
        ))}
      </Card>
    );
  return (
    <PageColumns
      main={
        <>
          <Card>
            <Part title={translate('board.boxes')}>
              <Boxes order={data} />
            </Part>
          </Card>
          <Card>
            <Part title={translate('order.tracking')}>
              <OrderTracking waybills={data.waybills} />
            </Part>
          </Card>
          <Card>
            <Part title={translate('board.history')}>
              <History order={data} />
            </Part>
          </Card>
        </>
      }
      side={
        <>
          <Card>
            <Part title={translate('board.fees')}>
              <Fees order={data} />
              <PaidFacts order={data} row={order} />
            </Part>
          </Card>
          <Card>
            <Part title={translate('order.facts')}>
              <FactList
                resource="luggage-order"
                fields={showFields(declarationOf('luggage-order')).filter(({ name }) => FACTS.includes(name))}
              />
              {data.remark && (
                <Box component="dl" sx={{ m: 0, mt: 1 }}>
                  <Pair label={translate('order.remark')}>{data.remark}</Pair>
                </Box>
              )}
            </Part>
            <Part title={translate('order.sender')}>
              <Address address={data.sender} />
            </Part>
            <Part title={translate('order.receiver')}>
              <Address address={data.receiver} />
            </Part>
          </Card>
        </>
      }
    />
  );
}

function PaidFacts({ order, row }: { order: LuggageOrderDetail; row: OrderRow }) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <Box component="dl" sx={{ m: 0, mt: 1 }}>
      <Pair label={translate('order.paid')}>{formatMoneyText(order.paid_amount, order.currency)}</Pair>
      {order.pay_time ? (
        <Pair label={translate('order.paidAt')}>{formatDetailTime(order.pay_time)}</Pair>
      ) : (
        row.payment_due_at && (
          <Pair label={translate('order.due')}>{formatDetailTime(row.payment_due_at)}</Pair>
        )
      )}
      {row.quote_snapshot?.override && (
        <>
          <Pair label={translate('placing.before')}>
            {formatMoneyText(row.quote_snapshot.override.before, order.currency)}
          </Pair>
          <Pair label={translate('placing.overrideMemo')}>{row.quote_snapshot.override.memo}</Pair>
          {may('admin', 'list') && (
            <Pair label={translate('placing.agreedBy')}>
              <ReferenceField source="quote_snapshot.override.by" reference="admin" link={false}>
                <RowName resource="admin" />
              </ReferenceField>
            </Pair>
          )}
        </>
      )}
      <Pair label={translate('order.declared')}>{formatMoneyText(order.declared_value, order.currency)}</Pair>
      <Pair label={translate('order.cover')}>{formatMoneyText(order.insurance_cover, order.currency)}</Pair>
    </Box>
  );
}
