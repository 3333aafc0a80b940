import { useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';

/** Staff have seen the money on the account: on which day, and how much. Less than was asked for is a part payment. */
export function ConfirmMoney({ action, amount }: { action: 'confirmOffline' | 'confirm'; amount: string }) {
  const translate = useTranslate();
  return (
    <ActDialog
      action={action}
      text={translate('payments.confirmText')}
      initial={{ received_on: new Date().toISOString().slice(0, 10), amount }}
      fields={[
        { name: 'received_on', label: translate('payments.receivedOn'), isDate: true },
        { name: 'amount', label: translate('payments.received'), isAmount: true },
      ]}
    />
  );
}
