import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { groupDigits, statusWord } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useGetResourceLabel, useTranslate } from 'react-admin';
import { ErrorNotice } from '../crud/Notice';
import { useLanguage } from '../i18n/useLanguage';
import { useMayScreen, useMay } from '../layout/access';
import { PageTitle } from '../layout/PageTitle';
import { useDashboardEntry } from '../layout/useMenu';
import { useOrderCounts, useWaitingCounts } from '../layout/useWaitingCounts';
import { shiftCounts } from '../providers/admin-api';
import { listLink } from '../resources/luggage-order/order-rules';
import { MoneyFigures } from './MoneyFigures';
import { Panel } from './Panel';

/** Every status an order can be worked on in, then the finished ones. */
const SHOWN = [
  OrderStatus.awaitingPayment,
  OrderStatus.awaitingCollection,
  OrderStatus.partlyInbound,
  OrderStatus.inbound,
  OrderStatus.awaitingSupplement,
  OrderStatus.ready,
  OrderStatus.inTransit,
  OrderStatus.onHold,
  OrderStatus.completed,
  OrderStatus.cancelled,
  OrderStatus.returned,
];

/** Queues beside the luggage orders, and what narrows their lists to the rows that wait. */
const QUEUES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['store-order', {}],
  ['sheet-order', {}],
  ['insurance-claim', { status: 'open' }],
  ['refund-request', { status: 'pending' }],
  ['payment-record', { way: 'offline', status: 'processing' }],
  ['provider-event', { status: 'parked' }],
  ['reconciliation-run', {}],
  ['dead-letter', {}],
];

/** Where the work waits. Every figure leads to the list behind it. */
export function Dashboard() {
  const translate = useTranslate();
  const title = useDashboardEntry()?.title ?? translate('menu.dashboard');
  const may = useMay();
  const seesOrders = may('luggage-order', 'list');
  const seesScans = may('warehouse-scan', 'list');
  const seesMoney = useMayScreen()('Dashboard', 'finance');
  const queues = QUEUES.filter(([resource]) => may(resource, 'list'));
  return (
    <>
      <PageTitle text={title} />
      {seesOrders && <OrderFigures />}
      {queues.length > 0 && <QueueFigures queues={queues} />}
      {seesScans && <ScanFigures />}
      {seesMoney && <MoneyFigures />}
      {!seesOrders && !seesScans && !seesMoney && queues.length === 0 && (
        <Card sx={{ p: 3 }}>
          <Typography>{translate('dashboard.nothing')}</Typography>
        </Card>
      )}
    </>
  );
}

function OrderFigures() {
  const language = useLanguage();
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useOrderCounts();
  return (
    <Panel title={translate('dashboard.orders')} hint={translate('dashboard.ordersHint')}>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Figures>
          {SHOWN.map((status) => (
            <Figure
              key={status}
              label={statusWord('luggageOrder', status, language).text}
              value={isPending ? undefined : Number(data[String(status)] ?? 0)}
              to={listLink({ order_status: status })}
            />
          ))}
        </Figures>
      )}
    </Panel>
  );
}

function QueueFigures({ queues }: { queues: typeof QUEUES }) {
  const translate = useTranslate();
  const nameOf = useGetResourceLabel();
  const waiting = useWaitingCounts();
  return (
    <Panel title={translate('dashboard.waiting')}>
      <Figures>
        {queues.map(([resource, filter]) => (
          <Figure
            key={resource}
            label={nameOf(resource, 2)}
            value={waiting[resource]}
            to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
          />
        ))}
      </Figures>
    </Panel>
  );
}

function ScanFigures() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({ queryKey: ['warehouse-scan', 'counts'], queryFn: shiftCounts });
  return (
    <Panel
      title={translate('dashboard.scans')}
      action={
        <Button
          component={Link}
          to="/warehouse-scan"
          variant="outlined"
          startIcon={<QrCodeScannerOutlined />}
          sx={{ '&:hover': { textDecoration: 'none' } }}
        >
          {translate('dashboard.openStation')}
        </Button>
      }
    >
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Figures>
          <Figure label={translate('dashboard.today')} value={data?.today} to="/warehouse-scan/records" />
          <Figure
            label={translate('dashboard.lastHour')}
            value={data?.last_hour}
            to="/warehouse-scan/records"
          />
          <Figure
            label={translate('dashboard.refused')}
            value={data?.refused}
            to={`/warehouse-scan/records?filter=${encodeURIComponent(JSON.stringify({ result: 'refused' }))}`}
          />
        </Figures>
      )}
    </Panel>
  );
}

const Figures = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);

function Figure({ label, value, to }: { label: string; value: number | undefined; to: string }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'block',
        borderRight: '1px solid',
        borderBottom: '1px solid',
        borderColor: 'divider',
        m: '0 -1px -1px 0',
        px: 2,
        py: 1.25,
        color: 'text.secondary',
        fontWeight: 400,
        '&:hover': { bgcolor: 'primary.light', textDecoration: 'none' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box component="span" sx={{ fontSize: 13 }}>
        {label}
      </Box>
      <Box component="b" sx={{ display: 'block', fontSize: 22, lineHeight: 1.3, color: 'text.primary' }}>
        {value === undefined ? <Skeleton width={40} /> : groupDigits(String(value))}
      </Box>
    </Box>
  );
}
