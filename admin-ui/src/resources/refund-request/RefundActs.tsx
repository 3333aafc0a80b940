import { REFUND_DESTINATIONS } from '@parcelway/contracts/resources';
import { formatMoneyText } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import { RowIdAction } from '../../crud/RowsAction';
import { useRefund, useRefundLimit } from './refund';
import { useRefundChoices } from './useRefundChoices';

const NOTE_LENGTH = 300;

/** What staff may do with a request in its state; the limit stands in the question. */
export function RefundActs() {
  const refund = useRefund();
  const translate = useTranslate();
  const destinations = useRefundChoices('destination', REFUND_DESTINATIONS);
  const isPending = refund?.status === 'pending';
  const { data: limit } = useRefundLimit(refund?.payment_record_id, isPending);
  if (!refund) return null;
  const amount = formatMoneyText(refund.amount, refund.currency);
  if (refund.status === 'failed') return <RowIdAction action="retry" text={translate('refunds.retryText')} />;
  if (!isPending) return null;
  const isOffline = limit?.way === 'offline';
  const note = { name: 'note', label: translate('refunds.note'), maxLength: NOTE_LENGTH };
  return (
    <>
      <ActDialog
        action="approve"
        text={[
          translate('refunds.approveText', { amount }),
          limit &&
            translate('refunds.limitText', {
              paid: formatMoneyText(limit.paid, limit.currency),
              refunded: formatMoneyText(limit.refunded, limit.currency),
              left: formatMoneyText(limit.left, limit.currency),
            }),
          isOffline && translate('refunds.offlineText'),
        ]
          .filter(Boolean)
          .join(' ')}
        initial={{ destination: refund.destination }}
        fields={[
          ...(limit?.way === 'balance'
            ? []
            : [{ name: 'destination', label: translate('refunds.destination'), choices: destinations }]),
          ...(isOffline
            ? [{ name: 'reference', label: translate('refunds.reference'), maxLength: 80, isOptional: true }]
            : []),
          { ...note, isOptional: true },
        ]}
      />
      <ActDialog danger action="reject" text={translate('refunds.rejectText', { amount })} fields={[note]} />
    </>
  );
}
