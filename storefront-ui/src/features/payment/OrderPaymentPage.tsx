import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { formatMoneyText, Tape } from '@parcelway/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyState, ErrorState, RowsSkeleton } from '../../ui/States';
import { BillRow } from './BillRow';
import { choiceOf, type Choice } from './bill-choice';
import { MOST_BILLS, useBills } from './payment-api';
import { toBePaid } from './payment-rules';
import { PayPage } from './PayPage';
import { useNow } from './useNow';

/** Several bills in one payment: all that are open with a box to tick, their sum, and the ways. What is ticked is kept in the address. */
export function OrderPaymentPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const query = useBills({ pay_status: 1 });
  const now = useNow(1000);
  const [wanted, setWanted] = useState(params.get('bill_nos'));
  const choice = choiceOf(query.data?.list ?? [], wanted, now);
  const due = choice.chosen.length > 0 ? toBePaid(choice.chosen) : null;
  const choose = (billNos: readonly string[]): void => {
    setWanted(billNos.join(','));
    setParams({ bill_nos: billNos.join(',') }, { replace: true });
  };
  const hasBills = (query.data?.list.length ?? 0) > 0;
  return (
    <PayPage
      title={t('payment.many.title')}
      back="/user/account/overview"
      due={due}
      isOpen={due !== null}
      resultOf={(paid) => `/return?payment_no=${paid.payment_no}`}
      running={
        due && <Running count={choice.chosen.length} amount={formatMoneyText(due.amount, due.currency)} />
      }
    >
      {query.isPending && <RowsSkeleton rows={4} height={84} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && !hasBills && (
        <EmptyState
          icon={<ReceiptLongOutlined />}
          title={t('payment.many.empty')}
          text={t('payment.many.emptyText')}
          action={
            <Button variant="outlined" component={Link} to="/user/account/order">
              {t('payment.state.toOrders')}
            </Button>
          }
        />
      )}
      {hasBills && <OpenBills choice={choice} now={now} onChoose={choose} />}
      {query.data && query.data.total > MOST_BILLS && (
        <Alert severity="info" sx={{ mt: '14px' }}>
          {t('payment.many.most', { count: MOST_BILLS })}
        </Alert>
      )}
    </PayPage>
  );
}

function Running({ count, amount }: { count: number; amount: string }) {
  const { t } = useTranslation();
  return (
    <Box
      aria-live="polite"
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: '10px' }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
        {t('payment.many.chosen', { count })}
      </Box>
      <Box component="span" sx={{ fontSize: 22, fontWeight: 700, letterSpacing: '-0.3px' }}>
        {amount}
      </Box>
    </Box>
  );
}

function OpenBills({
  choice,
  now,
  onChoose,
}: {
  choice: Choice;
  now: number;
  onChoose: (billNos: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const chosen = choice.chosen.map(({ bill_no }) => bill_no);
  const together = choice.rows
    .filter(({ isOpen, isOther }) => isOpen && !isOther)
    .map(({ bill }) => bill.bill_no);
  const isAll = together.length > 0 && chosen.length === together.length;
  return (
    <Card sx={{ overflow: 'hidden' }}>
      <Tape />
      <FormControlLabel
        sx={{ display: 'flex', m: 0, px: '10px', py: '4px', borderBottom: 1, borderColor: 'divider' }}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={chosen.length > 0 && !isAll}
            disabled={together.length === 0}
            onChange={() => onChoose(isAll ? [] : together)}
          />
        }
        label={t('payment.many.all')}
      />
      <Box component="ul" aria-label={t('payment.many.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {choice.rows.map(({ bill, isOpen, isOther }) => (
          <BillRow
            key={bill.bill_no}
            bill={bill}
            now={now}
            isChosen={chosen.includes(bill.bill_no)}
            isOpen={isOpen}
            isOther={isOther}
            onToggle={() =>
              onChoose(
                chosen.includes(bill.bill_no)
                  ? chosen.filter((no) => no !== bill.bill_no)
                  : [...chosen, bill.bill_no],
              )
            }
          />
        ))}
      </Box>
    </Card>
  );
}
