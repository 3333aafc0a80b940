import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import {
  formatCountdown,
  formatCustomerDate,
  formatDeadline,
  formatMoneyText,
  PriceBreakdown,
  Tape,
} from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LuggageOrderDetail } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { Fact } from '../../ui/Section';
import { shortPlace } from '../address-book/address-text';
import { readableOrderNo } from '../orders/order-rules';

/** The bill as a paper with tape on it: amount, deadline in words, what it is for. `now` is epoch seconds. */
export function BillCard({
  order,
  amount,
  late,
  now,
}: {
  order: LuggageOrderDetail;
  amount: string;
  late: boolean;
  now: number;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const [open, setOpen] = useState(false);
  const route = `${shortPlace(order.sender.city)} → ${shortPlace(order.receiver_city || order.receiver.city)}`;
  const due = order.payment_due_at;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Tape />
      <Box sx={{ textAlign: 'center', p: '22px 16px 20px' }}>
        <Box sx={{ color: 'text.secondary' }}>{t('order.payment.due')}</Box>
        <Box
          sx={{ fontSize: 44, lineHeight: 1.15, fontWeight: 700, letterSpacing: '-1px', mt: '2px', mb: 1 }}
        >
          {formatMoneyText(amount, order.currency)}
        </Box>
        {due > 0 && (
          <Box
            sx={(theme) => {
              const tone = theme.palette.tones[late ? 'danger' : 'warning'];
              return {
                display: 'inline-flex',
                alignItems: 'center',
                gap: '6px',
                minHeight: 24,
                px: '9px',
                py: '2px',
                borderRadius: '6px',
                fontSize: 12.5,
                fontWeight: 600,
                bgcolor: tone.bg,
                color: tone.fg,
              };
            }}
          >
            <ScheduleOutlined sx={{ fontSize: 15 }} aria-hidden />
            {late ? (
              t('order.payment.late')
            ) : (
              <span>
                {t('order.payment.deadline', { time: formatDeadline(due, locale) })}
                <span aria-hidden>
                  {locale === 'en' ? ', ' : '，'}
                  {t('order.payment.left', { time: formatCountdown(due - now) })}
                </span>
              </span>
            )}
          </Box>
        )}
      </Box>
      <Divider sx={{ mx: 2 }} />
      <Box sx={{ p: '10px 16px 12px' }}>
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
          <ExpandMoreOutlined
            sx={{ fontSize: 16, transform: open ? 'rotate(180deg)' : 'none' }}
            aria-hidden
          />
        </Link>
        <Collapse in={open} unmountOnExit>
          <PriceBreakdown lines={order.lines} total={order.order_total_amount} currency={order.currency} />
        </Collapse>
      </Box>
    </Card>
  );
}
