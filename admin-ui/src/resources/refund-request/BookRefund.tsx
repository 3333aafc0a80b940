import { REFUND_KINDS } from '@parcelway/contracts/resources';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { ActDialog } from '../../crud/ActDialog';
import type { ActField } from '../../crud/ActFields';
import { useRefundChoices } from './useRefundChoices';

/** Takes a refund that somebody made at the provider itself into the books: staff say its number there, the provider says the amount. */
export function BookRefund({
  paymentNo,
  reference = '',
  bills = [],
}: {
  paymentNo: string;
  /** Where it is known already. */
  reference?: string;
  /** Bills of the payment to choose from; with fewer than two there is nothing to choose. */
  bills?: NonNullable<ActField['choices']>;
}) {
  const translate = useTranslate();
  const kinds = useRefundChoices('kind', REFUND_KINDS);
  const ofWhich = {
    name: 'bill_id',
    label: translate('refunds.bill'),
    choices: [{ value: '', label: translate('refunds.allBills') }, ...bills],
    isOptional: true,
    showsEmpty: true,
  };
  return (
    <ResourceContextProvider value="refund-request">
      <ActDialog<{ refund_nos: readonly string[] }>
        action="book"
        text={translate('refunds.bookText')}
        subject={{ payment_no: paymentNo }}
        initial={{ reference, bill_id: '', kind: 'goodwill' }}
        fields={[
          { name: 'reference', label: translate('refunds.thereNo'), maxLength: 80 },
          ...(bills.length > 1 ? [ofWhich] : []),
          { name: 'kind', label: translate('refunds.kind'), choices: kinds },
          { name: 'reason', label: translate('refunds.reason'), maxLength: 300 },
        ]}
        done={({ refund_nos }) => translate('refunds.booked', { numbers: refund_nos.join(', ') })}
      />
    </ResourceContextProvider>
  );
}
