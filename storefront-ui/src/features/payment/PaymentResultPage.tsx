import CheckCircleOutlineOutlined from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { OrderStatus, PayStatus } from '@parcelway/contracts/statuses';
import { formatCustomerDate, formatMoneyText, Tape } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { LuggageOrderDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Page } from '../../ui/Page';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useOrder } from '../orders/order-api';
import { POLL_MS } from '../orders/order-rules';

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

const icons = {
  success: CheckCircleOutlineOutlined,
  processing: HourglassEmptyOutlined,
  failed: ErrorOutlineOutlined,
};
const tones = { success: 'success', processing: 'progress', failed: 'danger' } as const;

/** How a payment ended, on one screen, with what comes next. */
export function PaymentResultPage() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [params] = useSearchParams();
  const orderNo = params.get('order_no') ?? '';
  const query = useOrder(orderNo, pollUntilSettled);
  const order = query.data;
  const result = order ? resultOf(order) : null;
  const Icon = result ? icons[result] : null;
  const no = encodeURIComponent(orderNo);
  return (
    <Page title={t('order.result.title')} back="/user/account/order">
      <Box sx={{ maxWidth: 560, mx: 'auto', pt: { xs: 1.5, md: 0 } }}>
        {query.isPending && orderNo !== '' && <RowsSkeleton rows={1} height={280} />}
        {(query.isError || orderNo === '') && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {order && result && Icon && (
          <Card sx={{ overflow: 'hidden' }}>
            <Tape />
            <Box sx={{ p: 3, textAlign: 'center' }} aria-live="polite">
              <Box
                sx={(theme) => ({
                  width: 64,
                  height: 64,
                  mx: 'auto',
                  borderRadius: '50%',
                  display: 'grid',
                  placeItems: 'center',
                  bgcolor: theme.palette.tones[tones[result]].bg,
                  color: theme.palette.tones[tones[result]].fg,
                })}
              >
                <Icon sx={{ fontSize: 36 }} aria-hidden />
              </Box>
              <Typography variant="h2" sx={{ mt: 1.5 }}>
                {t(`order.result.${result}`)}
              </Typography>
              <Typography color="text.secondary">
                {t(`order.result.${result}Text`, {
                  amount: formatMoneyText(order.paid_amount, order.currency),
                })}
              </Typography>
              {result === 'success' && (
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
              )}
              <Box sx={{ display: 'flex', gap: 1.25, mt: 3, flexWrap: 'wrap', '& > *': { flex: 1 } }}>
                {result === 'failed' && (
                  <Button variant="outlined" component={Link} to={`/confirmPayment?order_no=${no}`}>
                    {t('order.result.another')}
                  </Button>
                )}
                <Button variant="contained" component={Link} to={`/user/account/order/${no}`}>
                  {t('order.result.seeOrder')}
                </Button>
              </Box>
            </Box>
          </Card>
        )}
      </Box>
    </Page>
  );
}
