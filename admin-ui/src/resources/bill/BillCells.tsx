import { BILL_LINES, kindWord } from '@parcelway/contracts/statuses';
import { formatMoneyText, payStatusKey, StatusChip, UNKNOWN } from '@parcelway/look';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BillRow } from './bill-row';
import { useLanguage } from '../../i18n/useLanguage';

/** How a bill stands, part payments and part refunds told from its amounts. */
function PayStatusCell() {
  const bill = useRecordContext<BillRow>();
  const translate = useTranslate();
  if (!bill) return null;
  if (String(bill.is_void) === '1') return <>{translate('bills.void')}</>;
  return (
    <StatusChip entity="pay" value={payStatusKey(bill.pay_status, bill.paid_amount, bill.refunded_amount)} />
  );
}

/** What is billed, line by line. */
function Lines() {
  const bill = useRecordContext<BillRow>();
  const language = useLanguage();
  if (!bill?.lines?.length) return <>{UNKNOWN}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {bill.lines.map(({ code, text, amount }, at) => (
        <li key={`${code} ${at}`}>
          {text || kindWord(BILL_LINES, code, language)} · {formatMoneyText(amount, bill.currency)}
        </li>
      ))}
    </Box>
  );
}

export const billCells = { pay_status: PayStatusCell, lines: Lines };
