import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoneyText } from '@parcelway/look';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { LuggageOrderDetail } from '../../api/types';
import { ErrorState, RowsSkeleton } from '../../ui/States';
import { useOrder } from '../orders/order-api';
import { POLL_MS } from '../orders/order-rules';
import { AmountPaper } from './AmountPaper';
import { BillFacts } from './BillFacts';
import { OrderOfBill } from './OrderOfBill';
import { useBills } from './payment-api';
import { dueOnOrder, payState } from './payment-rules';
import { PayPage } from './PayPage';
import { useNow } from './useNow';

/** Paying all that is due on one luggage order: its price, or what is asked beside it. */
export function ConfirmPaymentPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const orderNo = params.get('order_no') ?? '';
  const query = useOrder(orderNo, (shown) => (shown?.pending_amount == null ? false : POLL_MS));
  const bills = useBills({ ref_no: orderNo }, orderNo !== '');
  const now = useNow(1000);
  const order = query.data;
  const state = order ? payState(order, now) : null;
  const result = `/return?order_no=${encodeURIComponent(orderNo)}`;

  useEffect(() => {
    // An order that is already paid has a result and nothing to confirm.
    if (state === 'paid') void navigate(result, { replace: true });
  }, [state, navigate, result]);

  const due = order && bills.data ? dueOnOrder(order, bills.data.list) : null;
  const isMore = due !== null && due.billType !== 'order';
  return (
    <PayPage
      title={t('order.payment.title')}
      back="/user/account/order"
      due={state === 'closed' ? null : due}
      isOpen={state === 'open'}
      resultOf={(paid) => (isMore ? `/return?payment_no=${paid.payment_no}` : result)}
    >
      {(query.isPending || bills.isPending) && orderNo !== '' && <RowsSkeleton rows={2} height={200} />}
      {(query.isError || bills.isError || orderNo === '') && (
        <ErrorState
          error={query.error ?? bills.error}
          onRetry={() => void Promise.all([query.refetch(), bills.refetch()])}
        />
      )}
      {order && due && (
        <AmountPaper
          amount={due.amount}
          currency={order.currency}
          due={state === 'closed' || isMore ? 0 : order.payment_due_at}
          late={t('order.payment.late')}
          now={now}
        >
          {isMore && (
            <Box sx={{ borderBottom: 1, borderColor: 'divider', pb: '6px', mb: '6px' }}>
              {due.bills.map((bill) => (
                <BillFacts key={bill.bill_no} bill={bill} />
              ))}
            </Box>
          )}
          <OrderOfBill order={order} />
        </AmountPaper>
      )}
      {order && state === 'closed' && <Closed order={order} />}
    </PayPage>
  );
}

/** Why nothing is to be paid on the order now. */
function Closed({ order }: { order: LuggageOrderDetail }) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button
          size="small"
          component={Link}
          to={`/user/account/order/${encodeURIComponent(order.order_no)}`}
        >
          {t('order.payment.seeOrder')}
        </Button>
      }
    >
      {order.pending_amount === null
        ? t('order.payment.closed')
        : t('order.pendingEdit', { amount: formatMoneyText(order.pending_amount, order.currency) })}
    </Alert>
  );
}
