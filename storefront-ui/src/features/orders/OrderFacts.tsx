import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { OrderStatus } from '@parcelway/contracts/statuses';
import {
  formatCustomerDate,
  formatDetailTime,
  formatKg,
  formatListTime,
  formatMoneyText,
  formatPhone,
  maskPhone,
  payStatusKey,
  PriceBreakdown,
  StatusChip,
} from '@parcelway/look';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LuggageOrderDetail, OrderAddress } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { copyText } from '../../ui/copy-text';
import { Fact } from '../../ui/Section';
import { useToast } from '../../ui/Toast';
import { addressLines, personName } from '../address-book/address-text';
import { readableOrderNo } from './order-rules';

const FeeRow = ({
  name,
  note,
  children,
  strong = false,
}: {
  name: string;
  note?: string;
  children: ReactNode;
  strong?: boolean;
}) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '14px',
      py: '6px',
      fontSize: 14.5,
    }}
  >
    <Box component="dt" sx={{ fontWeight: strong ? 600 : 400 }}>
      {name}
      {note && (
        <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
    <Box component="dd" sx={{ m: 0, fontWeight: 600, whiteSpace: 'nowrap', fontSize: strong ? 19 : 14.5 }}>
      {children}
    </Box>
  </Box>
);

function taxNote({ tax_pay_status: status, tax_pay_time: time }: LuggageOrderDetail, t: TFunction): string {
  if (status === null) return t('order.taxNone');
  return time === null ? t('order.notPaid') : t('order.paidAt', { time: formatListTime(time) });
}

/** What the order costs and what is paid, with every line on request. */
export function OrderFees({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const paid = order.pay_time !== null;
  const money = (amount: string): string => formatMoneyText(amount, order.currency);
  return (
    <Card component="section" sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: '6px' }}>
        <Typography variant="h3" component="h2">
          {t('order.fees')}
        </Typography>
        <StatusChip entity="pay" value={payStatusKey(order.pay_status, order.paid_amount)} />
      </Box>
      <Box component="dl" sx={{ m: 0 }}>
        <FeeRow
          name={t('order.orderTotal')}
          note={paid ? t('order.paidAt', { time: formatListTime(order.pay_time) }) : t('order.notPaid')}
        >
          {money(order.order_total_amount)}
        </FeeRow>
        {order.supplement_amount !== '0.00' && (
          <FeeRow name={t('order.supplementDue')}>{money(order.supplement_amount)}</FeeRow>
        )}
        <FeeRow name={t('order.tax')} note={taxNote(order, t)}>
          {money(order.tax_amount)}
        </FeeRow>
      </Box>
      <Divider sx={{ my: 1 }} />
      <Box component="dl" sx={{ m: 0 }}>
        <FeeRow name={t(paid ? 'order.paid' : 'order.due')} strong>
          {money(paid ? order.paid_amount : order.order_total_amount)}
        </FeeRow>
        {order.refunded_amount !== '0.00' && (
          <FeeRow name={t('order.refunded')}>{money(order.refunded_amount)}</FeeRow>
        )}
      </Box>
      <Link
        component="button"
        type="button"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        sx={{ display: 'flex', alignItems: 'center', fontSize: 13, minHeight: 32 }}
      >
        {t(open ? 'order.hideLines' : 'order.showLines')}
        <ChevronRightOutlined sx={{ fontSize: 16, transform: open ? 'rotate(90deg)' : 'none' }} aria-hidden />
      </Link>
      <Collapse in={open} unmountOnExit>
        <PriceBreakdown lines={order.lines} total={order.order_total_amount} currency={order.currency} />
      </Collapse>
    </Card>
  );
}

function Party({
  mark,
  address,
  receiver = false,
}: {
  mark: string;
  address: OrderAddress;
  receiver?: boolean;
}) {
  const { locale } = useAppearance();
  const phone = receiver
    ? maskPhone(address.mobile_code, address.mobile)
    : formatPhone(address.mobile_code, address.mobile);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '32px 1fr', gap: '2px 10px' }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          width: 32,
          height: 32,
          borderRadius: '8px',
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          fontSize: 14,
          bgcolor: receiver ? theme.palette.tones.warning.bg : 'primary.light',
          color: receiver ? theme.palette.tones.warning.fg : 'primary.main',
        })}
      >
        {mark}
      </Box>
      <div>
        <b>{personName(address)}</b>
        <Box component="span" sx={{ ml: 2 }}>
          {phone}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {addressLines(address, locale).join(' · ')}
        </Typography>
      </div>
    </Box>
  );
}

/** From whom and to whom, as the order keeps it. */
export function OrderParties({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  return (
    <Card component="section" aria-label={t('order.addresses')} sx={{ p: 2, mb: 1.5 }}>
      <Party mark={t('order.senderMark')} address={order.sender} />
      <Divider sx={{ my: '14px' }} />
      <Party mark={t('order.receiverMark')} address={order.receiver} receiver />
    </Card>
  );
}

/** Number, times and the other facts of an order. */
export function OrderFacts({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const toast = useToast();
  // The latest pickup is the live one: a cancelled one is followed by another.
  const pickup = order.pickups.at(-1);
  const copy = async (): Promise<void> => {
    if (await copyText(order.order_no)) toast(t('state.copied'));
  };
  return (
    <Card component="section" aria-label={t('order.facts')} sx={{ px: 2, py: 1.5, mb: 1.5 }}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={t('order.no')}>
          {readableOrderNo(order.order_no)}
          <Tooltip title={t('act.copy')}>
            <IconButton
              size="small"
              aria-label={`${t('act.copy')} ${t('order.no')}`}
              onClick={() => void copy()}
              sx={{ my: '-6px', mr: '-8px' }}
            >
              <ContentCopyOutlined sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
        </Fact>
        <Fact name={t('order.placed')}>{formatDetailTime(order.create_time)}</Fact>
        {order.order_status > OrderStatus.awaitingPayment && order.order_status !== OrderStatus.cancelled && (
          <Fact name={t('order.inbound')}>
            {t('order.inboundValue', { progress: order.inbound_progress.replace('/', ' / ') })}
          </Fact>
        )}
        {order.pick_up_date && (
          <Fact name={t('order.pickup')}>
            <Box
              component="span"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: 1,
                flexWrap: 'wrap',
                justifyContent: 'flex-end',
              }}
            >
              {formatCustomerDate(order.pick_up_date, locale)}
              {pickup && <StatusChip entity="pickup" value={pickup.status} />}
            </Box>
          </Fact>
        )}
        <Fact name={t('order.charged')}>{formatKg(order.charged_weight)}</Fact>
        <Fact name={t('order.declared')}>{formatMoneyText(order.declared_value, order.currency)}</Fact>
        <Fact name={t('order.cover')}>
          {t('order.coverValue', {
            cover: formatMoneyText(order.insurance_cover, order.currency).replace(/\.00$/, ''),
          })}
        </Fact>
        {order.remark && <Fact name={t('order.remark')}>{order.remark}</Fact>}
        {order.hold_reason && <Fact name={t('order.holdReason')}>{order.hold_reason}</Fact>}
        {order.cancel_reason && <Fact name={t('order.cancelReason')}>{order.cancel_reason}</Fact>}
      </Box>
    </Card>
  );
}
