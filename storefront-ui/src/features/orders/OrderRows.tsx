import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import MuiLink from '@mui/material/Link';
import { OrderStatus } from '@parcelway/contracts/statuses';
import {
  calendarDay,
  formatCustomerDate,
  formatListTime,
  formatMoneyText,
  payStatusKey,
  StatusChip,
} from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LuggageOrderRow } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { useIsPhone } from '../../ui/useIsPhone';
import { shortPlace } from '../address-book/address-text';
import { NextStepLink } from './NextStepLink';
import { readableOrderNo } from './order-rules';

const isDraft = (order: LuggageOrderRow): boolean => order.order_status === OrderStatus.draft;
const detailOf = (order: LuggageOrderRow): string =>
  `/user/account/order/${encodeURIComponent(order.order_no)}`;
/** A draft has no places yet. */
const routeOf = (order: LuggageOrderRow): string =>
  isDraft(order) ? '' : `${shortPlace(order.sender_city)} → ${shortPlace(order.receiver_city)}`;

/** `11-30 周一`, as lists show a calendar date. */
const shortDay = (date: string, locale: 'zh-cn' | 'en'): string => {
  const day = calendarDay(date, locale);
  return day && locale === 'zh-cn' ? `${date.slice(5, 10)} ${day.weekday}` : formatCustomerDate(date, locale);
};

function OrderCard({ order }: { order: LuggageOrderRow }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  return (
    <Card sx={{ mb: 1.5 }}>
      <CardActionArea component={Link} to={detailOf(order)} sx={{ p: '12px 14px' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Box component="b" sx={{ fontWeight: 600 }}>
            {readableOrderNo(order.order_no)}
          </Box>
          <StatusChip entity="luggageOrder" value={order.order_status} />
        </Box>
        <Box sx={{ mt: '6px' }}>
          {[routeOf(order), t('unit.boxes', { count: order.package_count }), order.channel_name]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Box
          sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', mt: '6px', gap: 1 }}
        >
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            {isDraft(order)
              ? t('order.keptAt', { time: formatListTime(order.update_time) })
              : order.pick_up_date
                ? t('order.pickupOn', { date: shortDay(order.pick_up_date, locale) })
                : t('order.placedAt', { time: formatListTime(order.create_time) })}
          </Box>
          <Box component="b" sx={{ fontWeight: 600 }}>
            {!isDraft(order) && formatMoneyText(order.order_total_amount, order.currency)}
          </Box>
        </Box>
      </CardActionArea>
    </Card>
  );
}

function OrderTable({ orders, label }: { orders: readonly LuggageOrderRow[]; label: string }) {
  const { t } = useTranslation();
  return (
    <Table
      aria-label={label}
      sx={{
        '& td, & th': { px: '10px', py: '8px', fontSize: 14, whiteSpace: 'nowrap' },
        '& th': { fontSize: 12.5 },
        '& tr > :first-of-type': { pl: '18px' },
        '& tr > :last-child': { pr: '18px' },
        '& tbody tr:last-child td': { border: 0 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t('order.no')}</TableCell>
          <TableCell>{t('order.route')}</TableCell>
          <TableCell>{t('order.count')}</TableCell>
          <TableCell>{t('order.status')}</TableCell>
          <TableCell>{t('order.pay')}</TableCell>
          <TableCell align="right">{t('order.amount')}</TableCell>
          <TableCell>{t('order.time')}</TableCell>
          <TableCell align="right">{t('order.action')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order.order_no} hover>
            <TableCell>
              <MuiLink component={Link} to={detailOf(order)} sx={{ color: 'text.primary' }}>
                {readableOrderNo(order.order_no)}
              </MuiLink>
            </TableCell>
            <TableCell>{routeOf(order)}</TableCell>
            <TableCell>{t('unit.boxes', { count: order.package_count })}</TableCell>
            <TableCell>
              <StatusChip entity="luggageOrder" value={order.order_status} />
            </TableCell>
            <TableCell>
              {!isDraft(order) && (
                <StatusChip entity="pay" value={payStatusKey(order.pay_status, order.paid_amount)} />
              )}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {!isDraft(order) && formatMoneyText(order.order_total_amount, order.currency)}
            </TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>{formatListTime(order.create_time)}</TableCell>
            <TableCell align="right">
              <NextStepLink order={order} sx={{ mr: '-12px' }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Orders as cards on phones and as a table on laptops. */
export function OrderRows({ orders, label }: { orders: readonly LuggageOrderRow[]; label: string }) {
  const phone = useIsPhone();
  if (phone) return orders.map((order) => <OrderCard key={order.order_no} order={order} />);
  return <OrderTable orders={orders} label={label} />;
}
