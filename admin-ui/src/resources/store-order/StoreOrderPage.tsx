import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PayStatus, StoreStatus } from '@parcelway/contracts/statuses';
import { Money, UNKNOWN } from '@parcelway/look';
import type { ReactNode } from 'react';
import { useGetList, useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { RelatedRows } from '../../crud/RelatedRows';
import { declarationOf } from '../../crud/resource-fields';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { enumWords } from '../../i18n/enum-words';
import { inLocale } from '../../i18n/field-words';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { OfflinePayment } from '../../place-for-member/OfflinePayment';
import { usePrint } from '../../print/PrintOverlay';
import { storageCopyOf } from '../../providers/admin-api';

const S = StoreStatus;
const MOST_SPACES = 200;

interface StoreOrder {
  readonly id: number;
  readonly order_no: string;
  readonly user_id: number;
  readonly status: number;
  readonly pay_status: number;
  readonly warehouse_id: number;
  readonly currency: string;
  readonly insurance_type_id: number | null;
  readonly price_override: { readonly before: string; readonly memo: string } | null;
  readonly items: readonly {
    readonly size_class: string;
    readonly quantity: number;
    /** A piece and day. */
    readonly rate: string;
    readonly name: string;
  }[];
}

/** A storage order with what may be done with it, and its charges day by day. */
export function StoreOrderPage() {
  return (
    <ResourceShow actions={<StoreOrderActs />} cells={{ items: Items, price_override: Agreed }}>
      <Insurance />
      <Charges />
    </ResourceShow>
  );
}

function Charges() {
  return (
    <Related resource="store-charge">
      <RelatedRows resource="store-charge" target="store_order_id" />
    </Related>
  );
}

/** What its pieces are insured for, with the way to its claims. */
function Insurance() {
  const order = useRecordContext<StoreOrder>();
  const may = useMay();
  if (!order?.insurance_type_id || !may('insurance-order', 'list')) return null;
  return (
    <Related resource="insurance-order">
      <RelatedRows resource="insurance-order" target="order_no" source="order_no" />
    </Related>
  );
}

function Related({ resource, children }: { resource: string; children: ReactNode }) {
  const language = useLanguage();
  return (
    <Box component="section" sx={{ mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {inLocale(declarationOf(resource).label, language)}
      </Typography>
      {children}
    </Box>
  );
}

/** The pieces by size, each with its day's price. */
function Items() {
  const order = useRecordContext<StoreOrder>();
  const language = useLanguage();
  return order?.items.map(({ size_class, quantity, rate, name }) => (
    <div key={`${size_class}${name}`}>
      {quantity} ×{' '}
      {inLocale(enumWords['store-rate.size_class']?.[size_class] ?? [size_class, size_class], language)}{' '}
      {name && `(${name}) `}
      <Money value={rate} currency={order.currency} />
    </div>
  ));
}

/** What it would cost a day, and why it does not. */
function Agreed() {
  const order = useRecordContext<StoreOrder>();
  const translate = useTranslate();
  if (!order?.price_override) return UNKNOWN;
  const { before, memo } = order.price_override;
  return (
    <>
      {translate('placing.before')} <Money value={before} currency={order.currency} /> · {memo}
    </>
  );
}

/** What the order's state allows; each with its own node. */
function StoreOrderActs() {
  const order = useRecordContext<StoreOrder>();
  const translate = useTranslate();
  if (!order) return null;
  const { status, order_no: number } = order;
  const text = (act: string): string => translate(`storeAct.${act}`, { number });
  const reason = { name: 'reason', label: translate('orderAct.reason') };
  return (
    <>
      {(status === S.awaitingPayment || status === S.retrievalDue) &&
        order.pay_status === PayStatus.unpaid && (
          <OfflinePayment userId={order.user_id} orderNo={number} currency={order.currency} />
        )}
      {status === S.reserved && <SpaceDialog action="checkIn" order={order} />}
      {(status === S.stored || status === S.overdue) && <SpaceDialog action="moveSpace" order={order} />}
      {status === S.retrievalRequested && <RowIdAction action="settle" text={text('settleText')} />}
      {(status === S.retrievalRequested || status === S.retrievalDue) && (
        <ActDialog
          action="handBack"
          text={text('handBackText')}
          fields={[{ name: 'receiver_name', label: translate('storeAct.receiver'), maxLength: 60 }]}
        />
      )}
      {status === S.overdue && (
        <ActDialog danger action="abandon" text={text('abandonText')} fields={[reason]} />
      )}
      {(status === S.awaitingPayment || status === S.reserved) && (
        <ActDialog danger action="cancel" text={text('cancelText')} fields={[reason]} />
      )}
      <PrintButton order={order} />
    </>
  );
}

function PrintButton({ order }: { order: StoreOrder }) {
  const translate = useTranslate();
  const print = usePrint();
  const may = useMay();
  if (!may('store-order', 'printOrder')) return null;
  const title = `${translate('print.customerCopy')} ${order.order_no}`;
  return (
    <Button
      variant="outlined"
      startIcon={<PrintOutlined />}
      onClick={() => print({ title, load: () => storageCopyOf(order.id) })}
    >
      {translate('board.printCopies')}
    </Button>
  );
}

/** Chooses one of the storage spaces of the order's warehouse. */
function SpaceDialog({ action, order }: { action: 'checkIn' | 'moveSpace'; order: StoreOrder }) {
  const translate = useTranslate();
  const { data = [] } = useGetList<{ id: number; code: string; size_class: string }>('warehouse-space', {
    filter: { warehouse_id: order.warehouse_id, purpose: 'storage', status: '1' },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: MOST_SPACES },
  });
  return (
    <ActDialog
      action={action}
      text={translate(`storeAct.${action}Text`, { number: order.order_no })}
      fields={[
        {
          name: 'warehouse_space_id',
          label: translate('storeAct.space'),
          choices: data.map(({ id, code, size_class }) => ({
            value: String(id),
            label: `${code} · ${size_class}`,
          })),
        },
      ]}
    />
  );
}
