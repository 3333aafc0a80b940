import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { BillMovement } from '@parcelway/contracts';
import { kindWord, PAY_WAYS } from '@parcelway/contracts/statuses';
import { formatListTime, formatMoneyText } from '@parcelway/look';
import { useQuery } from '@tanstack/react-query';
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n/useLanguage';
import { useMay } from '../../layout/access';
import { callRest } from '../../providers/rest';
import type { BillRow } from './bill-row';

/** Money that came in for the bill and went back, in the order in which it did. */
export function BillMovements() {
  const bill = useRecordContext<BillRow>();
  const translate = useTranslate();
  const language = useLanguage();
  const { data } = useQuery({
    // Whatever moves money of the bill changes its amounts.
    queryKey: ['bill', 'movements', bill?.id, bill?.paid_amount, bill?.refunded_amount],
    queryFn: () =>
      callRest<{ list: readonly BillMovement[] }>('GET', `/bill/movements?id=${String(bill?.id)}`),
    enabled: bill !== undefined,
  });
  if (!bill || !data) return null;
  return (
    <Card sx={{ p: 2, mt: 1.5 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {translate('bills.movements')}
      </Typography>
      {data.list.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('bills.noMovements')}
        </Typography>
      ) : (
        <TableContainer>
          <Table size="small" aria-label={translate('bills.movements')}>
            <TableHead>
              <TableRow>
                {(['time', 'kind', 'no'] as const).map((head) => (
                  <TableCell key={head}>{translate(`bills.${head}`)}</TableCell>
                ))}
                <TableCell align="right">{translate('bills.amount')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.list.map((move, at) => (
                <TableRow key={`${move.journal_no} ${at}`}>
                  <TableCell>{formatListTime(move.at)}</TableCell>
                  <TableCell>
                    {translate(`bills.${move.kind}`)}
                    {move.payment && ` · ${kindWord(PAY_WAYS, move.payment.way, language)}`}
                  </TableCell>
                  <TableCell>
                    <Number move={move} />
                  </TableCell>
                  <TableCell align="right">
                    {formatMoneyText(move.kind === 'refund' ? `-${move.amount}` : move.amount, bill.currency)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Card>
  );
}

function Number({ move: { payment, journal_no, memo } }: { move: BillMovement }) {
  const createPath = useCreatePath();
  const may = useMay();
  if (!payment) return <>{[journal_no, memo].filter(Boolean).join(' · ')}</>;
  if (!may('payment-record', 'list')) return <>{payment.payment_no}</>;
  return (
    <Link to={createPath({ resource: 'payment-record', type: 'show', id: payment.id })}>
      {payment.payment_no}
    </Link>
  );
}
