import Box from '@mui/material/Box';
import { formatMoneyText, UNKNOWN } from '@parcelway/look';
import { Link, useCreatePath, useRecordContext } from 'react-admin';
import { ResourceShow } from '../../crud/ResourceShow';
import { useMay } from '../../layout/access';

interface PaymentRow {
  readonly currency: string;
  readonly allocations: readonly {
    readonly bill_id: number;
    readonly bill_no: string;
    readonly amount: string;
  }[];
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

export const PaymentRecordPage = () => <ResourceShow cells={cells} />;
