import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { WordMove } from '@parcelway/contracts';
import { formatMoneyText, UNKNOWN } from '@parcelway/look';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { ActDialog } from '../../crud/ActDialog';
import { ResourceShow } from '../../crud/ResourceShow';
import { RowIdAction } from '../../crud/RowsAction';
import { StatusHistory } from '../../crud/StatusHistory';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';
import { GiveBack } from '../refund-request/GiveBack';
import { ConfirmMoney } from './ConfirmMoney';
import { ProofTile } from './ProofTile';

interface PaymentRow {
  readonly id: number;
  readonly way: string;
  readonly amount: string;
  readonly currency: string;
  readonly status: string;
  readonly provider: string | null;
  /** Numbers; '' = none. */
  readonly void_bills: string;
  readonly allocations: readonly {
    readonly bill_id: number;
    readonly bill_no: string;
    readonly amount: string;
  }[];
}

const UNFINISHED = ['created', 'processing', 'requires_action', 'failed'];

/** What staff may do while a payment is unfinished. */
function Acts() {
  const payment = useRecordContext<PaymentRow>();
  const translate = useTranslate();
  if (!payment || !UNFINISHED.includes(payment.status)) return null;
  if (payment.way === 'offline')
    return (
      <>
        <ConfirmMoney
          action="confirmOffline"
          amount={payment.amount}
          voidBills={payment.void_bills}
          currency={payment.currency}
        />
        {payment.status === 'processing' && (
          <ActDialog
            danger
            action="rejectOffline"
            text={translate('payments.rejectText')}
            fields={[{ name: 'reason', label: translate('payments.reason'), maxLength: 200 }]}
          />
        )}
      </>
    );
  if (!payment.provider) return null;
  return (
    <>
      <RowIdAction action="sync" text={translate('payments.syncText')} />
      {payment.status !== 'processing' && (
        <RowIdAction action="cancel" text={translate('payments.cancelText')} />
      )}
    </>
  );
}

/** Money that comes in for void bills goes elsewhere than asked. */
function VoidBills() {
  const payment = useRecordContext<PaymentRow>();
  const translate = useTranslate();
  if (!payment?.void_bills || !UNFINISHED.includes(payment.status)) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      {translate('payments.voidBills', { bills: payment.void_bills })}
    </Alert>
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

/** Every state it was in, with whoever moved it. */
function History() {
  const payment = useRecordContext<PaymentRow>();
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['payment-record', 'history', payment?.id, payment?.status],
    queryFn: () =>
      callRest<{ list: readonly WordMove<string>[] }>(
        'GET',
        `/payment-record/history?id=${String(payment?.id)}`,
      ),
    enabled: payment !== undefined,
  });
  if (!data) return null;
  return (
    <Card sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('payments.history')}
      </Typography>
      <StatusHistory entity="paymentRecord" moves={data.list} />
    </Card>
  );
}

const cells = { allocations: Allocations, proof_file: ProofTile };

export const PaymentRecordPage = () => (
  <ResourceShow
    actions={
      <>
        <GiveBack />
        <Acts />
      </>
    }
    cells={cells}
  >
    <VoidBills />
    <History />
  </ResourceShow>
);
