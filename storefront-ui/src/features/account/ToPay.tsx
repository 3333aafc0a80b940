import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { formatDeadline, formatMoneyText, sumDecimals } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { shortPlace } from '../address-book/address-text';
import { useOrders } from '../orders/order-api';
import { readableOrderNo } from '../orders/order-rules';

/** Orders waiting for the member's money, as one strip with the main action. */
export function ToPay() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const unpaid = useOrders({ page: 1, status: String(OrderStatus.awaitingPayment), limit: 20 }).data;
  const first = unpaid?.list[0];
  if (!unpaid || !first) return null;
  const amount = formatMoneyText(
    sumDecimals(unpaid.list.map((order) => order.order_total_amount)),
    first.currency,
  );
  return (
    <Card
      component="section"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '14px 18px', mt: 2, flexWrap: 'wrap' }}
    >
      <Box
        sx={(theme) => ({
          width: 42,
          height: 42,
          borderRadius: '10px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: theme.palette.tones.warning.bg,
          color: theme.palette.tones.warning.fg,
        })}
        aria-hidden
      >
        <ScheduleOutlined />
      </Box>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('account.todo', { count: unpaid.total, amount })}</Typography>
        <Typography variant="body2" color="text.secondary">
          {readableOrderNo(first.order_no)} · {shortPlace(first.sender_city)} →{' '}
          {shortPlace(first.receiver_city)} ·{' '}
          {t('order.payBefore', { time: formatDeadline(first.payment_due_at, locale) })}
        </Typography>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={`/confirmPayment?order_no=${encodeURIComponent(first.order_no)}`}
        sx={{ minHeight: 40, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('order.payNow')}
      </Button>
    </Card>
  );
}
