import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoneyText } from '@parcelway/look';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PaymentState } from '../../api/types';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { refusalOf } from './card-form';
import { usePaymentState } from './payment-api';
import { shownState, type Shown } from './payment-rules';
import { ResultCard } from './ResultCard';

const tones = {
  succeeded: 'success',
  processing: 'progress',
  open: 'progress',
  failed: 'danger',
  cancelled: 'danger',
  expired: 'danger',
} as const satisfies Record<Shown, string>;

/** Where the bills of a payment are paid again: one order has a page of its own. */
const againAt = ({ ref_nos }: PaymentState): string =>
  ref_nos.length === 1 ? `?order_no=${encodeURIComponent(ref_nos[0] ?? '')}` : '';
const pageOf = (refNo: string): string => {
  const no = encodeURIComponent(refNo);
  if (refNo.startsWith('ST-')) return `/user/account/storeOrders/${no}`;
  return refNo.startsWith('SH-') ? '/user/account/sheetOrder' : `/user/account/order/${no}`;
};

/** How a payment at a provider stands. Looks again until it is over, and takes the server's word only. */
export function ProviderResult({ paymentNo }: { paymentNo: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = usePaymentState(paymentNo);
  const payment = query.data;
  const isPaid = payment?.status === 'succeeded';
  useEffect(() => {
    if (!isPaid) return;
    for (const queryKey of [['orders'], ['order'], ['member'], ['payment', 'bills']])
      void queryClient.invalidateQueries({ queryKey });
  }, [isPaid, queryClient]);
  if (query.isPending) return <RowsSkeleton rows={1} height={280} />;
  if (!payment) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;

  const shown = shownState(payment);
  const money = (value: string): string => formatMoneyText(value, payment.currency);
  const again = againAt(payment);
  const [refNo = ''] = payment.ref_nos;
  const reason = payment.failure_code && shown === 'failed' ? refusalOf(payment.failure_code).word : '';
  return (
    <ResultCard
      tone={tones[shown]}
      title={t(`payment.state.${shown}`)}
      text={t(`payment.state.${shown}Text`, { amount: money(payment.amount) })}
      actions={
        <>
          {(shown === 'failed' || shown === 'open') && (
            <>
              <Button variant="outlined" component={Link} to={`/confirmPayment${again}`}>
                {t('payment.state.another')}
              </Button>
              <Button variant="contained" component={Link} to={`/cardPay${again}`}>
                {t(shown === 'open' ? 'payment.state.goOn' : 'payment.state.again')}
              </Button>
            </>
          )}
          {(shown === 'cancelled' || shown === 'expired') && (
            <Button variant="outlined" component={Link} to={`/confirmPayment${again}`}>
              {t('payment.state.again')}
            </Button>
          )}
          {shown !== 'failed' && shown !== 'open' && (
            <Button
              variant="contained"
              component={Link}
              to={payment.ref_nos.length === 1 ? pageOf(refNo) : '/user/account/order'}
            >
              {t(payment.ref_nos.length === 1 ? 'payment.state.seeOrder' : 'payment.state.toOrders')}
            </Button>
          )}
        </>
      }
    >
      {reason !== '' && (
        <Alert severity="error" sx={{ mt: 2, textAlign: 'left' }}>
          {t(`payment.refused.${reason}`)}
        </Alert>
      )}
      {isPaid && payment.to_balance !== '0.00' && (
        <Alert severity="info" sx={{ mt: 2, textAlign: 'left' }}>
          {t('payment.state.toBalance', { amount: money(payment.to_balance) })}
        </Alert>
      )}
      <Box sx={{ mt: 2, fontSize: 12.5, color: 'text.secondary' }}>
        {t('payment.state.no', { no: paymentNo })}
      </Box>
    </ResultCard>
  );
}
