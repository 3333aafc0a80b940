import type { PaidOffline } from '@parcelway/contracts';
import { formatMoneyText } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { ActDialog } from '../crud/ActDialog';

/** Takes down money that came in outside for what a member's order still owes; nothing without the right to it. */
export function OfflinePayment({
  userId,
  orderNo,
  currency,
  onPaid,
}: {
  userId: number;
  orderNo: string;
  currency: string;
  onPaid?: (paid: PaidOffline) => void;
}) {
  const translate = useTranslate();
  return (
    <ActDialog<PaidOffline>
      action="payOffline"
      subject={{ user_id: userId, order_no: orderNo }}
      text={translate('placing.offlineText', { no: orderNo })}
      fields={[
        { name: 'amount', label: translate('orderAct.amount', { currency }), isAmount: true },
        { name: 'reference', label: translate('placing.reference'), maxLength: 80 },
        { name: 'memo', label: translate('placing.memo') },
      ]}
      done={({ paid_amount }) =>
        translate('placing.offlinePaid', { amount: formatMoneyText(paid_amount, currency) })
      }
      {...(onPaid && { onDone: onPaid })}
    />
  );
}
