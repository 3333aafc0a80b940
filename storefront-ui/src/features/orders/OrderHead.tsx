import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OrderStatus } from '@parcelway/contracts/statuses';
import { formatDeadline, RouteLine, statusWord } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { LuggageOrderDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { contentWidth } from '../../ui/Page';
import { shortPlace } from '../address-book/address-text';
import { routeProgress } from './order-rules';

const destination = (order: LuggageOrderDetail): string => {
  const { district, city } = order.receiver;
  return shortPlace(district.endsWith('市') ? district : city);
};

/** The petrol head of an order: its state in large, and how far along the route it is. */
export function OrderHead({ order, transport }: { order: LuggageOrderDetail; transport: string }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const status = statusWord('luggageOrder', order.order_status, locale).text;
  const from = shortPlace(order.sender.city);
  const to = destination(order);
  const unpaid = order.order_status === OrderStatus.awaitingPayment;
  return (
    <Box
      component="section"
      sx={(theme) => ({
        bgcolor: theme.palette.menu.bg,
        color: theme.palette.menu.textActive,
        pt: 2,
        pb: '20px',
      })}
    >
      <Box sx={{ ...contentWidth, px: { xs: '18px', md: '20px' } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <div>
            <Typography component="p" sx={{ fontSize: 26, lineHeight: 1.3, fontWeight: 700 }}>
              {status}
            </Typography>
            {unpaid && (
              <Typography sx={{ color: '#C9DBE0', fontSize: 14.5 }}>
                {t('order.payBefore', { time: formatDeadline(order.payment_due_at, locale) })}
              </Typography>
            )}
          </div>
          <Box
            component="span"
            sx={{
              px: '9px',
              height: 24,
              lineHeight: '24px',
              borderRadius: '6px',
              fontSize: 12.5,
              fontWeight: 600,
              bgcolor: 'rgba(255,255,255,.14)',
              whiteSpace: 'nowrap',
            }}
          >
            {order.channel_name}
          </Box>
        </Box>
        <Box sx={{ mt: '18px' }}>
          <RouteLine
            from={{
              place: from,
              note: order.pick_up_date
                ? t('order.from.pickup', { date: order.pick_up_date.slice(5, 10) })
                : t('order.from.dropOff'),
            }}
            to={{ place: to, note: order.receiver.zip_code }}
            progress={routeProgress(order)}
            transport={transport}
            label={t('order.progress', { from, to, status })}
          />
        </Box>
      </Box>
    </Box>
  );
}
