import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { StoreQuote } from '@parcelway/contracts';
import { formatMoneyText } from '@parcelway/look';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSettled } from '../crud/useSettled';
import { callRest } from '../providers/rest';
import { storageQuote, type StorageForm } from './storage-order';

/** What storing costs, rate by days, as it is filled in; or why it cannot be had. */
export function StorageQuote() {
  const translate = useTranslate();
  const wanted = useSettled(JSON.stringify(storageQuote(useWatch() as StorageForm)));
  const { data, error } = useQuery({
    queryKey: ['storage-for-member', wanted],
    queryFn: () => callRest<StoreQuote>('POST', '/store-order/quote', JSON.parse(wanted)),
    enabled: wanted !== 'null',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (wanted === 'null') return <Alert severity="info">{translate('placing.waitingStorage')}</Alert>;
  const money = (amount: string): string => formatMoneyText(amount, data?.currency ?? '');
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-live="polite">
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && !error && (
        <Card>
          <Table size="small" aria-label={translate('placing.quote')}>
            <TableBody>
              <Line
                name={translate('placing.rate')}
                amount={translate('placing.rateDays', {
                  rate: money(data.rate_per_day),
                  days: data.days,
                  billable: data.billable,
                })}
              />
              {data.lines.map((line) => (
                <Line key={line.code} name={line.text} amount={money(line.amount)} />
              ))}
              <Line isTotal name={translate('placing.total')} amount={money(data.total)} />
            </TableBody>
          </Table>
        </Card>
      )}
    </Box>
  );
}

function Line({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  const sx = { fontWeight: isTotal ? 700 : 400 };
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={sx}>
        {name}
      </TableCell>
      <TableCell align="right" sx={sx}>
        {amount}
      </TableCell>
    </TableRow>
  );
}
