import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { LuggageOrderDetail } from '@parcelway/contracts';
import {
  formatKg,
  formatListTime,
  formatPhone,
  formatSize,
  maskIdCard,
  PriceBreakdown,
  StatusChip,
  statusWord,
  tokens,
} from '@parcelway/look';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { usePrint } from '../../print/PrintOverlay';
import { labelOf } from '../../providers/admin-api';
import { isPaymentNo } from './order-rules';

/** A titled part of an order. */
export function Part({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Box component="section" sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 0.25 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Label left, value right. */
export function Pair({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, py: '3.5px', fontSize: 13.5 }}>
      <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** The label of one waybill in the print preview. */
export function LabelButton({ waybillNo }: { waybillNo: string }) {
  const translate = useTranslate();
  const print = usePrint();
  const may = useMay();
  if (!may('waybill', 'printCustomerLabel')) return null;
  const label = `${translate('waybill.printLabel')} ${waybillNo}`;
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() =>
          print({ title: `${translate('print.label')} ${waybillNo}`, load: () => labelOf(waybillNo) })
        }
        sx={{ width: 28, height: 28 }}
      >
        <PrintOutlined sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}

const waybillStatus = (order: LuggageOrderDetail, waybillNo: string | null): number | undefined =>
  order.waybills.find(({ waybill_no }) => waybill_no === waybillNo)?.status;

/** The boxes with what they weigh and hold. */
export function Boxes({ order }: { order: LuggageOrderDetail }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {order.packages.map((box) => {
        const status = waybillStatus(order, box.waybill_no);
        return (
          <Box
            component="li"
            key={box.no}
            sx={{ py: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <b>{translate('order.box', { no: box.no })}</b>
              <span>{box.packaging_box_name}</span>
              <Box component="span" sx={{ fontFamily: tokens.font.mono, fontSize: 13 }}>
                {box.waybill_no ?? translate('order.noWaybill')}
              </Box>
              {status !== undefined && <StatusChip entity="waybill" value={status} locale={language} />}
              {box.waybill_no && <LabelButton waybillNo={box.waybill_no} />}
              <Box component="b" sx={{ ml: 'auto' }}>
                {translate('order.charged', { kg: formatKg(box.charged_weight) })}
              </Box>
            </Box>
            <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
              {`${translate('order.actual')} ${formatKg(box.weight)} · ${translate('order.volumetric')} ${formatKg(box.vol_weight)} · ${formatSize(box.length, box.width, box.height)}`}
            </Box>
            <Box sx={{ fontSize: 13 }}>
              {box.items
                .map(
                  (item) =>
                    `${language === 'en' ? item.name_en || item.name_zh : item.name_zh || item.name_en} × ${item.quantity}`,
                )
                .join(language === 'en' ? ', ' : '，')}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

export function Fees({ order }: { order: LuggageOrderDetail }) {
  const language = useLanguage();
  return (
    <PriceBreakdown
      lines={order.lines}
      total={order.order_total_amount}
      currency={order.currency}
      locale={language}
    />
  );
}

/** Who moved the order when, newest first. */
export function History({ order }: { order: LuggageOrderDetail }) {
  const translate = useTranslate();
  const language = useLanguage();
  // Steps of one second keep the order they were taken in.
  const steps = [...order.history].reverse().sort((a, b) => b.time - a.time);
  if (steps.length === 0)
    return <Typography color="text.secondary">{translate('order.notBefore')}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={`${step.time}-${step.to}-${index}`}
          sx={(theme) => ({
            position: 'relative',
            pl: '18px',
            pb: '9px',
            fontSize: 13,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 2,
              top: 6,
              width: 7,
              height: 7,
              borderRadius: '50%',
              bgcolor: theme.palette.lineStrong,
            },
            '&:not(:last-of-type)::after': {
              content: '""',
              position: 'absolute',
              left: 5,
              top: 14,
              bottom: -5,
              width: '1px',
              bgcolor: 'divider',
            },
          })}
        >
          <Box component="time" sx={{ float: 'right', color: 'text.secondary' }}>
            {formatListTime(step.time)}
          </Box>
          {statusWord('luggageOrder', step.to, language).text}
          <Box sx={{ color: 'text.secondary' }}>
            {[
              translate(`order.by.${step.by_type}`, { _: step.by_type }),
              isPaymentNo(step.reason) ? `${translate('order.payment')} ${step.reason}` : step.reason,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Name, place and phone of one side. */
export function Address({ address }: { address: LuggageOrderDetail['sender'] }) {
  const translate = useTranslate();
  const line = [
    address.address_line,
    address.district,
    address.city,
    address.province,
    address.zip_code,
    address.country,
  ];
  return (
    <Box sx={{ fontSize: 13.5 }}>
      <b>{address.user_name}</b>
      {address.latin_name && address.latin_name !== address.user_name && ` ${address.latin_name}`}
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatPhone(address.mobile_code, address.mobile)}
      </Box>
      <Box>{line.filter(Boolean).join(', ')}</Box>
      {address.latin_address && <Box sx={{ color: 'text.secondary' }}>{address.latin_address}</Box>}
      {address.id_card_number && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('order.idCard')} {maskIdCard(address.id_card_number)}
        </Box>
      )}
    </Box>
  );
}
