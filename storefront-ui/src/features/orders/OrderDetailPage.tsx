import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { StickyBar } from '@parcelway/look';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Page } from '../../ui/Page';
import { PendingEdit } from '../../ui/PendingEdit';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { OrderCover } from '../claims/OrderCover';
import { useChannels } from '../place-order/place-api';
import { OrderRefunds } from '../refunds/OrderRefunds';
import type { PrintDocument } from '../print/PrintPreview';
import { awaitsRelease, dutyPayPage } from './duty-rules';
import { nextStepOf } from './NextStepLink';
import { useOrder } from './order-api';
import { DraftCard } from './DraftCard';
import { awaitsWaybills, nextLook, nextStep } from './order-rules';
import { OrderActs } from './OrderActs';
import { OrderFacts, OrderFees, OrderParties } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { useTaxBills } from './tax-api';
import { TaxBills } from './TaxBills';
import { WaybillTabs } from './WaybillTabs';

const PrintPreview = lazy(() =>
  import('../print/PrintPreview').then((module) => ({ default: module.PrintPreview })),
);

/** One order: where it is, its waybills and their tracks, charges, addresses, facts, and the next step. */
export function OrderDetailPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const orderNo = useParams()['orderNo'] ?? '';
  const [openedAt] = useState(Date.now);
  const taxBills = useTaxBills(orderNo).data?.list ?? [];
  const query = useOrder(orderNo, (order) =>
    nextLook(
      order !== undefined &&
        (awaitsWaybills(order) || order.pending_amount !== null || awaitsRelease(order, taxBills)),
      Date.now() - openedAt,
    ),
  );
  const order = query.data;
  const dutyPage = dutyPayPage(taxBills);
  const transport =
    useChannels().data?.find((channel) => channel.id === order?.channel_id)?.transport ?? 'air';
  const [printed, setPrinted] = useState<PrintDocument | null>(null);
  const printCopy = (): void => setPrinted({ kind: 'customerCopy', orderNo });
  const canPrint = order?.actions.includes('print') ?? false;
  // The page already is what "see" leads to: sending again is what is left to do.
  const step =
    order &&
    (dutyPage
      ? { to: dutyPage, key: 'order.duty.toPay' }
      : nextStep(order) === 'see'
        ? { to: `/placeOrder/luggage?again=${encodeURIComponent(orderNo)}`, key: 'order.again' }
        : nextStepOf(order));
  const actions = order && step && (
    <Box sx={{ display: 'flex', gap: '10px', '& > *': { flex: { xs: 1, md: 'none' } } }}>
      {canPrint && (
        <Button variant="outlined" startIcon={<PrintOutlined />} onClick={printCopy}>
          {t('order.printCopy')}
        </Button>
      )}
      <Button variant="contained" component={Link} to={step.to}>
        {t(step.key)}
      </Button>
    </Box>
  );
  return (
    <>
      <Page
        title={t('order.detail')}
        back="/user/account/order"
        action={actions}
        end={
          phone &&
          canPrint && (
            <IconButton aria-label={t('order.printCopy')} onClick={printCopy}>
              <PrintOutlined />
            </IconButton>
          )
        }
        strip={
          phone &&
          order &&
          order.order_status !== OrderStatus.draft && <OrderHead order={order} transport={transport} />
        }
        foot={phone && actions && <StickyBar label={t('nav.actions')}>{actions}</StickyBar>}
      >
        {query.isPending && (
          <Box sx={{ pt: 1.5 }}>
            <RowsSkeleton rows={4} height={140} />
          </Box>
        )}
        {query.isError && (
          <Box sx={{ pt: 1.5 }}>
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          </Box>
        )}
        {order?.order_status === OrderStatus.draft && <DraftCard order={order} />}
        {order && order.order_status !== OrderStatus.draft && (
          <>
            {!phone && (
              <Box sx={{ borderRadius: '10px', overflow: 'hidden', mb: 2 }}>
                <OrderHead order={order} transport={transport} />
              </Box>
            )}
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
                columnGap: '20px',
                pt: { xs: 1.5, md: 0 },
                alignItems: 'start',
              }}
            >
              <WaybillTabs
                order={order}
                onPrintLabel={(waybillNo) => setPrinted({ kind: 'label', waybillNo })}
              />
              <div>
                <PendingEdit order={order} />
                <TaxBills bills={taxBills} />
                <OrderFees order={order} />
                <OrderParties order={order} />
                {order.insurance && <OrderCover orderNo={order.order_no} insurance={order.insurance} />}
                {order.order_status > OrderStatus.awaitingPayment && <OrderRefunds refNo={order.order_no} />}
                <OrderFacts order={order} />
                <OrderActs order={order} />
              </div>
            </Box>
          </>
        )}
      </Page>
      {printed && (
        <Suspense>
          <PrintPreview of={printed} onClose={() => setPrinted(null)} />
        </Suspense>
      )}
    </>
  );
}
