import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatListTime } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { LuggageOrderDetail } from '../../api/types';
import { OrderActs } from './OrderActs';
import { readableOrderNo } from './order-rules';

/** An order that is only kept so far: what there is of it, and a way to throw it away. */
export function DraftCard({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mt: { xs: 1.5, md: 0 } }}>
      <Typography variant="h3" component="h2">
        {t('order.draftTitle')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {readableOrderNo(order.order_no)}
      </Typography>
      <Typography sx={{ my: 1 }}>
        {t('order.draftText', {
          time: formatListTime(order.update_time),
          boxes: t('unit.boxes', { count: order.package_count }),
        })}
      </Typography>
      <Box sx={{ mb: -1.5 }}>
        <OrderActs order={order} />
      </Box>
    </Card>
  );
}
