import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoneyText } from '@parcelway/look';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { PayableBill } from '../../api/types';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { AmountPaper } from './AmountPaper';
import { BillFacts } from './BillFacts';
import { useBills } from './payment-api';
import { billState, pageOfRef, toBePaid } from './payment-rules';
import { PayPage } from './PayPage';
import { ResultCard } from './ResultCard';
import { useNow } from './useNow';

/** Choosing the way for one bill, or for all that is due on one thing. What is settled says so, however often the page is opened. */
export function PaymentPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const billNo = params.get('bill_no') ?? '';
  const orderNo = params.get('order_no') ?? '';
  const isNamed = billNo !== '' || orderNo !== '';
  const query = useBills(billNo === '' ? { ref_no: orderNo } : { bill_no: billNo }, isNamed);
  const now = useNow(1000);
  const bills = query.data?.list ?? [];
  const open = bills.filter((bill) => ['open', 'late'].includes(billState(bill, now)));
  const [first] = open;
  const due = first ? toBePaid(open) : null;
  const [settled] = bills;
  return (
    <PayPage
      title={t('payment.bill.title')}
      back="/orderPayment"
      due={due}
      isOpen={open.every((bill) => billState(bill, now) === 'open')}
      resultOf={(paid) => `/return?payment_no=${paid.payment_no}`}
    >
      {query.isPending && isNamed && <RowsSkeleton rows={2} height={200} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {(!isNamed || (query.isSuccess && !settled)) && <Missing />}
      {first && due && (
        <AmountPaper
          amount={due.amount}
          currency={due.currency}
          due={first.due_at}
          late={t('payment.bill.late')}
          now={now}
        >
          {open.map((bill) => (
            <BillFacts key={bill.bill_no} bill={bill} />
          ))}
        </AmountPaper>
      )}
      {settled && !first && <Settled bill={settled} state={settledState(settled)} />}
    </PayPage>
  );
}

const settledState = (bill: PayableBill): 'paid' | 'refunded' | 'void' => {
  const state = billState(bill, 0);
  return state === 'void' || state === 'refunded' ? state : 'paid';
};

function Missing() {
  const { t } = useTranslation();
  return (
    <ResultCard
      tone="danger"
      title={t('payment.bill.missing')}
      text={t('payment.bill.missingText')}
      actions={<ToOpenBills />}
    />
  );
}

function Settled({ bill, state }: { bill: PayableBill; state: 'paid' | 'refunded' | 'void' }) {
  const { t } = useTranslation();
  return (
    <ResultCard
      tone={state === 'void' ? 'danger' : 'success'}
      title={t(`payment.bill.${state}Title`)}
      text={t(`payment.bill.${state}Text`, { amount: formatMoneyText(bill.paid_amount, bill.currency) })}
      actions={
        <>
          <ToOpenBills />
          <Button variant="contained" component={Link} to={pageOfRef(bill.ref_no)}>
            {t('payment.bill.see')}
          </Button>
        </>
      }
    >
      <Box sx={{ mt: 2 }}>
        <BillFacts bill={bill} />
      </Box>
    </ResultCard>
  );
}

function ToOpenBills() {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" component={Link} to="/orderPayment">
      {t('payment.bill.toOpen')}
    </Button>
  );
}
