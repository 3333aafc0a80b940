import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDeadline, formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAppearance } from '../../app/Appearance';
import { choiceOf } from '../payment/bill-choice';
import { useBills } from '../payment/payment-api';
import { payPageOf, toBePaid } from '../payment/payment-rules';
import { useNow } from '../payment/useNow';

const EVERY_MINUTE_MS = 60_000;

/** Bills waiting for the member's money, as one strip with the main action: the one bill, or all of one currency. */
export function ToPay() {
  const { t } = useTranslation();
  const { locale } = useAppearance();
  const now = useNow(EVERY_MINUTE_MS);
  const { chosen } = choiceOf(useBills({ pay_status: 1 }).data?.list ?? [], null, now);
  const [first] = chosen;
  if (!first) return null;
  const { amount, currency } = toBePaid(chosen);
  return (
    <Card
      component="section"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: '14px 18px', mt: 2, flexWrap: 'wrap' }}
    >
      <Box
        sx={(theme) => ({
          width: 42,
          height: 42,
          borderRadius: '10px',
          display: 'grid',
          placeItems: 'center',
          bgcolor: theme.palette.tones.warning.bg,
          color: theme.palette.tones.warning.fg,
        })}
        aria-hidden
      >
        <ScheduleOutlined />
      </Box>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t('account.todo', { count: chosen.length, amount: formatMoneyText(amount, currency) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(`payment.bill.type.${first.bill_type}`)} · {first.ref_no}
          {first.due_at > 0 &&
            ` · ${t('order.payment.deadline', { time: formatDeadline(first.due_at, locale) })}`}
        </Typography>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={chosen.length === 1 ? payPageOf(first) : '/orderPayment'}
        sx={{ minHeight: 40, width: { xs: '100%', sm: 'auto' } }}
      >
        {t('order.payNow')}
      </Button>
    </Card>
  );
}
