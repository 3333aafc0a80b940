import Box from '@mui/material/Box';
import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import type { PayableBill } from '../../api/types';
import { Fact } from '../../ui/Section';
import { isPartPaid } from './payment-rules';

/** A bill in facts: what kind it is, for what, and what of it was paid before. */
export function BillFacts({ bill }: { bill: PayableBill }) {
  const { t } = useTranslation();
  const money = (value: string): string => formatMoneyText(value, bill.currency);
  return (
    <Box
      component="dl"
      sx={{ m: 0, '& + &': { borderTop: 1, borderColor: 'divider', mt: '6px', pt: '6px' } }}
    >
      <Fact name={t('payment.bill.kind')}>{t(`payment.bill.type.${bill.bill_type}`)}</Fact>
      {bill.ref_no !== bill.bill_no && <Fact name={t('payment.bill.for')}>{bill.ref_no}</Fact>}
      <Fact name={t('payment.bill.no')}>{bill.bill_no}</Fact>
      {isPartPaid(bill) && (
        <>
          <Fact name={t('payment.bill.amount')}>{money(bill.amount)}</Fact>
          <Fact name={t('payment.bill.paid')}>{money(bill.paid_amount)}</Fact>
        </>
      )}
    </Box>
  );
}
