import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { formatMoneyText, StickyBar } from '@parcelway/look';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '@parcelway/client';
import { useMember } from '../../app/use-session';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton, useErrorText } from '../../ui/States';
import { useIsPhone } from '../../ui/useIsPhone';
import { useOrder } from '../orders/order-api';
import { POLL_MS } from '../orders/order-rules';
import { BillCard } from './BillCard';
import { usePayFromBalance, usePaymentWays } from './payment-api';
import { balanceAfter, payState } from './payment-rules';
import { useNow } from './useNow';
import { WayRow } from './WayRow';

/** Paying one order: the amount, until when, from what, and one button that carries the amount. */
export function ConfirmPaymentPage() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [params] = useSearchParams();
  const orderNo = params.get('order_no') ?? '';
  const query = useOrder(orderNo, (shown) => (shown?.pending_amount == null ? false : POLL_MS));
  const member = useMember();
  const pay = usePayFromBalance(orderNo);
  const ways = usePaymentWays('order');
  const [picked, setPicked] = useState<'balance' | 'card' | null>(null);
  const now = useNow(1000);
  const order = query.data;
  const amount = order?.order_total_amount ?? '0.00';
  const currency = order?.currency ?? 'GBP';
  const money = (value: string): string => formatMoneyText(value, currency);
  const state = order ? payState(order, now) : null;
  const balance = member.data ? balanceAfter(member.data.money, amount) : null;
  const result = `/return?order_no=${encodeURIComponent(orderNo)}`;

  useEffect(() => {
    // An order that is already paid has a result and nothing to confirm.
    if (state === 'paid' && pay.isIdle) void navigate(result, { replace: true });
  }, [state, pay.isIdle, navigate, result]);

  const hasCard = ways.data?.list.some(({ code }) => code === 'card') ?? false;
  // Until the payer says otherwise: the balance, or the card where the balance is too low.
  const way = picked ?? (balance?.enough === false && hasCard ? 'card' : 'balance');
  const submit = (): void => {
    if (way === 'card') void navigate(`/cardPay?order_no=${encodeURIComponent(orderNo)}`);
    else pay.mutate(undefined, { onSuccess: () => void navigate(result, { replace: true }) });
  };
  const unknown = pay.error instanceof ApiError && !pay.error.definite;
  const ready = state === 'open' && (way === 'card' ? hasCard : balance?.enough === true) && !pay.isPending;
  const button = (
    <>
      {pay.isError && (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {errorText(pay.error)}
          {unknown && <Box>{t('order.payment.unknown')}</Box>}
        </Alert>
      )}
      <Button variant="contained" size="large" fullWidth disabled={!ready} onClick={submit}>
        {pay.isPending
          ? t('order.payment.busy')
          : t(way === 'card' ? 'order.payment.toCard' : 'order.payment.submit', { amount: money(amount) })}
      </Button>
      <Box sx={{ textAlign: 'center', fontSize: 12.5, color: 'text.secondary', mt: 1 }}>
        {t('order.payment.once')}
      </Box>
    </>
  );
  const balanceText =
    balance && member.data
      ? t(balance.enough ? 'order.payment.balanceLeft' : 'order.payment.balanceLow', {
          money: money(member.data.money),
          left: money(balance.left),
          missing: money(balance.missing),
        })
      : t('state.loading');
  return (
    <Page
      title={t('order.payment.title')}
      back="/user/account/order"
      end={
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: '5px',
            fontSize: 13,
            color: 'text.secondary',
            pr: { xs: '14px', md: 0 },
            whiteSpace: 'nowrap',
          }}
        >
          <LockOutlined sx={{ fontSize: 16 }} aria-hidden />
          {t('order.payment.secure')}
        </Box>
      }
      foot={phone && order && <StickyBar label={t('nav.actions')}>{button}</StickyBar>}
    >
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {query.isPending && orderNo !== '' && <RowsSkeleton rows={2} height={200} />}
        {(query.isError || orderNo === '') && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {order && (
          <>
            <BillCard order={order} amount={amount} late={state === 'late'} now={now} />
            {state === 'closed' && (
              <Alert
                severity="info"
                sx={{ mt: 2 }}
                action={
                  <Button
                    size="small"
                    component={Link}
                    to={`/user/account/order/${encodeURIComponent(orderNo)}`}
                  >
                    {t('order.payment.seeOrder')}
                  </Button>
                }
              >
                {order.pending_amount === null
                  ? t('order.payment.closed')
                  : t('order.pendingEdit', { amount: money(order.pending_amount) })}
              </Alert>
            )}
            <Typography variant="h4" component="h2" sx={{ mt: '20px', mb: 1, mx: '4px' }}>
              {t('order.payment.way')}
            </Typography>
            <Card>
              <RadioGroup
                value={way}
                onChange={(_event, value) => setPicked(value === 'card' ? 'card' : 'balance')}
                aria-label={t('order.payment.way')}
              >
                <WayRow
                  value="balance"
                  icon={<AccountBalanceWalletOutlined />}
                  name={t('order.payment.balance')}
                  text={balanceText}
                  chosen={way === 'balance'}
                  disabled={balance?.enough === false || pay.isPending}
                />
                <WayRow
                  value="card"
                  icon={<CreditCardOutlined />}
                  name={t('order.payment.card')}
                  text={t(ways.data && !hasCard ? 'order.payment.cardClosed' : 'order.payment.cardText')}
                  chosen={way === 'card'}
                  disabled={!hasCard || pay.isPending}
                />
              </RadioGroup>
            </Card>
            {balance?.enough === false && state === 'open' && (
              <Alert severity="warning" sx={{ mt: '14px' }}>
                {t('order.payment.topUp')}
              </Alert>
            )}
            <Alert severity="info" icon={<VerifiedUserOutlined fontSize="small" />} sx={{ mt: '14px' }}>
              {t('order.payment.note')}
            </Alert>
            {!phone && <Box sx={{ mt: 3 }}>{button}</Box>}
          </>
        )}
      </Box>
    </Page>
  );
}
