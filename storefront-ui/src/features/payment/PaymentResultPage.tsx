import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatCustomerDate, formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { LuggageOrderDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useOrder } from '../orders/order-api';
import { POLL_MS } from '../orders/order-rules';
import { ProviderResult } from './ProviderResult';
import { ResultCard } from './ResultCard';

type Result = 'success' | 'processing' | 'failed';

/** What the server says of the payment; success is never assumed. */
const resultOf = (order: LuggageOrderDetail): Result =>
  order.pay_status === PayStatus.paid
    ? 'success'
    : order.order_status === OrderStatus.cancelled
      ? 'failed'
      : 'processing';

/** Waybills follow the payment; until they are there the page looks again. */
const pollUntilSettled = (order: LuggageOrderDetail | undefined): number | false =>
  order && resultOf(order) === 'success' && order.waybills.length > 0 ? false : POLL_MS;

const tones = { success: 'success', processing: 'progress', failed: 'danger' } as const;

/** How a payment ended, on one screen, with what comes next: by the payment where a provider had it, by the order otherwise. */
export function PaymentResultPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const paymentNo = params.get('payment_no') ?? '';
  return (
    <Page title={t('order.result.title')} back="/user/account/order">
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {paymentNo === '' ? (
          <OrderResult orderNo={params.get('order_no') ?? ''} />
        ) : (
          <ProviderResult paymentNo={paymentNo} />
        )}
      </Box>
    </Page>
  );
}

function OrderResult({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation();
  const query = useOrder(orderNo, pollUntilSettled);
  const order = query.data;
  const no = encodeURIComponent(orderNo);
  if (query.isPending && orderNo !== '') return <RowsSkeleton rows={1} height={280} />;
  if (!order) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const result = resultOf(order);
  return (
    <ResultCard
      tone={tones[result]}
      title={t(`order.result.${result}`)}
      text={t(`order.result.${result}Text`, { amount: formatMoneyText(order.paid_amount, order.currency) })}
      actions={
        <>
          {result === 'failed' && (
            <Button variant="outlined" component={Link} to={`/confirmPayment?order_no=${no}`}>
              {t('order.result.another')}
            </Button>
          )}
          <Button variant="contained" component={Link} to={`/user/account/order/${no}`}>
            {t('order.result.seeOrder')}
          </Button>
        </>
      }
    >
      {result === 'success' && <NextStep order={order} />}
    </ResultCard>
  );
}

/** What a paid order waits for. */
export function NextStep({ order }: { order: Pick<LuggageOrderDetail, 'pick_up_date'> }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  return (
    <Box
      sx={(theme) => ({
        mt: 2,
        p: '12px 16px',
        borderRadius: '6px',
        bgcolor: theme.palette.sunken,
        textAlign: 'left',
        fontSize: 14,
      })}
    >
      <b>{t('order.result.next')}</b>
      <br />
      {order.pick_up_date
        ? t('order.result.nextPickup', { date: formatCustomerDate(order.pick_up_date, locale) })
        : t('order.result.nextDropOff')}
    </Box>
  );
}
