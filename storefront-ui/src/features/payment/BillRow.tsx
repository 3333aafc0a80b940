import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { formatDeadline, formatMoneyText } from '@parcelway/look';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayableBill } from '../../api/types';
import { useAppearance } from '../../app/Appearance';
import { isPartPaid } from './payment-rules';

/** An open bill with its box: what it is for, until when, how much. `isOther` = of another currency than what is ticked. */
export function BillRow({
  bill,
  now,
  isChosen,
  isOpen,
  isOther,
  onToggle,
}: {
  bill: PayableBill;
  now: number;
  isChosen: boolean;
  isOpen: boolean;
  isOther: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const nameId = useId();
  const money = (value: string): string => formatMoneyText(value, bill.currency);
  const isLate = bill.due_at > 0 && bill.due_at <= now;
  const notes = [
    ...(isOther ? [t('payment.many.otherCurrency')] : []),
    ...(isPartPaid(bill)
      ? [t('payment.bill.partPaid', { paid: money(bill.paid_amount), amount: money(bill.amount) })]
      : []),
  ];
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { border: 0 } }}>
      <Box
        component="label"
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: '42px 1fr auto',
          gap: '2px 8px',
          alignItems: 'center',
          p: '10px 16px 10px 10px',
          cursor: isOpen && !isOther ? 'pointer' : 'default',
          bgcolor: isChosen
            ? `color-mix(in srgb, ${theme.palette.primary.light} 45%, ${theme.palette.background.paper})`
            : 'transparent',
        })}
      >
        <Checkbox
          checked={isChosen}
          disabled={!isOpen || isOther}
          onChange={onToggle}
          slotProps={{ input: { 'aria-labelledby': nameId } }}
        />
        <Box id={nameId} sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600, display: 'block' }}>
            {t(`payment.bill.type.${bill.bill_type}`)}
          </Box>
          <Box
            component="span"
            sx={{ fontSize: 13, color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}
          >
            {bill.ref_no}
          </Box>
          {bill.due_at > 0 && (
            <Box
              component="span"
              sx={(theme) => ({
                fontSize: 13,
                display: 'block',
                color: isLate ? theme.palette.tones.danger.fg : theme.palette.tones.warning.fg,
              })}
            >
              {isLate
                ? t(isOpen ? 'payment.bill.overdue' : 'payment.bill.late')
                : t('order.payment.deadline', { time: formatDeadline(bill.due_at, locale) })}
            </Box>
          )}
          {notes.map((note) => (
            <Box component="span" key={note} sx={{ fontSize: 13, color: 'text.secondary', display: 'block' }}>
              {note}
            </Box>
          ))}
        </Box>
        <Box sx={{ fontWeight: 700, fontSize: 17, whiteSpace: 'nowrap' }}>{money(bill.owed)}</Box>
      </Box>
    </Box>
  );
}
