import type { ConfirmedOffline } from '@parcelway/contracts';
import { formatMoneyText } from '@parcelway/look';
import { useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';

/**
 * Staff have seen the money on the account: on which day, and how much. Less than was asked for is a part payment. `voidBills` are the numbers of
 * bills that nothing can be paid on any more, '' = none.
 */
export function ConfirmMoney({
  action,
  amount,
  currency,
  voidBills = '',
}: {
  action: 'confirmOffline' | 'confirm';
  amount: string;
  currency: string;
  voidBills?: string;
}) {
  const translate = useTranslate();
  const text = translate('payments.confirmText');
  return (
    <ActDialog<ConfirmedOffline>
      action={action}
      text={voidBills === '' ? text : `${translate('payments.voidBills', { bills: voidBills })} ${text}`}
      {...(voidBills !== '' && {
        done: ({ to_balance: left }) =>
          translate('payments.toBalance', { amount: formatMoneyText(left ?? '0', currency) }),
      })}
      initial={{ received_on: new Date().toISOString().slice(0, 10), amount }}
      fields={[
        { name: 'received_on', label: translate('payments.receivedOn'), isDate: true },
        { name: 'amount', label: translate('payments.received'), isAmount: true },
      ]}
    />
  );
}
