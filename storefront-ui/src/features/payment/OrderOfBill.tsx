import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import { formatCustomerDate, PriceBreakdown } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LuggageOrderDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Fact } from '../../ui/Section';
import { shortPlace } from '../address-book/address-text';
import { readableOrderNo } from '../orders/order-rules';

/** What an order's bill is for: boxes and route, channel, pickup, and its lines on demand. */
export function OrderOfBill({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [open, setOpen] = useState(false);
  const route = `${shortPlace(order.sender.city)} → ${shortPlace(order.receiver_city || order.receiver.city)}`;
  return (
    <>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('order.payment.order')}>{readableOrderNo(order.order_no)}</Fact>
        <Fact name={t('order.payment.contents')}>
          {t('order.payment.contentsValue', {
            boxes: t('unit.boxes', { count: order.package_count }),
            route,
          })}
        </Fact>
        <Fact name={t('order.payment.channel')}>{order.channel_name}</Fact>
        <Fact name={t('order.payment.pickup')}>
          {order.pick_up_date ? formatCustomerDate(order.pick_up_date, locale) : t('order.payment.dropOff')}
        </Fact>
      </Box>
      <Link
        component="button"
        type="button"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        sx={{ display: 'flex', alignItems: 'center', gap: '3px', fontSize: 13, pt: '6px', minHeight: 32 }}
      >
        {open ? t('order.payment.hideLines') : t('order.payment.showLines', { count: order.lines.length })}
        <ExpandMoreOutlined sx={{ fontSize: 16, transform: open ? 'rotate(180deg)' : 'none' }} aria-hidden />
      </Link>
      <Collapse in={open} unmountOnExit>
        <PriceBreakdown lines={order.lines} total={order.order_total_amount} currency={order.currency} />
      </Collapse>
    </>
  );
}
