import Box from '@mui/material/Box';
import { formatMoneyText, UNKNOWN } from '@parcelway/look';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { useMay } from '../../layout/access';

interface PaymentRow {
  readonly currency: string;
  readonly status: string;
  readonly provider: string | null;
  readonly allocations: readonly {
    readonly bill_id: number;
    readonly bill_no: string;
    readonly amount: string;
  }[];
}

const UNFINISHED = ['created', 'processing', 'requires_action', 'failed'];

/** What staff may do while a payment at a provider is unfinished. */
function Acts() {
  const payment = useRecordContext<PaymentRow>();
  const translate = useTranslate();
  if (!payment?.provider || !UNFINISHED.includes(payment.status)) return null;
  return (
    <>
      <RowIdAction action="sync" text={translate('payments.syncText')} />
      {payment.status !== 'processing' && (
        <RowIdAction action="cancel" text={translate('payments.cancelText')} />
      )}
    </>
  );
}

/** Which bill got how much of the payment. */
function Allocations() {
  const payment = useRecordContext<PaymentRow>();
  const createPath = useCreatePath();
  const may = useMay();
  if (!payment || payment.allocations.length === 0) return <>{UNKNOWN}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {payment.allocations.map(({ bill_id: id, bill_no: number, amount }) => (
        <li key={id}>
          {may('bill', 'list') ? (
            <Link to={createPath({ resource: 'bill', type: 'show', id })}>{number}</Link>
          ) : (
            number
          )}{' '}
          · {formatMoneyText(amount, payment.currency)}
        </li>
      ))}
    </Box>
  );
}

const cells = { allocations: Allocations };

export const PaymentRecordPage = () => <ResourceShow actions={<Acts />} cells={cells} />;
