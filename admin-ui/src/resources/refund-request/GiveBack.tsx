import { REFUND_DESTINATIONS, REFUND_KINDS } from '@parcelway/contracts/resources';
import { compareDecimals, formatMoneyText } from '@parcelway/look';
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { useMay } from '../../layout/access';
import { BookRefund } from './BookRefund';
import { useRefundLimit } from './refund';
import { useRefundChoices } from './useRefundChoices';

/** Asks for money of a payment back, or books what went back without us, on the payment's page, while it has any left. */
export function GiveBack() {
  const payment = useRecordContext<{
    id: number;
    payment_no: string;
    status: string;
    provider: string | null;
  }>();
  const translate = useTranslate();
  const may = useMay();
  const kinds = useRefundChoices('kind', REFUND_KINDS);
  const destinations = useRefundChoices('destination', REFUND_DESTINATIONS);
  const isPaid = payment?.status === 'succeeded' && may('refund-request', 'list');
  const { data: limit } = useRefundLimit(payment?.id, isPaid);
  const bills = limit?.bills.filter(({ left }) => compareDecimals(left, '0') > 0) ?? [];
  const [first] = bills;
  if (!payment || !limit || !first) return null;
  const choices = bills.map(({ bill_id, bill_no, left }) => ({
    value: String(bill_id),
    label: `${bill_no} · ${formatMoneyText(left, limit.currency)}`,
  }));
  const bill = { name: 'bill_id', label: translate('refunds.bill'), choices };
  return (
    <>
      {payment.provider && <BookRefund paymentNo={payment.payment_no} bills={choices} />}
      <ResourceContextProvider value="refund-request">
        <ActDialog
          action="add"
          title={translate('refunds.giveBack')}
          text={translate('refunds.limitText', {
            paid: formatMoneyText(limit.paid, limit.currency),
            refunded: formatMoneyText(limit.refunded, limit.currency),
            left: formatMoneyText(limit.left, limit.currency),
          })}
          subject={{ payment_record_id: payment.id }}
          initial={{ bill_id: String(first.bill_id), destination: 'original', kind: 'goodwill' }}
          fields={[
            ...(bills.length > 1 ? [bill] : []),
            {
              name: 'amount',
              label: translate('refunds.amount', { currency: limit.currency }),
              isAmount: true,
            },
            ...(limit.way === 'balance'
              ? []
              : [{ name: 'destination', label: translate('refunds.destination'), choices: destinations }]),
            { name: 'kind', label: translate('refunds.kind'), choices: kinds },
            { name: 'reason', label: translate('refunds.reason'), maxLength: 300 },
          ]}
        />
      </ResourceContextProvider>
    </>
  );
}
