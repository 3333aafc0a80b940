import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoneyText } from '@parcelway/look';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { refusalOf } from './card-form';
import { AFTER_PAYMENT, usePaymentState } from './payment-api';
import { isRecharge, pageOfRef, pageOfWay, shownState, waysPageOf, type Shown } from './payment-rules';
import { ResultCard } from './ResultCard';

const tones = {
  succeeded: 'success',
  paidElsewhere: 'success',
  processing: 'progress',
  waiting: 'progress',
  open: 'progress',
  failed: 'danger',
  notReceived: 'danger',
  cancelled: 'danger',
  expired: 'danger',
} as const satisfies Record<Shown, string>;

/** How a payment at a provider stands. Looks again until it is over, and takes the server's word only. */
export function ProviderResult({ paymentNo }: { paymentNo: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = usePaymentState(paymentNo);
  const payment = query.data;
  const isPaid = payment?.status === 'succeeded';
  useEffect(() => {
    if (!isPaid) return;
    for (const queryKey of AFTER_PAYMENT) void queryClient.invalidateQueries({ queryKey });
  }, [isPaid, queryClient]);
  if (query.isPending) return <RowsSkeleton rows={1} height={280} />;
  if (!payment) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;

  const shown = shownState(payment);
  const money = (value: string): string => formatMoneyText(value, payment.currency);
  const isUnfinished = shown === 'failed' || shown === 'notReceived' || shown === 'open';
  const what = { bill_nos: payment.bill_nos };
  const isWithdrawn = payment.void_bill_nos.length > 0 && !isRecharge(payment);
  const still = payment.bill_nos.filter((no) => !payment.void_bill_nos.includes(no));
  const [refNo = ''] = payment.ref_nos;
  const reason = payment.failure_code && shown === 'failed' ? refusalOf(payment.failure_code).word : '';
  return (
    <ResultCard
      tone={tones[shown]}
      title={t(`payment.state.${shown}`)}
      text={
        shown === 'cancelled' && isWithdrawn
          ? t('payment.state.withdrawnText')
          : t(`payment.state.${shown}Text`, { amount: money(payment.amount) })
      }
      actions={
        <>
          {isUnfinished && (
            <>
              <Button variant="outlined" component={Link} to={waysPageOf(payment)}>
                {t('payment.state.another')}
              </Button>
              <Button variant="contained" component={Link} to={pageOfWay(payment.way, what)}>
                {t(shown === 'open' ? 'payment.state.goOn' : 'payment.state.again')}
              </Button>
            </>
          )}
          {(shown === 'cancelled' || shown === 'expired') && (still.length > 0 || !isWithdrawn) && (
            <Button
              variant="outlined"
              component={Link}
              to={waysPageOf({ ...payment, bill_nos: isWithdrawn ? still : payment.bill_nos })}
            >
              {t('payment.state.again')}
            </Button>
          )}
          {!isUnfinished && (
            <Button
              variant="contained"
              component={Link}
              to={payment.ref_nos.length === 1 ? pageOfRef(refNo) : '/user/account/order'}
            >
              {t(
                isRecharge(payment)
                  ? 'payment.state.seeBalance'
                  : payment.ref_nos.length === 1
                    ? 'payment.state.seeOrder'
                    : 'payment.state.toOrders',
              )}
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
      {shown === 'notReceived' && payment.failure_text !== '' && (
        <Alert severity="error" sx={{ mt: 2, textAlign: 'left' }}>
          {payment.failure_text}
        </Alert>
      )}
      {isPaid && payment.to_balance !== '0.00' && !isRecharge(payment) && (
        <Alert severity="info" sx={{ mt: 2, textAlign: 'left' }}>
          {t(isWithdrawn ? 'payment.state.withdrawn' : 'payment.state.toBalance', {
            amount: money(payment.to_balance),
          })}
        </Alert>
      )}
      <Box sx={{ mt: 2, fontSize: 12.5, color: 'text.secondary' }}>
        {t('payment.state.no', { no: paymentNo })}
      </Box>
    </ResultCard>
  );
}
