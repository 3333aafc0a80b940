import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FileTile, formatListTime, formatMoneyText, StatusChip } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TaxBill } from '../../api/types';
import { dutyPayPage, isOwed } from './duty-rules';
import { useCustomsPaper } from './tax-api';

const PAPER_SIZE = 72;

/** What customs asked for on the boxes of an order, the paper that says so, and where it is paid. */
export function TaxBills({ bills }: { bills: readonly TaxBill[] }) {
  const { t } = useTranslation();
  if (bills.length === 0) return null;
  return (
    <Card component="section" aria-label={t('order.duty.title')} sx={{ p: 2, mb: 1.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('order.duty.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {bills.map((bill) => (
          <Bill key={bill.bill_no} bill={bill} />
        ))}
      </Box>
    </Card>
  );
}

function Bill({ bill }: { bill: TaxBill }) {
  const { t } = useTranslation();
  const page = dutyPayPage([bill]);
  const owed = isOwed(bill);
  return (
    <Box
      component="li"
      sx={(theme) => ({
        p: 1.5,
        borderRadius: '8px',
        bgcolor: owed ? theme.palette.tones.warning.bg : 'background.default',
      })}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1.5 }}>
        <Box sx={{ fontSize: 19, fontWeight: 700 }}>{formatMoneyText(bill.amount, bill.currency)}</Box>
        <StatusChip entity="tax" value={bill.pay_status} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, mt: 0.5 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <div>{bill.reason}</div>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            <div>{t('order.duty.waybill', { no: bill.waybill_no })}</div>
            {bill.customs_ref && <div>{t('order.duty.entry', { no: bill.customs_ref })}</div>}
            {bill.paid_at > 0 && <div>{t('order.paidAt', { time: formatListTime(bill.paid_at) })}</div>}
          </Box>
        </Box>
        {bill.document && <Paper url={bill.document} />}
      </Box>
      {page && (
        <>
          <Box sx={{ fontSize: 13, mt: 1 }}>{t('order.duty.waits')}</Box>
          <Button variant="contained" component={Link} to={page} fullWidth sx={{ mt: 1.25 }}>
            {t('order.duty.pay', { amount: formatMoneyText(bill.owed, bill.currency) })}
          </Button>
        </>
      )}
    </Box>
  );
}

function Paper({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ width: PAPER_SIZE, flex: 'none' }}>
      <FileTile
        file={useCustomsPaper(url).data}
        name={t('order.duty.paper')}
        height={PAPER_SIZE}
        fit="cover"
      />
    </Box>
  );
}
